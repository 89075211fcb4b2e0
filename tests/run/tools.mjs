import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../scripts/steps/children.mjs';
import { nodeEnvironment } from '../../scripts/steps/programs.mjs';
import { inProject, projectRoot } from '../../scripts/steps/project.mjs';
import { lacksFeatures } from '../../scripts/steps/site-config.mjs';
import { countTests } from './counts.mjs';

/**
 * @typedef {object} Run what every stage gets
 * @property {import('./workspace.mjs').Workspace} workspace
 * @property {ReturnType<typeof import('./throw-away-site.mjs').throwAwaySite>} site
 * @property {string[]} filters parts of names of test files
 * @property {string[]} options of Playwright and Vitest, such as `--headed`
 * @property {(text: string) => void} print
 * @property {AbortSignal} signal
 */

/** @typedef {(run: Run) => Promise<import('./counts.mjs').Counts>} Stage */

/**
 * Runs a program of a package.
 * @param {Run} context
 * @param {string} program below node_modules
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, echo?: (text: string) => void }} [options]
 */
export const tool = (
  { signal, workspace },
  program,
  args,
  { env = workspace.env, ...options } = {},
) =>
  run(process.execPath, [inProject('node_modules', program), ...args], {
    cwd: projectRoot,
    env,
    signal,
    ...options,
  });

/**
 * @param {Run} context
 * @param {'unit' | 'integration' | 'faults' | 'abuse' | 'long' | 'random' | 'cluster' | 'by-the-book' | 'image' | 'bench'} project
 * @param {NodeJS.ProcessEnv} [env]
 * @param {readonly string[]} [files] parts of their names; those of the filters by default
 */
export async function vitest(
  context,
  project,
  env = context.workspace.env,
  files = context.filters,
) {
  const report = path.join(mkdtempSync(path.join(context.workspace.folder, project)), 'report.xml');
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`];
  const { code } = await tool(
    context,
    'vitest/vitest.mjs',
    ['run', `--project=${project}*`, ...reporters, ...context.options, ...files],
    { env: { ...nodeEnvironment(env, 'production'), NODE_ENV: 'test' }, echo: context.print },
  );
  return countTests([report], code, await lacksFeatures());
}
