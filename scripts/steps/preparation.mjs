import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { noteNewAccounts, withoutAccount } from './accounts.mjs';
import { run } from './children.mjs';
import { openDatabase } from './database.mjs';
import { readyDependencies } from './dependencies.mjs';
import { diskFull, Failure } from './failure.mjs';
import { refuseUnwritable } from './folders.mjs';
import { bundlePrograms, nodeEnvironment, programsFolder, sitePrograms } from './programs.mjs';
import { step } from './progress.mjs';
import { dataFolder, projectRoot } from './project.mjs';
import { listenAddress, loadSettings } from './settings.mjs';
import { claimPort } from './web-process.mjs';

/**
 * @typedef {object} Site what `npm start` and `npm run dev` need to go on
 * @property {ReturnType<typeof listenAddress>} address
 * @property {string} dataDir
 * @property {NodeJS.ProcessEnv} env for the programs, settings and database included
 * @property {(role: string) => boolean} isNew whether nobody has seen the password that was made for
 *   ADMIN or EDITOR
 */

/**
 * Everything up to a database that is filled: dependencies, settings, port, database, content.
 * @param {AbortSignal} signal
 * @param {(close: () => Promise<void> | void) => void} onClose gets what is to be closed at the end
 * @param {string} [fallbackHost]
 * @returns {Promise<Site>}
 */
export async function prepareSite(signal, onClose, fallbackHost) {
  await readyDependencies(signal);
  const { given } = await step('Settings', (_note, skip) => {
    const settings = loadSettings();
    skip(settings.made ? 'secrets made, kept in .env' : 'kept in .env');
    return settings;
  });
  const [address, dataDir] = [listenAddress(fallbackHost), dataFolder()];
  refuseUnwritable({
    DATA_DIR: dataDir,
    PROGRAMS_DIR: programsFolder(),
    ...(!process.env.S3_ENDPOINT && {
      MEDIA_DIR: path.resolve(projectRoot, process.env.MEDIA_DIR || 'media'),
    }),
  });
  await step('Port', async (_note, skip) => {
    await claimPort(address, dataDir);
    skip(`${address.port} is free`);
  });
  const database = await step('Database', async (note, skip) => {
    const opened = await openDatabase(dataDir, note);
    onClose(opened.stop);
    // Not at the top: it needs the dependencies.
    const { putBack } = await import('../backup/set-aside.mjs');
    if (await putBack(opened.url)) note('A restore was cut off: what was there before it is back.');
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
  const emails = [env.ADMIN_EMAIL ?? '', env.EDITOR_EMAIL ?? ''].filter(Boolean);
  const missing = await withoutAccount(database.url, emails);
  await step('Content', async (note) => {
    await bundlePrograms(sitePrograms);
    await prepareDatabase({ env, dataDir, note, signal });
  });
  const unseen = noteNewAccounts(dataDir, missing);
  const isNew = (/** @type {string} */ role) =>
    unseen.includes(env[`${role}_EMAIL`] ?? '') && !given.includes(`${role}_PASSWORD`);
  return { address, dataDir, env, isNew };
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
  const { code, output } = await run(
    process.execPath,
    ['--enable-source-maps', program ?? path.join(programsFolder(), 'prepare.mjs')],
    {
      cwd: projectRoot,
      // Payload applies migrations by itself in production only, also for `npm run dev`.
      // In readable form: `plain()` and `cause()` below read its lines.
      env: { ...nodeEnvironment(env, 'production'), LOG_FORMAT: '' },
      signal,
      onLine: note && ((line) => note(plain(line))),
    },
  );
  if (code === 0) return;
  const log = path.join(dataDir, 'prepare.log');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(log, output);
  throw new Failure(
    diskFull(output) ??
      wrongSettings(output) ??
      `The database could not be brought up to date: ${cause(output)} (all of it: ${log})`,
  );
}

/**
 * @param {string} line of Payload's log, which has colours and the time of day
 */
const plain = (line) => stripVTControlCharacters(line).replace(/^\[[\d:]+\] INFO( \(\w+\))?: /, '');

/**
 * @param {string} output in which Node shows the line of the program that threw, too
 * @returns {string | undefined} what src/env.ts or the seed says: it names each wrong setting and
 *   its remedy
 */
const wrongSettings = (output) =>
  /(?<=Error: )Wrong settings[^\n]*(\n {2}[A-Z][^\n]*)*/.exec(output)?.[0];

/** @param {string} output */
function cause(output) {
  const text = stripVTControlCharacters(output);
  // Says all, and may take several lines, before the error that it is about.
  const [, name, why] = /Error running migration (\S+) ([^]*?)(?=\n +err: |$)/.exec(text) ?? [];
  const thrown = /^\s*((Uncaught )?\w*Error: .*)$/m.exec(text)?.[1];
  return name
    ? `migration ${name}: ${why}`
    : (thrown ?? text.trim().split('\n').at(-1)?.trim() ?? '');
}
