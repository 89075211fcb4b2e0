import { rmSync } from 'node:fs';
import path from 'node:path';
import { readJson, recordAt } from './json.mjs';
import { dependencyCheck } from './payload-versions.mjs';
import { seedFolders } from './site-config.mjs';
import { inProject, projectRoot } from './project.mjs';

/** What runs outside Next's bundles and is written in TypeScript. */
const sources = {
  server: 'server/main.ts',
  'development-headers': 'server/development-headers.ts',
  worker: 'server/worker.ts',
  door: 'src/submissions/door.ts',
  'mail-reader': 'src/submissions/incoming/mail-reader.ts',
  'cache-handler': 'src/platform/expiry/cache-handler.ts',
  prepare: 'scripts/prepare.ts',
  migrate: 'scripts/migrate.ts',
  generation: 'scripts/generation/program.ts',
  content: 'scripts/content/program.ts',
  submissions: 'scripts/submissions/program.ts',
  forms: 'scripts/forms/program.ts',
  pictures: 'scripts/pictures/program.ts',
};

/**
 * What a site needs. They are bundled together, because they share modules.
 * @type {(keyof typeof sources)[]}
 */
export const sitePrograms = [
  'server',
  'development-headers',
  'worker',
  'door',
  'mail-reader',
  'cache-handler',
  'prepare',
];

/** @returns {string} where the bundled programs lie, absolute: the settings have been read by then */
export const programsFolder = () => path.resolve(projectRoot, process.env.PROGRAMS_DIR || 'dist');

/**
 * The arguments with which Node runs the web process. V8 collects the heap when it has grown by so
 * much since the last time. By itself it lets it double first, and an export of 100,000 submissions
 * then leaves 150 MB of what is long unused; with this at most 90, at the same speed
 * (docs/decisions/02-web-process.md). NODE_OPTIONS does not accept it.
 *
 * A pool size of 0 means one helper of V8 fewer than there are processors, and at least one. By
 * itself Node starts four on any machine: on few processors they collect garbage while every answer
 * waits.
 *
 * Without `--enable-source-maps`: Node would keep the maps of all of Next's code, 150 MB of them.
 * @param {string} [folder] of the bundled programs
 */
export const webProcessArgs = (folder = programsFolder()) => [
  '--heap-growing-percent=50',
  '--v8-pool-size=0',
  `${folder}/server.mjs`,
];

/**
 * The arguments with which Node runs the process that does the jobs.
 * @param {string} [folder] of the bundled programs
 */
export const workerArgs = (folder = programsFolder()) => [
  '--enable-source-maps',
  `${folder}/worker.mjs`,
];

/**
 * The environment in which Node runs anything that imports Payload's configuration. Lexical's
 * packages have a file for Node that awaits the import of another; they import each other, and Node
 * 20 then hangs or ends in silence with code 13, in 2 of 12 starts. Each names under a condition
 * the file that it would have awaited.
 * @param {NodeJS.ProcessEnv} env
 * @param {'production' | 'development'} mode
 * @returns {NodeJS.ProcessEnv}
 */
export const nodeEnvironment = (env, mode) => ({
  // GNU's malloc gives a large piece of memory back when nobody uses it. By itself it soon keeps them
  // (docs/decisions/02-web-process.md).
  MALLOC_MMAP_THRESHOLD_: '131072',
  ...env,
  NODE_ENV: mode,
  ...dependencyCheck(),
  NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} --conditions=${mode}`.trim(),
});

/**
 * Bundles programs so that plain Node runs them; their packages stay in node_modules.
 * @param {(keyof typeof sources)[]} names
 * @param {string} [outdir]
 * @param {string} [seed] what an empty database is filled with; as site.config.ts says by itself
 */
export async function bundlePrograms(names, outdir = programsFolder(), seed) {
  // Not at the top: this file is read before the dependencies are installed.
  const { build, stop } = await import('esbuild');
  const { words } = await seedFolders(seed);
  // Those of earlier releases would pile up.
  if (names.some((name) => name === 'server'))
    rmSync(path.join(outdir, 'chunks'), { recursive: true, force: true });
  await build({
    absWorkingDir: projectRoot,
    entryPoints: Object.fromEntries(names.map((name) => [name, sources[name]])),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // The web process and Next's code share one door (src/submissions/load-door.ts) and one expiry
    // (src/platform/expiry).
    splitting: true,
    chunkNames: 'chunks/[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'error',
    plugins: [outsideNext, filledFrom(words)],
  });
  // Its own process would stay for as long as ours.
  await stop();
}

/**
 * @param {string} words the folder that seed/index.ts fills an empty database from
 * @returns {import('esbuild').Plugin}
 */
const filledFrom = (words) => ({
  name: 'filled-from',
  setup(build) {
    const chosen = { path: inProject(words, 'index.ts') };
    build.onResolve({ filter: /^~\/seed\/content$/ }, () => chosen);
  },
});

/**
 * Two modules mean something in Next's own bundles only.
 * @type {import('esbuild').Plugin}
 */
const outsideNext = {
  name: 'outside-next',
  setup(build) {
    // Next's package has no `exports`, so plain Node wants the name of the file.
    build.onResolve({ filter: /^next\/[a-z]+$/ }, ({ path }) => ({
      path: `${path}.js`,
      external: true,
    }));
    // It throws on import unless Next's bundler replaces it; these programs are servers.
    build.onResolve({ filter: /^server-only$/ }, ({ path }) => ({ path, namespace: 'empty' }));
    build.onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: '' }));
  },
};

/** Next's own program, by the name that its package has for it. */
export function nextProgram() {
  const { next } = recordAt(readJson(inProject('node_modules', 'next', 'package.json')), 'bin');
  return inProject('node_modules', 'next', String(next));
}
