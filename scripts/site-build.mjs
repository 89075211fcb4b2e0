import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './children.mjs';
import { query } from './database-probe.mjs';
import { diskFull, Failure } from './failure.mjs';
import { isRecord } from './json.mjs';
import { nodeEnvironment } from './programs.mjs';
import { inProject, projectRoot } from './project.mjs';

/** What cannot change a built page. Whatever is not listed, also what is added later, can. */
const unrelated = new Set([
  '.ci',
  '.data',
  '.env',
  '.env.example',
  '.git',
  '.gitignore',
  '.next',
  '.prettierignore',
  '.prettierrc.json',
  'bench',
  'deploy',
  'dist',
  'docs',
  'eslint.config.mjs',
  'media',
  'next-env.d.ts',
  'node_modules',
  'screenshots',
  'scripts',
  'server',
  'test-results',
  'tests',
]);

/** Settings that Next writes into pages as it builds them. */
const builtIn = ['SERVER_URL'];

/**
 * @param {NodeJS.ProcessEnv} env of the build
 * @returns {Promise<string>} changes with everything that a built page depends on
 */
export async function fingerprint(env) {
  const hash = createHash('sha256');
  const entries = readdirSync(projectRoot)
    .filter((name) => !unrelated.has(name) && !/\.(md|tsbuildinfo|log)$/.test(name))
    .sort();
  for (const entry of entries) addFiles(hash, entry);
  for (const name of builtIn) hash.update(`${name}=${env[name] ?? ''}\n`);
  // The pages hold content, so another database needs another build.
  hash.update(await databaseIdentity(env.DATABASE_URL ?? ''));
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} entry a file or a folder, relative to the project
 */
function addFiles(hash, entry) {
  const file = inProject(entry);
  let names;
  try {
    names = readdirSync(file).sort();
  } catch {
    const content = readFileSync(file);
    hash.update(`${entry}\n${content.length}\n`).update(content);
    return;
  }
  for (const name of names) addFiles(hash, path.join(entry, name));
}

/** @param {string} url */
async function databaseIdentity(url) {
  try {
    const [row] = await query(
      url,
      `SELECT system_identifier || '/' || (SELECT oid FROM pg_database WHERE datname = current_database()) AS identity
       FROM pg_control_system()`,
    );
    if (isRecord(row)) return String(row.identity);
  } catch {
    // A hosted database may not tell; its address is the next best thing.
  }
  return url;
}

/** Lies in the build, so that whatever removes the build removes this too. */
const stampFile = () => inProject('.next', 'built-from');

/** @param {string} wanted a fingerprint */
export function buildIsCurrent(wanted) {
  if (!existsSync(inProject('.next', 'BUILD_ID')) || !existsSync(stampFile())) return false;
  return readFileSync(stampFile(), 'utf8') === wanted;
}

/** @param {string} built a fingerprint */
export const markBuilt = (built) => writeFileSync(stampFile(), built);

/**
 * Runs `next build`. Needs the database up and filled.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} logFile
 * @param {AbortSignal} signal
 * @returns {Promise<string>} what it printed
 */
export async function buildSite(env, logFile, signal) {
  rmSync(stampFile(), { force: true });
  const next = inProject('node_modules', 'next', 'dist', 'bin', 'next');
  const built = await run(process.execPath, [next, 'build'], {
    cwd: projectRoot,
    env: nodeEnvironment({ ...env, NEXT_TELEMETRY_DISABLED: '1' }, 'production'),
    signal,
  });
  mkdirSync(path.dirname(logFile), { recursive: true });
  writeFileSync(logFile, built.output);
  if (built.code === 0) return built.output;
  const full = diskFull(built.output);
  if (full) throw new Failure(full);
  process.stderr.write(`\n${built.output}\n`);
  throw new Failure(
    built.killed
      ? 'The build was ended by the system, probably because memory ran out: it needs 2 GB free.'
      : `The build failed: mend what its log above says (kept in ${logFile}) and start again.`,
  );
}
