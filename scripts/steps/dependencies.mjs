import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './children.mjs';
import { codeOf, diskFull, Failure } from './failure.mjs';
import { readJson, recordAt } from './json.mjs';
import { step } from './progress.mjs';
import { dataFolder, inProject, projectRoot } from './project.mjs';

/**
 * What every command needs: a Node that is new enough, and the packages of package-lock.json.
 * @param {AbortSignal} [signal]
 */
export async function readyDependencies(signal) {
  checkNodeVersion();
  await step('Dependencies', async (_note, skip) => {
    if (dependenciesInstalled()) skip('up to date');
    else await installDependencies(signal);
  });
}

/** Later scripts use features of this Node, so it is asked first. */
export function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 20)) return;
  throw new Failure(
    `This is Node ${version}, and the site needs Node 20.20 or later (24 is recommended): install it from https://nodejs.org and start again.`,
  );
}

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes what it has installed to
 * node_modules/.package-lock.json as its very last act, so a torn install does not pass, and neither
 * does a lock that a `git pull` has changed; an install by hand does.
 */
export function dependenciesInstalled() {
  const wanted = recordAt(readJson(inProject('package-lock.json')), 'packages');
  const installed = recordAt(readJson(inProject('node_modules', '.package-lock.json')), 'packages');
  return Object.keys(wanted).every((place) => {
    const [want, have] = [recordAt(wanted, place), installed[place]];
    if (place === '') return true;
    if (have === undefined) return Boolean(want.optional ?? want.devOptional ?? want.peer);
    return recordAt(installed, place).version === want.version;
  });
}

/** @param {AbortSignal} [signal] */
async function installDependencies(signal) {
  // devDependencies too, whatever NODE_ENV says: the same clone is tested and built.
  const quiet = ['--include=dev', '--no-audit', '--no-fund'];
  let { code, output } = await npm(['ci', ...quiet], signal);
  // `npm ci` refuses a lock that lacks some platforms' optional packages; `npm install` does not.
  if (code !== 0 && /EUSAGE|can only install packages when|from lock file/.test(output))
    ({ code, output } = await npm(['install', '--no-save', ...quiet], signal));
  if (code === 0) return;
  const log = path.join(dataFolder(), 'install.log');
  mkdirSync(dataFolder(), { recursive: true });
  writeFileSync(log, output);
  throw new Failure(diskFull(output) ?? reason(output, log));
}

/**
 * @param {string} output
 * @param {string} log
 */
function reason(output, log) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(output))
    return 'The dependencies could not be downloaded, because the package registry cannot be reached: check the network (or the proxy in ~/.npmrc) and start again.';
  if (/EACCES|EPERM/.test(output))
    return `npm may not write to ${projectRoot}: start as the account that owns this folder, or hand it over with chown.`;
  return `The dependencies could not be installed: see ${log}.`;
}

/**
 * @param {string[]} args
 * @param {AbortSignal} [signal]
 * @param {string} [cwd]
 */
export async function npm(args, signal, cwd = projectRoot) {
  // Under another package manager npm_execpath names that one.
  const cli = process.env.npm_execpath ?? '';
  const [command = '', ...first] =
    path.basename(cli) === 'npm-cli.js' ? [process.execPath, cli] : ['npm'];
  try {
    return await run(command, [...first, ...args], { cwd, signal });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new Failure('npm is not installed: install Node with npm and start again.');
  }
}
