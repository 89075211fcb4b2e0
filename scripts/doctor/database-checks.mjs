import { postgresProcess, startPostgres } from '@packages/embedded-postgres';
import { jobsTable, migrationsTable } from '../../src/platform/payload/table-names.mjs';
import { query } from '../steps/database.mjs';
import { explain } from '../steps/failure.mjs';
import { migrationNames } from '../steps/project.mjs';
import { notice, well, wrong } from './settings-checks.mjs';

/** @typedef {import('./settings-checks.mjs').Finding} Finding */
/** @typedef {(statement: string) => Promise<Record<string, unknown>[]>} Query */

/**
 * @param {string | undefined} url
 * @param {string} dataDir of the embedded one, which is asked only when it runs
 * @param {number} [megabytes] that mails may take
 * @returns {Promise<Finding[]>}
 */
export async function database(url, dataDir, megabytes = 5000) {
  if (url) return about(url, megabytes);
  if (postgresProcess(dataDir) === null)
    return [well('Database', 'the embedded one, at rest: `npm start` starts it')];
  const running = await startPostgres({ folder: dataDir, database: 'site' });
  try {
    return await about(running.url, megabytes);
  } finally {
    await running.stop();
  }
}

/** @param {string} url @param {number} megabytes @returns {Promise<Finding[]>} */
async function about(url, megabytes) {
  /** @type {Query} */
  const ask = (statement) => query(url, statement);
  try {
    const before = Date.now();
    const [row] = await ask(
      `SELECT current_setting('server_version') AS version, clock_timestamp() AS now`,
    );
    const found = [
      well('Database', `PostgreSQL ${String(row?.version)}`),
      clock(row?.now, before, Date.now()),
    ];
    return [
      ...found,
      await migrations(ask),
      await jobs(ask),
      await files(ask),
      await mails(ask, megabytes),
      await placeholders(ask),
    ];
  } catch (error) {
    const why = explain(error).split('\n', 1)[0] ?? '';
    return [wrong('Database', `${why} Start it, or correct DATABASE_URL.`)];
  }
}

const farthestMs = 5000;

/**
 * The database was asked between two moments of ours: what lies between them is no difference.
 * @param {unknown} now of the database
 * @param {number} before
 * @param {number} after
 * @returns {Finding}
 */
export function clock(now, before, after) {
  const theirs = now instanceof Date ? now.getTime() : before;
  const apart = Math.max(before - theirs, theirs - after, 0);
  return apart > farthestMs
    ? wrong('Clock', `${Math.round(apart / 1000)} s from the database's: set both by NTP.`)
    : well('Clock', 'as the database says');
}

/** @param {Query} ask @returns {Promise<Finding>} */
async function migrations(ask) {
  const written = migrationNames();
  const rows = await ask(`SELECT name FROM ${migrationsTable}`).catch(() => []);
  const done = new Set(rows.map(({ name }) => name));
  const missing = written.filter((name) => !done.has(name));
  return missing.length > 0
    ? wrong('Migrations', `${missing.length} are missing: \`npm start\` runs them.`)
    : well('Migrations', `all ${written.length}`);
}

/** The process that does the jobs holds a connection of this name (src/platform/scheduler.ts). */
const leaders = `SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE application_name = 'jobs leader' AND datname = current_database()`;

const lateJobs = `SELECT count(*)::int AS count FROM ${jobsTable}
  WHERE completed_at IS NULL AND created_at < now() - interval '1 hour'`;

/** @param {Query} ask @returns {Promise<Finding>} */
async function jobs(ask) {
  const count = async (/** @type {string} */ statement) =>
    Number((await ask(statement).catch(() => []))[0]?.count ?? 0);
  const [working, late] = [await count(leaders), await count(lateJobs)];
  const who = working > 0 ? 'a process does the jobs' : 'no process does the jobs just now';
  return late > 0
    ? wrong(
        'Worker',
        `${late} jobs have waited for more than an hour, and ${who}: see the log, or start \`npm run worker\`.`,
      )
    : well('Worker', `${who}, none is late`);
}

/** Upload collections have these columns, and no other table has. */
const ofFiles = `SELECT table_name AS "table", column_name AS "column"
  FROM information_schema.columns
  WHERE table_schema = 'public' AND column_name ~ '^(sizes_.+_)?filename$'`;

/** Pictures that share a file with another: one shows in the other's place. @param {Query} ask @returns {Promise<Finding>} */
async function files(ask) {
  const columns = await ask(ofFiles);
  const claims = columns.map(
    ({ table, column }) =>
      `SELECT '${String(table)}/' || id AS owner, lower("${String(column)}") AS name
       FROM "${String(table)}" WHERE "${String(column)}" IS NOT NULL`,
  );
  if (claims.length === 0) return well('Files', 'none');
  const shared = await ask(
    `SELECT name FROM (${claims.join(' UNION ')}) AS claims
     GROUP BY name HAVING count(*) > 1 ORDER BY name`,
  );
  return shared.length > 0
    ? wrong(
        'Files',
        `${shared.length} belong to several pictures each, such as ${String(shared[0]?.name)}: \`npm run pictures:repair\` makes them anew.`,
      )
    : well('Files', 'each picture has its own');
}

/**
 * What came in by mail: how much of its room is taken, and what does not come in.
 * @param {Query} ask
 * @param {number} megabytes
 * @returns {Promise<Finding>}
 */
async function mails(ask, megabytes) {
  const [taken] = await ask(
    `SELECT coalesce(sum(size) FILTER (WHERE content IS NOT NULL), 0)::float8 / 1000000 AS megabytes
     FROM attachments WHERE author IS NULL`,
  ).catch(() => []);
  const waiting = await ask(
    `SELECT reason, is_left, count(*)::int AS count FROM waiting_mails
     WHERE is_left OR due_at > now() GROUP BY reason, is_left ORDER BY count DESC`,
  ).catch(() => []);
  const used = Math.round(Number(taken?.megabytes ?? 0));
  const room = `${used} of ${megabytes} MB for mail that comes in are taken`;
  if (waiting.length === 0 && used < 0.9 * megabytes) return well('Mail room', room);
  const why = waiting.map(
    ({ reason, is_left: isLeft, count }) =>
      `${Number(count)} ${isLeft ? 'left in the mailbox, flagged' : 'waiting'}: ${String(reason)}`,
  );
  // Where mails wait for something else, to erase some helps nobody.
  const remedy = used < 0.9 * megabytes ? '' : ' Erase what nobody needs, or raise MAIL_MEGABYTES.';
  return wrong('Mail room', `${[room, ...why].join('; ')}.${remedy}`);
}

/** What nobody has replaced since the seed invented it. @param {Query} ask @returns {Promise<Finding>} */
async function placeholders(ask) {
  const tables = await ask(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'placeholder' AND data_type = 'boolean'
     ORDER BY table_name`,
  );
  const found = [];
  for (const { name } of tables) {
    const [row] = await ask(
      `SELECT count(*)::int AS count FROM "${String(name)}" WHERE placeholder`,
    );
    if (Number(row?.count) > 0)
      found.push(`${Number(row?.count)} ${String(name).replaceAll('_', ' ')}`);
  }
  return found.length > 0
    ? notice(
        'Placeholders',
        `${found.join(', ')} are invented: replace them in the panel, and take the tick off.`,
      )
    : well('Placeholders', 'none');
}
