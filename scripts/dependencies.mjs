import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './children.mjs';
import { diskFull, Failure } from './failure.mjs';
import { readJsonObject, recordAt } from './json.mjs';
import { dataFolder, inProject, projectRoot } from './project.mjs';

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes what it has installed to
 * node_modules/.package-lock.json as its very last act, so a torn install does not pass, and neither
 * does a lock that a `git pull` has changed; an install by hand does.
 */
export function dependenciesInstalled() {
  const wanted = recordAt(readJsonObject(inProject('package-lock.json')), 'packages');
  const installedLock = inProject('node_modules', '.package-lock.json');
  const installed = recordAt(readJsonObject(installedLock), 'packages');
  return Object.keys(wanted).every((place) => {
    if (place === '') return true;
    const [want, have] = [recordAt(wanted, place), recordAt(installed, place)];
    if (have.version === undefined) return Boolean(want.optional ?? want.devOptional ?? want.peer);
    return have.version === want.version;
  });
}

/** @param {AbortSignal} [signal] */
export async function installDependencies(signal) {
  // devDependencies too, whatever NODE_ENV says: the same clone is tested and built.
  const quiet = ['--include=dev', '--no-audit', '--no-fund'];
  const clean = await npm(['ci', ...quiet], signal);
  if (clean.code === 0) return;
  let { output } = clean;
  if (lockRefused(output)) {
    // `npm ci` refuses a lock that lacks some platforms' optional packages; `npm install` does not.
    const lenient = await npm(['install', '--no-save', ...quiet], signal);
    if (lenient.code === 0) return;
    output += lenient.output;
  }
  const log = path.join(dataFolder(), 'install.log');
  mkdirSync(dataFolder(), { recursive: true });
  writeFileSync(log, output);
  throw new Failure(reason(output, log));
}

/** @param {string} output */
const lockRefused = (output) =>
  /EUSAGE|can only install packages when|Missing: .* from lock file/.test(output);

/**
 * @param {string} output
 * @param {string} log
 */
function reason(output, log) {
  const full = diskFull(output);
  if (full) return full;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(output))
    return 'The dependencies could not be downloaded, because the package registry cannot be reached: check the network (or the proxy in ~/.npmrc) and start again.';
  if (/EACCES|EPERM/.test(output))
    return `npm may not write to ${projectRoot}: start as the account that owns this folder, or hand it over with chown.`;
  return `The dependencies could not be installed: see ${log}.`;
}

/**
 * @param {string[]} args
 * @param {AbortSignal} [signal]
 */
async function npm(args, signal) {
  const cli = process.env.npm_execpath;
  // Under another package manager npm_execpath names that one.
  const [command, first] =
    cli && path.basename(cli) === 'npm-cli.js' ? [process.execPath, [cli]] : ['npm', []];
  try {
    return await run(command, [...first, ...args], { cwd: projectRoot, signal });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Failure('npm is not installed: install Node with npm and start again.');
    throw error;
  }
}
