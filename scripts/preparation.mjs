import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from './children.mjs';
import { lastLine } from './database-cluster.mjs';
import { dependenciesInstalled, installDependencies } from './dependencies.mjs';
import { diskFull, Failure } from './failure.mjs';
import { noteNewAccounts } from './new-accounts.mjs';
import { checkNodeVersion } from './node-version.mjs';
import { bundlePrograms, nodeEnvironment } from './programs.mjs';
import { dataFolder, inProject, projectRoot } from './project.mjs';
import { listenAddress, loadSettings } from './settings.mjs';
import { knownAccounts, openDatabase } from './site-database.mjs';
import { step } from './steps.mjs';
import { claimPort } from './web-process.mjs';

/**
 * @typedef {object} Site what `npm start` and `npm run dev` need to go on
 * @property {{ port: number, host: string, publicUrl: string }} address
 * @property {string} dataDir
 * @property {NodeJS.ProcessEnv} env for the programs, settings and database included
 * @property {Set<string>} newAccounts ADMIN, EDITOR: those with a made password that nobody has seen
 */

/** @param {AbortSignal} [signal] */
export async function readyDependencies(signal) {
  checkNodeVersion();
  await step('Dependencies', async (_note, skip) => {
    if (dependenciesInstalled()) skip('up to date');
    else await installDependencies(signal);
  });
}

/**
 * Everything up to a database that is filled: dependencies, settings, port, database, content.
 * @param {AbortSignal} signal
 * @param {(close: () => Promise<void>) => void} onClose gets what is to be closed at the end
 * @param {string} [fallbackHost]
 * @returns {Promise<Site>}
 */
export async function prepareSite(signal, onClose, fallbackHost) {
  await readyDependencies(signal);
  const { given } = await step('Settings', (_note, skip) => {
    const settings = loadSettings();
    skip(settings.made.length === 0 ? 'kept in .env' : 'secrets made, kept in .env');
    return Promise.resolve(settings);
  });
  const [address, dataDir] = [listenAddress(fallbackHost), dataFolder()];
  await step('Port', async (_note, skip) => {
    await claimPort(address, dataDir);
    skip(`${address.port} is free`);
  });
  const database = await step('Database', async (note, skip) => {
    const opened = await openDatabase(dataDir, note);
    onClose(opened.stop);
    if (opened.how) skip(opened.how);
    return opened;
  });
  signal.throwIfAborted();
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    PORT: String(address.port),
    HOST: address.host,
    SERVER_URL: address.publicUrl,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const known = await knownAccounts(database.url);
  const accounts = ['ADMIN', 'EDITOR'].map((role) => ({ role, email: env[`${role}_EMAIL`] ?? '' }));
  await step('Content', async (note) => {
    await bundlePrograms(['server', 'door', 'prepare']);
    await prepareDatabase({ env, dataDir, note, signal });
  });
  const made = accounts.filter(({ email }) => email && !known.has(email));
  const unseen = noteNewAccounts(
    dataDir,
    made.map(({ email }) => email),
  );
  const shown = accounts.filter(
    ({ email, role }) => unseen.has(email) && !given.includes(`${role}_PASSWORD`),
  );
  return { address, dataDir, env, newAccounts: new Set(shown.map(({ role }) => role)) };
}

/**
 * Applies the migrations and seeds what is missing.
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.dataDir for the log
 * @param {AbortSignal} options.signal
 * @param {(line: string) => void} [options.note]
 * @param {string} [options.program]
 */
export async function prepareDatabase({ env, dataDir, note, signal, program }) {
  const prepared = await run(
    process.execPath,
    ['--enable-source-maps', program ?? inProject('dist', 'prepare.mjs')],
    {
      cwd: projectRoot,
      // Payload applies migrations by itself in production only, also for `npm run dev`.
      env: nodeEnvironment(env, 'production'),
      signal,
      onLine: note && ((line) => note(plain(line))),
    },
  );
  if (prepared.code === 0) return;
  const log = path.join(dataDir, 'prepare.log');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(log, prepared.output);
  throw new Failure(
    diskFull(prepared.output) ??
      wrongSettings(prepared.output) ??
      `The database could not be brought up to date: ${cause(prepared.output)} (all of it: ${log})`,
  );
}

/**
 * @param {string} line of Payload's log, which has colours and the time of day
 */
const plain = (line) => stripVTControlCharacters(line).replace(/^\[[\d:]+\] INFO: /, '');

/**
 * @param {string} output in which Node shows the line of the program that threw, too
 * @returns {string | undefined} what src/env.ts or the seed says: it names each wrong setting and
 *   its remedy
 */
function wrongSettings(output) {
  return /(?<=Error: )Wrong settings[^\n]*(\n {2}[A-Z][^\n]*)*/.exec(output)?.[0];
}

/** @param {string} output */
function cause(output) {
  const lines = output.split('\n').map((line) => line.trim());
  return lines.find((line) => /^(Uncaught )?\w*Error: /.test(line)) ?? lastLine(output);
}
