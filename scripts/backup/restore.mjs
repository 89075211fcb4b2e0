import path from 'node:path';
import { former } from '../../migrations/first/former-release.mjs';
import { run } from '../steps/children.mjs';
import { query } from '../steps/database.mjs';
import { explain, Failure } from '../steps/failure.mjs';
import { nodeEnvironment, programsFolder } from '../steps/programs.mjs';
import { step } from '../steps/progress.mjs';
import { migrationNames, projectRoot } from '../steps/project.mjs';
import { isAsWritten } from './checked-files.mjs';
import { fingerprint, readManifest, countsOf } from './manifest.mjs';
import { picturesOf } from './pictures.mjs';
import { forgetAside, putBack, setAside } from './set-aside.mjs';
import { inTransaction, loadTables } from './tables.mjs';

/** @typedef {import('./manifest.mjs').Manifest} Manifest */

/**
 * @param {object} options
 * @param {string} options.folder
 * @param {string} options.url of the database
 * @param {boolean} options.isReplacing whether what is there may be lost
 * @param {NodeJS.ProcessEnv} options.env
 * @param {AbortSignal} options.signal
 */
export async function restore({ folder, url, isReplacing, env, signal }) {
  const from = path.resolve(folder);
  const manifest = readManifest(from);
  checkMigrations(manifest);
  await step('Checksums', () => checkFiles(from, manifest));
  const pictures = picturesOf(env);
  if (await putBack(url))
    process.stdout.write('An earlier restore was cut off: what was there before it is back.\n');
  const isEmpty = await isEmptyDatabase(url);
  if (!isReplacing) await refuseToLose(isEmpty, pictures);
  signal.throwIfAborted();
  if (!isEmpty) await setAside(url);
  try {
    await step('Schema', () => migrate(manifest.migrations, { ...env, DATABASE_URL: url }, signal));
    await inTransaction(url, 'BEGIN', async (client) => {
      await step('Database', (note) => loadTables(client, from, manifest, note));
      signal.throwIfAborted();
      await client.query(forgetAside);
      // Last: what they take the place of does not come back.
      await step('Pictures', () => writePictures(pictures, from, manifest));
    });
  } catch (error) {
    await putBack(url);
    throw error;
  }
  await query(url, 'ANALYZE');
  process.stdout.write(`\n${countsOf(manifest)} from ${manifest.madeAt} are back.\n`);
  if (fingerprint(env.PAYLOAD_SECRET ?? '') !== manifest.secret)
    process.stdout.write(
      'PAYLOAD_SECRET is not the one of the backup: no second factor will be right until you set that one.\n',
    );
}

/**
 * A release knows its own migrations, the earlier ones from the first on, and the last one of the
 * release before the first. Those of that release stay in a database that came from it.
 * @param {Manifest} manifest
 */
function checkMigrations({ migrations, versions }) {
  const known = migrationNames();
  const { release, lastMigration } = former;
  const later = migrations.filter((name) => name > lastMigration && !known.includes(name));
  if (later.length > 0)
    throw new Failure(
      `This backup is of a later release (${versions.site ?? ''}), whose migrations are not here (${later.join(', ')}): restore it with that release.`,
    );
  if (![lastMigration, ...known].some((name) => migrations.includes(name)))
    throw new Failure(
      `This backup stands at migration ${migrations.at(-1) ?? ''}, and this release goes on from release ${release}, which stands at ${lastMigration}: restore it with release ${release}, start that once, and back up again.`,
    );
}

/** @param {string} folder @param {Manifest} manifest */
async function checkFiles(folder, { tables, pictures }) {
  const damaged = [];
  for (const written of [...tables, ...pictures])
    if (!(await isAsWritten(path.join(folder, written.file), written))) damaged.push(written.file);
  if (damaged.length === 0) return;
  throw new Failure(
    `${damaged.length} files of this backup are missing or damaged, and nothing was restored: ${damaged.slice(0, 5).join(', ')}.`,
  );
}

/**
 * @param {import('./pictures.mjs').Pictures} pictures
 * @param {string} from
 * @param {Manifest} manifest
 */
async function writePictures(pictures, from, manifest) {
  for (const [written, { name, file }] of manifest.pictures.entries()) {
    try {
      await pictures.write(name, path.join(from, file));
    } catch (error) {
      throw new Failure(
        `The picture ${name} could not be written (${explain(error)}). The database is as it was; ${written} pictures of the backup are written.`,
      );
    }
  }
}

/** @param {string} url */
async function isEmptyDatabase(url) {
  const rows = await query(
    url,
    `SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' LIMIT 1`,
  );
  return rows.length === 0;
}

/**
 * @param {boolean} isEmpty
 * @param {import('./pictures.mjs').Pictures} pictures
 */
async function refuseToLose(isEmpty, { list, where }) {
  const found = [];
  if (!isEmpty) found.push('The database is not empty.');
  const there = await list();
  if (there.length > 0) found.push(`${where} holds ${there.length} pictures.`);
  if (found.length === 0) return;
  throw new Failure(
    `${found.join(' ')} Nothing was restored: back up what is there, and add --replace to lose it.`,
  );
}

/**
 * @param {string[]} names
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} signal
 */
async function migrate(names, env, signal) {
  const args = ['--enable-source-maps', path.join(programsFolder(), 'migrate.mjs'), ...names];
  const { code, output } = await run(process.execPath, args, {
    cwd: projectRoot,
    env: nodeEnvironment(env, 'development'),
    signal,
  });
  if (code !== 0)
    throw new Failure(`The migrations of the backup could not be applied:\n${output.trim()}`);
}
