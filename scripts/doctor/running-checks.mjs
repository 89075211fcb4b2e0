import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { explain } from '../steps/failure.mjs';
import { inProject } from '../steps/project.mjs';
import { well, wrong } from './settings-checks.mjs';

/** @typedef {import('./settings-checks.mjs').Finding} Finding */
/** @typedef {(statement: string) => Promise<Record<string, unknown>[]>} Query */

/**
 * @param {string | undefined} url
 * @returns {Promise<Finding[]>}
 */
export async function database(url) {
  if (!url) return [well('Database', 'the embedded one, which `npm start` starts')];
  // Not at the top: this file is read before the dependencies are installed.
  const { query } = await import('../steps/database.mjs');
  /** @type {Query} */
  const ask = (statement) => query(url, statement);
  try {
    const [row] = await ask(`SELECT current_setting('server_version') AS version, now() AS now`);
    const found = [well('Database', `PostgreSQL ${String(row?.version)}`), clock(row?.now)];
    return [...found, await migrations(ask), await jobs(ask)];
  } catch (error) {
    const why = explain(error).split('\n', 1)[0] ?? '';
    return [wrong('Database', `${why} Start it, or correct DATABASE_URL.`)];
  }
}

const farthestMs = 5000;

/** @param {unknown} now @returns {Finding} */
function clock(now) {
  const apart = now instanceof Date ? Math.abs(Date.now() - now.getTime()) : 0;
  return apart > farthestMs
    ? wrong('Clock', `${Math.round(apart / 1000)} s from the database's: set both by NTP.`)
    : well('Clock', 'as the database says');
}

/** @param {Query} ask @returns {Promise<Finding>} */
async function migrations(ask) {
  const written = readdirSync(inProject('migrations'))
    .filter((name) => /^\d+_.*\.ts$/.test(name))
    .map((name) => name.replace('.ts', ''));
  const rows = await ask('SELECT name FROM payload_migrations').catch(() => []);
  const done = new Set(rows.map(({ name }) => name));
  const missing = written.filter((name) => !done.has(name));
  return missing.length > 0
    ? wrong('Migrations', `${missing.length} are missing: \`npm start\` runs them.`)
    : well('Migrations', `all ${written.length}`);
}

/** @param {Query} ask @returns {Promise<Finding>} */
async function jobs(ask) {
  const [row] = await ask(
    `SELECT count(*)::int AS count FROM payload_jobs
     WHERE completed_at IS NULL AND created_at < now() - interval '1 hour'`,
  ).catch(() => []);
  const late = Number(row?.count ?? 0);
  return late > 0
    ? wrong(
        'Worker',
        `${late} jobs have waited for more than an hour: see the log, and whether a web process runs.`,
      )
    : well('Worker', 'no job waits for long');
}

const connectMs = 3000;

/**
 * @param {string | undefined} url
 * @returns {Promise<Finding>}
 */
export async function mail(url) {
  if (!url) return well('Mail', 'none is sent: SMTP_URL is not set');
  if (!URL.canParse(url))
    return wrong('Mail', 'SMTP_URL is no address: write smtps://user:password@host.');
  const { hostname, port, protocol } = new URL(url);
  const to = { host: hostname, port: Number(port || (protocol === 'smtps:' ? 465 : 587)) };
  /** @type {Promise<boolean>} */
  const asking = new Promise((resolve) => {
    const socket = connect(to, () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.setTimeout(connectMs, () => resolve(false));
    socket.once('close', () => resolve(false));
    setTimeout(() => socket.destroy(), connectMs).unref();
  });
  return (await asking)
    ? well('Mail', `${to.host}:${to.port} answers`)
    : wrong(
        'Mail',
        `${to.host}:${to.port} does not answer: correct SMTP_URL, or let this machine reach it.`,
      );
}

/** @param {string} url @returns {Promise<Finding>} */
export async function web(url) {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(connectMs) });
    const text = (await answer.text()).slice(0, 200);
    return answer.ok
      ? well('Web', `${url} is ready`)
      : wrong('Web', `${url} is not ready: ${text}`);
  } catch {
    return well('Web', `nothing answers at ${url}: \`npm start\` starts it`);
  }
}
