import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../children.mjs';
import { generate } from '../generate.mjs';
import { nodeEnvironment } from '../programs.mjs';
import { inProject, projectRoot } from '../project.mjs';
import { playwrightCounts, settle, sum, vitestCounts } from './counts.mjs';

/**
 * @typedef {object} Run what every stage gets
 * @property {import('./workspace.mjs').Workspace} workspace
 * @property {ReturnType<typeof import('./site.mjs').throwAwaySite>} site
 * @property {string[]} filters parts of names of test files
 * @property {AbortSignal} signal
 */

/** @typedef {(run: Run) => Promise<import('./counts.mjs').Counts>} Stage */

/**
 * Runs a program of a package.
 * @param {Run} context
 * @param {string} program below node_modules
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, echo?: boolean }} [options]
 */
const tool = ({ signal, workspace }, program, args, { env = workspace.env, echo = false } = {}) =>
  run(process.execPath, [inProject('node_modules', program), ...args], {
    cwd: projectRoot,
    env,
    echo,
    signal,
  });

/**
 * A check that passes or fails as a whole, and is quiet when it passes.
 * @param {string} program
 * @param {string[]} args
 * @returns {Stage}
 */
const check = (program, args) => async (context) => {
  const { code, output } = await tool(context, program, args);
  if (code !== 0) process.stdout.write(output);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
};

/** @type {Stage} */
const types = async (context) => {
  // Next writes the types of routes and of imported files, which a fresh clone lacks.
  const env = { ...context.workspace.env, NEXT_DIST_DIR: '' };
  const generated = await tool(context, 'next/dist/bin/next', ['typegen'], { env });
  if (generated.code !== 0) process.stdout.write(generated.output);
  return check('typescript/bin/tsc', ['--noEmit'])(context);
};

/**
 * @param {Run} context
 * @param {'unit' | 'integration' | 'faults' | 'bench'} project
 * @param {NodeJS.ProcessEnv} env
 */
async function vitest(context, project, env) {
  const report = path.join(context.workspace.folder, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await tool(
    context,
    'vitest/vitest.mjs',
    ['run', '--project', project, ...reporters, ...context.filters],
    { env: { ...nodeEnvironment(env, 'production'), NODE_ENV: 'test' }, echo: true },
  );
  return settle(vitestCounts(report), code);
}

/** @type {Stage} */
const generated = async ({ signal, workspace }) => {
  const checks = await generate(signal, ['--check'], path.join(workspace.folder, 'dist'));
  const counts = checks.map(({ name, problem }) => {
    if (problem === null) return { passed: 1, failed: 0 };
    process.stdout.write(
      `${name}: ${problem}. Run \`npm run generate\` and commit what it writes.\n`,
    );
    return { passed: 0, failed: 1 };
  });
  return sum(counts);
};

// Next says this on a CI machine only: a fresh clone has no cache, and that is no defect.
const freshClone = /No build cache found/;

/** Passes when the build says nothing that somebody should read. @type {Stage} */
const build = async ({ site }) => {
  const output = await site.build();
  const warnings = output
    .split('\n')
    .filter((line) => /\bwarn(ing)?s?\b|⚠/i.test(line) && !freshClone.test(line));
  for (const warning of warnings) process.stdout.write(`The build warns: ${warning}\n`);
  return { passed: warnings.length === 0 ? 1 : 0, failed: warnings.length === 0 ? 0 : 1 };
};

/**
 * Tests in a browser, on the running site.
 * @param {string} config below tests/
 * @param {string[][]} [passes] options of Playwright; what one may not run beside, the next holds
 * @returns {Stage}
 */
const browserTests =
  (config, passes = [[]]) =>
  async (context) => {
    const site = await context.site.web();
    const all = [];
    const codes = [];
    for (const [index, options] of passes.entries()) {
      const name = `${path.parse(config).name}-${index}.json`;
      const report = path.join(context.workspace.folder, name);
      /** @type {NodeJS.ProcessEnv} */
      const env = { ...site, NODE_ENV: 'test', PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      const { code } = await tool(
        context,
        'playwright/cli.js',
        [
          ...['test', '--config', `tests/${config}`, '--reporter=list,json'],
          // Of a few files by name, all may belong to one pass.
          ...['--pass-with-no-tests', ...options, ...context.filters],
        ],
        { env, echo: true },
      );
      all.push(playwrightCounts(report));
      codes.push(code);
    }
    const counts = settle(sum(all), Math.max(...codes));
    if (counts.failed > 0)
      process.stdout.write(`\nThe web process said:\n${context.site.webLog()}\n`);
    return counts;
  };

/**
 * What an hour of bad luck does to the site, and a table of what became of the submissions.
 * @type {Stage}
 */
const faults = async (context) => {
  await context.site.build();
  const table = path.join(context.workspace.folder, 'faults.jsonl');
  const counts = await vitest(context, 'faults', { ...context.workspace.env, FAULT_TABLE: table });
  if (existsSync(table)) {
    const lines = readFileSync(table, 'utf8').trim().split('\n');
    console.table(lines.map(/** @returns {unknown} */ (line) => JSON.parse(line)));
  }
  return counts;
};

/** Compares speeds in one run; no test fails for a time. @type {Stage} */
const bench = async (context) => {
  await context.site.build();
  return vitest(context, 'bench', context.workspace.env);
};

/**
 * In the order in which they run: what is quick and says most comes first.
 * @type {Record<string, Stage>}
 */
export const stages = {
  types,
  lint: check('eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
  format: check('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
  unit: (context) => vitest(context, 'unit', context.workspace.env),
  generated,
  integration: async (context) => vitest(context, 'integration', await context.site.integration()),
  build,
  e2e: browserTests('playwright.config.ts', [
    ['--project', 'desktop', '--project', 'phone'],
    ['--project', 'alone*', '--workers', '1'],
  ]),
};

/** Too slow for each run: only when named. @type {Record<string, Stage>} */
export const stagesOnRequest = {
  accessibility: browserTests('accessibility.config.ts'),
  faults,
  bench,
};
