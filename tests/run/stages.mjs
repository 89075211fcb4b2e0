import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../scripts/steps/children.mjs';
import { generate } from '../../scripts/steps/generation.mjs';
import { Failure } from '../../scripts/steps/failure.mjs';
import { nodeEnvironment } from '../../scripts/steps/programs.mjs';
import { inProject, projectRoot } from '../../scripts/steps/project.mjs';
import { countTests, sum } from './counts.mjs';

/**
 * @typedef {object} Run what every stage gets
 * @property {import('./workspace.mjs').Workspace} workspace
 * @property {ReturnType<typeof import('./throw-away-site.mjs').throwAwaySite>} site
 * @property {string[]} filters parts of names of test files
 * @property {(text: string) => void} print
 * @property {AbortSignal} signal
 */

/** @typedef {(run: Run) => Promise<import('./counts.mjs').Counts>} Stage */

/** @param {boolean} isPassed */
const one = (isPassed) => ({ passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 });

/**
 * Runs a program of a package.
 * @param {Run} context
 * @param {string} program below node_modules
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, echo?: (text: string) => void }} [options]
 */
const tool = ({ signal, workspace }, program, args, { env = workspace.env, ...options } = {}) =>
  run(process.execPath, [inProject('node_modules', program), ...args], {
    cwd: projectRoot,
    env,
    signal,
    ...options,
  });

/**
 * A check that passes or fails as a whole, and is quiet when it passes.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [more]
 * @returns {Stage}
 */
const check =
  (program, args, more = {}) =>
  async (context) => {
    const env = { ...context.workspace.env, ...more };
    const { code, output } = await tool(context, program, args, { env });
    if (code !== 0) context.print(output);
    return one(code === 0);
  };

/** @type {Stage} */
const types = async (context) => {
  // Next writes the types of routes and of imported files, which a fresh clone lacks.
  const made = await check('next/dist/bin/next', ['typegen'], { NEXT_DIST_DIR: '' })(context);
  return made.failed > 0 ? made : check('typescript/bin/tsc', ['--noEmit'])(context);
};

/**
 * @param {Run} context
 * @param {'unit' | 'integration' | 'faults' | 'cluster' | 'bench'} project
 * @param {NodeJS.ProcessEnv} [env]
 */
async function vitest(context, project, env = context.workspace.env) {
  const report = path.join(context.workspace.folder, `${project}.xml`);
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`];
  const { code } = await tool(
    context,
    'vitest/vitest.mjs',
    ['run', '--project', project, ...reporters, ...context.filters],
    { env: { ...nodeEnvironment(env, 'production'), NODE_ENV: 'test' }, echo: context.print },
  );
  return countTests([report], code);
}

/** @type {Stage} */
const generated = async ({ signal, workspace, print }) => {
  const checks = await generate(signal, ['--check'], path.join(workspace.folder, 'dist'));
  for (const { name, problem } of checks.filter((drifted) => drifted.problem !== null))
    print(`${name}: ${problem ?? ''}. Run \`npm run generate\` and commit what it writes.\n`);
  return sum(checks.map(({ problem }) => one(problem === null)));
};

// Next says this on a CI machine only: a fresh clone has no cache, and that is no defect.
const freshClone = /No build cache found/;

/** Passes when the build says nothing that somebody should read. @type {Stage} */
const build = async ({ site, print }) => {
  const output = await site.build();
  const warnings = output
    .split('\n')
    .filter((line) => /\bwarn(ing)?s?\b|⚠/i.test(line) && !freshClone.test(line));
  for (const warning of warnings) print(`The build warns: ${warning}\n`);
  return one(warnings.length === 0);
};

/**
 * Tests in a browser, on the running site.
 * @param {string} config below tests/
 * @param {{ passes?: string[][], filtered?: 'files' | 'titles' }} [options] passes: options of
 *   Playwright, one run each, side by side, each on a site of its own; filtered: what the filters
 *   choose
 * @returns {Stage}
 */
const browserTests =
  (config, { passes = [[]], filtered = 'files' } = {}) =>
  async (context) => {
    const titles = context.filters.map((part) => part.replace(/[^\w\s]/g, '\\$&')).join('|');
    const filters = filtered === 'files' || !titles ? context.filters : ['--grep', titles];
    const pass = async (/** @type {string[]} */ options, index = 0, at = index) => {
      const { env: site, log } = await context.site.web(at);
      const name = `${path.parse(config).name}-${index}`;
      const report = path.join(context.workspace.folder, `${name}.xml`);
      const { code } = await tool(
        context,
        'playwright/cli.js',
        [
          ...['test', '--config', `tests/${config}`, '--reporter=list,junit'],
          ...['--output', inProject('test-results', name)],
          // Of a few files by name, all may belong to one pass.
          ...['--pass-with-no-tests', ...options, ...filters],
        ],
        {
          env: { ...site, NODE_ENV: 'test', PLAYWRIGHT_JUNIT_OUTPUT_FILE: report },
          echo: context.print,
        },
      );
      return { report, code, log };
    };
    const done = [];
    // For a few files by name, one site is enough.
    if (filters.length > 0)
      for (const [index, options] of passes.entries()) done.push(await pass(options, index, 0));
    else done.push(...(await Promise.all(passes.map((options, index) => pass(options, index)))));
    const counts = countTests(
      done.map(({ report }) => report),
      Math.max(...done.map(({ code }) => code)),
    );
    for (const { code, log } of done)
      if (code !== 0) context.print(`\nThe web process said:\n${log()}\n`);
    return counts;
  };

/**
 * What an hour of bad luck does to the site, and a table of what became of the submissions.
 * @type {Stage}
 */
const faults = (context) => withTable(context, 'faults');

/**
 * Several machines, played by processes of this one: nginx before two web processes, two workers,
 * PostgreSQL, a bucket and a mail server.
 * @type {Stage}
 */
const cluster = (context) => {
  const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(
    (program) => existsSync(program),
  );
  if (nginx === undefined)
    throw new Failure(
      'nginx is not installed: apt-get install nginx-light (or brew install nginx).',
    );
  return withTable(context, 'cluster', { NGINX: nginx });
};

/**
 * @param {Run} context
 * @param {'faults' | 'cluster'} project
 * @param {Record<string, string>} [more]
 */
async function withTable(context, project, more = {}) {
  await context.site.build();
  const table = path.join(context.workspace.folder, 'faults.jsonl');
  const env = { ...context.workspace.env, ...more, FAULT_TABLE: table };
  const counts = await vitest(context, project, env);
  if (existsSync(table)) {
    const lines = readFileSync(table, 'utf8').trim().split('\n');
    console.table(lines.map(/** @returns {unknown} */ (line) => JSON.parse(line)));
  }
  return counts;
}

/** Compares speeds in one run; no test fails for a time. @type {Stage} */
const bench = async (context) => {
  await context.site.build();
  return vitest(context, 'bench');
};

/** @type {Record<string, Stage>} */
export const stages = {
  types,
  lint: check('eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
  format: check('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
  unit: (context) => vitest(context, 'unit'),
  generated,
  integration: async (context) => vitest(context, 'integration', await context.site.integration()),
  build,
  e2e: browserTests('playwright.config.ts', {
    passes: [
      // In one word each: Playwright would take the filters that follow for projects, too.
      ['--project=desktop', '--project=phone'],
      ['--project=alone*', '--workers=1'],
    ],
  }),
};

/**
 * What runs after one another, and beside what: integration leaves a core to the others. The build
 * writes into tsconfig.json for a moment, so it comes after what reads it.
 */
export const rounds = [
  [['types', 'lint', 'format', 'unit', 'generated', 'build'], ['integration']],
  [['e2e', 'accessibility', 'screenshots', 'faults', 'cluster', 'bench']],
];

/** Too slow for each run: only when named. @type {Record<string, Stage>} */
export const stagesOnRequest = {
  accessibility: browserTests('accessibility.config.ts'),
  screenshots: browserTests('screenshots.config.ts', { filtered: 'titles' }),
  faults,
  cluster,
  bench,
};
