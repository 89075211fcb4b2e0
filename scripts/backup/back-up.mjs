import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../steps/failure.mjs';
import { readJson } from '../steps/json.mjs';
import { step } from '../steps/progress.mjs';
import { inProject } from '../steps/project.mjs';
import { writeChecked } from './checked-files.mjs';
import { fingerprint, writeManifest, countsOf } from './manifest.mjs';
import { picturesOf } from './pictures.mjs';
import { settingNames, settingsWithoutSecrets } from './settings.mjs';
import { dumpTables, inTransaction } from './tables.mjs';

/**
 * @param {object} options
 * @param {string} options.folder to be made
 * @param {string} options.url of the database
 * @param {string} options.dataDir
 * @param {NodeJS.ProcessEnv} options.env
 * @param {AbortSignal} options.signal
 */
export async function backUp({ folder, url, dataDir, env, signal }) {
  const to = path.resolve(folder);
  if (existsSync(to) && readdirSync(to).length > 0)
    throw new Failure(`${to} is not empty: name a folder that is not there yet.`);
  mkdirSync(path.join(to, 'pictures'), { recursive: true, mode: 0o700 });
  // It may have been there before, empty.
  chmodSync(to, 0o700);
  const pictures = picturesOf(env);
  // One moment for all tables; pictures that are added while it runs come besides.
  const about = await inTransaction(
    url,
    'BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY',
    async (client) => {
      const dumped = await step('Database', (note) => dumpTables(client, to, note));
      /** @type {import('pg').QueryResult<{ version: string }>} */
      const { rows } = await client.query(`SELECT current_setting('server_version') AS version`);
      return { ...dumped, postgres: rows[0]?.version ?? '' };
    },
  );
  const { postgres, ...dumped } = about;
  const kept = await step('Pictures', () => copyPictures(pictures, to, signal));
  const manifest = {
    madeAt: new Date().toISOString(),
    versions: {
      site: String(readJson(inProject('package.json')).version),
      node: process.versions.node,
      postgres,
    },
    ...dumped,
    pictures: kept,
    settings: settingsWithoutSecrets(
      settingNames(readFileSync(inProject('.env.example'), 'utf8')),
      env,
    ),
    secret: fingerprint(env.PAYLOAD_SECRET ?? ''),
  };
  writeManifest(to, manifest);
  process.stdout.write(`\n${countsOf(manifest)} in ${to}\n`);
  process.stdout.write(
    'It holds personal data. Keep PAYLOAD_SECRET elsewhere: second factors need the same one.\n',
  );
  warnOfSpool(dataDir);
}

/**
 * @param {import('./pictures.mjs').Pictures} pictures
 * @param {string} folder
 * @param {AbortSignal} signal
 */
async function copyPictures({ list, read }, folder, signal) {
  const copied = [];
  for (const name of await list()) {
    signal.throwIfAborted();
    const file = `pictures/${name}`;
    copied.push({ name, file, ...(await writeChecked(path.join(folder, file), await read(name))) });
  }
  return copied;
}

/** What people sent while the database was away is not in it yet. @param {string} dataDir */
function warnOfSpool(dataDir) {
  const spool = path.join(dataDir, 'spool');
  const waiting = existsSync(spool) ? readdirSync(spool).length : 0;
  if (waiting > 0)
    process.stdout.write(
      `${waiting} files in ${spool} wait for the database: not in the backup.\n`,
    );
}
