import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  holdsSeed,
  isWhole,
  keptReads,
  originFile,
  readOrigin,
} from '../../src/platform/next/build-folder.mjs';
import { bundleBrowserCode, checkPageCode } from './browser-code/browser-code.mjs';
import { run } from './children.mjs';
import { query } from './database.mjs';
import { diskFull, Failure } from './failure.mjs';
import { nodeEnvironment, nextProgram } from './programs.mjs';
import { inProject, projectRoot } from './project.mjs';

/** Folders of which every file can change a built page. */
const whole = new Set([
  'brand',
  'collections',
  'globals',
  'jobs',
  'migrations',
  'public',
  'seed',
  'src',
]);

/** What cannot change a built page. */
const unrelated = new Set([
  ...['.DS_Store', '.ci', '.data', '.dockerignore', '.editorconfig', '.env', '.env.example'],
  ...['.git', '.github', '.gitignore', '.next', '.nvmrc', '.oxfmtrc.json', '.oxlintrc.json'],
  ...['bench', 'deploy', 'dist', 'docs', 'import-rules.mjs', 'media', 'next-env.d.ts'],
  ...['node_modules', 'packages', 'screenshots', 'scripts', 'server', 'test-results', 'tests'],
  'vitest.config.ts',
]);

/**
 * Whether a file can change a built page. Of what is not listed, also what is added later, code and
 * settings can. A backup, an export or whatever else somebody keeps here cannot, and is not even read.
 * @param {string} file from the project's root
 */
export function canChangePages(file) {
  const [first = '', ...below] = file.split(path.sep);
  if (unrelated.has(first)) return false;
  if (whole.has(first)) return true;
  const isCode = /\.(?:[cm]?[jt]sx?|css)$/.test(file);
  return isCode || (below.length === 0 && /^(?:\..*|(?:package|tsconfig).*\.json)$/.test(first));
}

/** Settings that Next writes into pages as it builds them. */
const builtIn = ['SERVER_URL'];

/**
 * A build has source maps where Node is asked to read them. The rest of NODE_OPTIONS changes no
 * build: editors write something else into it for each terminal.
 * @param {NodeJS.ProcessEnv} env
 */
const readsSourceMaps = (env) => /--enable-source-maps\b/.test(env.NODE_OPTIONS ?? '');

/**
 * @param {NodeJS.ProcessEnv} env of the build
 * @returns {string} changes with everything that a built page depends on, but for its content
 */
export function fingerprint(env) {
  const hash = hashOf(relatedFiles(projectRoot));
  for (const name of builtIn) hash.update(`${name}=${env[name] ?? ''}\n`);
  hash.update(`source maps=${readsSourceMaps(env)}\n`);
  return hash.digest('hex');
}

/** @param {readonly string[]} files from the root: their names and what is in them */
export function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(inProject(file));
    hash.update(`${file}\n${content.length}\n`).update(content);
  }
  return hash;
}

/** @param {string} root @returns {string[]} those that can change a built page, from the root */
export function relatedFiles(root) {
  const below = (/** @type {import('node:fs').Dirent} */ entry) =>
    entry.isDirectory()
      ? readdirSync(path.join(root, entry.name), { recursive: true, withFileTypes: true })
      : entry;
  return readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !unrelated.has(name))
    .flatMap(below)
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .filter(canChangePages)
    .sort();
}

/** @param {string} url */
async function databaseIdentity(url) {
  const identity = `SELECT system_identifier || '/' || oid AS identity
    FROM pg_control_system(), pg_database WHERE datname = current_database()`;
  // A hosted database may not tell; its address is the next best thing.
  const [row] = await query(url, identity).catch(() => []);
  return typeof row?.identity === 'string' ? row.identity : url;
}

/**
 * @typedef {object} Origin
 * @property {string} code a fingerprint
 * @property {string} content the database that the words of its pages are from
 */

/** @param {NodeJS.ProcessEnv} env @returns {Promise<Origin>} */
export const originFor = async (env) => ({
  code: fingerprint(env),
  content: await databaseIdentity(env.DATABASE_URL ?? ''),
});

/**
 * A build with the content of the seed serves any database: the web process shows nobody a page as it
 * was built then (src/platform/next/build-folder.mjs).
 * @param {Origin} wanted
 */
export function buildIsCurrent({ code, content }) {
  const distDir = inProject('.next');
  const built = readOrigin(distDir);
  return (
    isWhole(distDir) && built.code === code && (built.content === content || holdsSeed(distDir))
  );
}

/** @param {Origin} origin */
export const markBuilt = (origin) =>
  writeFileSync(originFile(inProject('.next')), JSON.stringify(origin));

/**
 * Runs `next build`, refuses what would be dead, and bundles what public pages run. Needs the database up and filled.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} logFile
 * @param {AbortSignal} signal
 * @returns {Promise<string>} what it printed
 */
export async function buildSite(env, logFile, signal) {
  const distDir = env.NEXT_DIST_DIR || '.next';
  rmSync(originFile(inProject('.next')), { force: true });
  rmSync(keptReads(inProject(distDir)), { recursive: true, force: true });
  const own = { NEXT_TELEMETRY_DISABLED: '1', BUILD_SOURCE_MAPS: String(readsSourceMaps(env)) };
  const { code, killed, output } = await run(process.execPath, [nextProgram(), 'build'], {
    cwd: projectRoot,
    env: nodeEnvironment({ ...env, ...own }, 'production'),
    signal,
  });
  mkdirSync(path.dirname(logFile), { recursive: true });
  writeFileSync(logFile, output);
  if (code === 0) {
    await bundleBrowserCode(distDir, await checkPageCode(distDir));
    return output;
  }
  const full = diskFull(output);
  if (full) throw new Failure(full);
  process.stderr.write(`\n${output}\n`);
  throw new Failure(
    killed
      ? 'The build was ended by the system, probably because memory ran out: it needs 2 GB free.'
      : `The build failed: mend what its log above says (kept in ${logFile}) and start again.`,
  );
}
