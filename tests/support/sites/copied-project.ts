import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { run } from '../../../scripts/steps/children.mjs';
import { nodeEnvironment, webProcessArgs } from '../../../scripts/steps/programs.mjs';
import { inProject } from '../../../scripts/steps/project.mjs';
import { freePort, startWeb } from '../../../scripts/steps/web-process.mjs';

export interface Served {
  readonly url: string;
  /** What it has said so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/** A throw-away copy of this project, to write into what somebody may write. */
export interface CopiedProject {
  readonly folder: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly remove: (file: string) => void;
  /** Adds packages that the project does not have. */
  readonly install: (packages: readonly string[]) => void;
  /** Runs a program of the copy with Node. */
  readonly run: (...args: readonly string[]) => ReturnType<typeof run>;
  /** Applies the migrations of the copy, and seeds. */
  readonly prepare: () => ReturnType<typeof run>;
  /** As `npm run dev` does, on the database of these tests. */
  readonly dev: () => Promise<Served>;
  readonly build: () => Promise<{ readonly code: number; readonly output: string }>;
  /** As `npm start` does, after a build. */
  readonly start: () => Promise<Served>;
  readonly close: () => Promise<void>;
}

/** Runs in a copy with its own programs: a build, say, with what it refuses. */
const program = (steps: string) => `
  import { bundlePrograms, sitePrograms } from './scripts/steps/programs.mjs';
  import { buildSite } from './scripts/steps/build.mjs';
  import { prepareDatabase } from './scripts/steps/preparation.mjs';
  import { explain } from './scripts/steps/failure.mjs';
  try { ${steps} } catch (error) { console.error(explain(error)); process.exit(1); }`;

/** @param of what its processes are set to, such as a database of their own */
export function copyProject(of: NodeJS.ProcessEnv = process.env): CopiedProject {
  const folder = mkdtempSync(path.join(tmpdir(), 'copied-project-'));
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listed, { cwd: inProject(), encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean))
    cpSync(inProject(file), path.join(folder, file));
  // Packages are read only: where that is possible, the copy shares their files.
  const modules = [inProject('node_modules'), path.join(folder, 'node_modules')];
  try {
    execFileSync('cp', ['-RPl', ...modules], { stdio: 'ignore' });
  } catch {
    execFileSync('cp', ['-R', ...modules]);
  }
  const stops: (() => Promise<void>)[] = [];
  const settings = {
    ...of,
    PROGRAMS_DIR: path.join(folder, 'dist'),
    NEXT_DIST_DIR: '.next',
    RUN_JOBS: 'false',
  };
  const runNode = (...args: readonly string[]) =>
    run(process.execPath, [...args], {
      cwd: folder,
      env: nodeEnvironment(settings, 'production'),
    });
  const runSteps = (steps: string) => runNode('--input-type=module', '-e', program(steps));
  const bundle = 'await bundlePrograms(sitePrograms);';

  const serve = async (mode: 'development' | 'production', args: (port: string) => string[]) => {
    const port = String(await freePort());
    const url = `http://localhost:${port}`;
    const log = path.join(folder, `${mode}.log`);
    const served = { ...settings, PORT: port, HOST: '127.0.0.1', SERVER_URL: url };
    const started = startWeb({
      args: args(port),
      cwd: folder,
      env: nodeEnvironment(served, mode),
      readyUrl: mode === 'production' ? `${url}/readyz` : `${url}/robots.txt`,
      output: openSync(log, 'w'),
      signal: new AbortController().signal,
    });
    stops.push(started.stop);
    await started.ready();
    return { url, log: () => readFileSync(log, 'utf8'), stop: started.stop };
  };

  return {
    folder,
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    write(file, text) {
      const place = path.join(folder, file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, text);
    },
    remove: (file) => rmSync(path.join(folder, file), { recursive: true }),
    install(packages) {
      const beside = path.join(folder, '..', `${path.basename(folder)}-packages`);
      mkdirSync(beside);
      const quiet = ['--no-audit', '--no-fund', '--legacy-peer-deps', '--ignore-scripts'];
      execFileSync('npm', ['install', '--prefix', beside, ...quiet, ...packages]);
      const more = { recursive: true, force: false, errorOnExist: false };
      cpSync(path.join(beside, 'node_modules'), path.join(folder, 'node_modules'), more);
      rmSync(beside, { recursive: true });
    },
    run: runNode,
    prepare: () =>
      runSteps(
        `${bundle} await prepareDatabase({ env: process.env, dataDir: '.data', signal: AbortSignal.timeout(6e5) });`,
      ),
    async dev() {
      await runSteps(bundle);
      const next = path.join(folder, 'node_modules/next/dist/bin/next');
      return serve('development', (port) => [next, 'dev', '-p', port, '-H', '127.0.0.1']);
    },
    build: () =>
      runSteps(`${bundle} await buildSite(process.env, 'build.log', AbortSignal.timeout(6e5));`),
    start: () => serve('production', () => webProcessArgs(path.join(folder, 'dist'))),
    async close() {
      for (const stop of stops) await stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
