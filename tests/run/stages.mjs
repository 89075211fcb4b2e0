import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from '../../scripts/steps/generation.mjs';
import { Failure } from '../../scripts/steps/failure.mjs';
import { inProject } from '../../scripts/steps/project.mjs';
import { browserTests } from './browser-tests.mjs';
import { sum } from './counts.mjs';
import { inTurn } from './in-turn.mjs';
import { passes } from './one-at-a-time.mjs';
import { tool, vitest } from './tools.mjs';

/** @typedef {import('./tools.mjs').Run} Run */
/** @typedef {import('./tools.mjs').Stage} Stage */

/** @param {boolean} isPassed */
const one = (isPassed) => ({ passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 });

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
    /** @type {NodeJS.ProcessEnv} */
    const env = { ...context.workspace.env, ...more };
    const { code, output } = await tool(context, program, args, { env });
    if (code !== 0) context.print(output);
    return one(code === 0);
  };

/** Reports what TypeScript reports, too. @type {Stage} */
const lint = async (context) => {
  // Next writes the types of routes and of imported files, which a fresh clone lacks.
  const made = await check('next/dist/bin/next', ['typegen'], { NEXT_DIST_DIR: '' })(context);
  return made.failed > 0 ? made : check('oxlint/bin/oxlint', [])(context);
};

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
 * What an hour of bad luck does to the site, and a table of what became of the submissions.
 * @type {Stage}
 */
const faults = (context) => withTable(context, 'faults');

/**
 * Several machines, played by processes of this one: nginx before two web processes, two workers,
 * PostgreSQL, a bucket and a mail server.
 * @type {Stage}
 */
const cluster = (context) => withTable(context, 'cluster', { NGINX_PROGRAM: nginx() });

/**
 * @param {string} name
 * @param {string} remedy
 * @returns {string} the program, where it is installed
 */
function installed(name, remedy) {
  const places = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', '/opt/homebrew/sbin'];
  const found = places.map((place) => `${place}/${name}`).find((file) => existsSync(file));
  if (found === undefined) throw new Failure(`${name} is not installed: ${remedy}.`);
  return found;
}

const nginx = () => installed('nginx', 'apt-get install nginx-light (or brew install nginx)');
const clamd = () => installed('clamd', 'apt-get install clamav-daemon (or brew install clamav)');

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

/** What strangers may send, in bulk: bounded, and to this machine alone. @type {Stage} */
const abuse = async (context) => {
  await context.site.build();
  return vitest(context, 'abuse');
};

const ofIntegration = 'tests/integration';

/** The folders of one half; the other has the rest. What shares settings is in one, to load once. */
const firstHalf = ['operation', 'content', 'inbox'].map((name) => `${ofIntegration}/${name}`);

function halvesOfIntegration() {
  const all = readdirSync(inProject(ofIntegration)).map((name) => `${ofIntegration}/${name}`);
  return [['packages', ...firstHalf], all.filter((name) => !firstHalf.includes(name))];
}

/**
 * The files of a half follow one another, since they share a database. A few by name are one half.
 * @type {Stage}
 */
const integration = async (context) => {
  const halves = context.filters.length > 0 ? [context.filters] : halvesOfIntegration();
  const counts = halves.map(async (files, half) => {
    const env = await context.site.integration[half]?.();
    return inTurn(half === 0, context.print, (print) =>
      vitest({ ...context, print }, 'integration', env, files),
    );
  });
  return sum(await Promise.all(counts));
};

/**
 * What takes long, and whose parts `npm test` looks at one by one: with a browser and without.
 * @type {Stage}
 */
const long = async (context) => {
  const { filters } = context;
  const tests = readdirSync(inProject('tests/long')).filter((file) => file.endsWith('.test.ts'));
  const ofTests = filters.filter((part) => tests.some((file) => file.includes(part)));
  const ofBrowser = filters.filter((part) => !ofTests.includes(part));
  const isWhole = filters.length === 0;
  const [settings] = context.site.integration;
  const counts = [];
  if (isWhole || ofTests.length > 0) {
    const asksClamd = isWhole || ofTests.some((part) => 'viruses-by-form.test.ts'.includes(part));
    /** @type {NodeJS.ProcessEnv} */
    const env = { ...context.workspace.env, ...(await settings?.()) };
    if (asksClamd) {
      env.CLAMD_PROGRAM = clamd();
      await context.site.build();
    }
    counts.push(await vitest(context, 'long', env, ofTests));
  }
  if (isWhole || ofBrowser.length > 0)
    counts.push(await browserTests('long.config.ts')({ ...context, filters: ofBrowser }));
  return sum(counts);
};

/** Thousands of random steps on one database, with what ought to come of them. @type {Stage} */
const random = async (context) => {
  const [settings] = context.site.integration;
  return vitest(context, 'random', await settings?.());
};

/**
 * What somebody writes who knows React and Next and not this house, in a copy of the project: it works,
 * or is refused by name, in development and in production. To move in takes too long unless it is named.
 * @type {Stage}
 */
const byTheBook = async (context) => {
  const [settings] = context.site.integration;
  const usual = readdirSync(inProject('tests/by-the-book')).filter(
    (name) => name !== 'fork.test.ts',
  );
  const files = context.filters.length > 0 ? context.filters : usual;
  return vitest(context, 'by-the-book', await settings?.(), files);
};

/** Compares speeds in one run; no test fails for a time, but for what is drawn as somebody types. @type {Stage} */
const bench = async (context) => {
  await context.site.build();
  return vitest(context, 'bench');
};

/** @type {Record<string, Stage>} */
export const stages = {
  lint,
  format: check('oxfmt/bin/oxfmt', ['--check']),
  unit: (context) => vitest(context, 'unit'),
  generated,
  // It writes into tsconfig.json for a moment, so it comes after what reads that.
  build,
  integration,
  e2e: browserTests('playwright.config.ts', { passes, without: '@long' }),
};

/** Too slow for each run: only when named. @type {Record<string, Stage>} */
export const stagesOnRequest = {
  accessibility: browserTests('accessibility.config.ts'),
  screenshots: browserTests('screenshots.config.ts', { filtered: 'titles' }),
  long,
  faults,
  abuse,
  random,
  cluster,
  'by-the-book': byTheBook,
  image: (context) => vitest(context, 'image'),
  bench,
};

/** What runs after one another, and beside what. */
export const rounds = [
  [['lint', 'format', 'unit', 'generated', 'build'], ['integration']],
  [['e2e', ...Object.keys(stagesOnRequest)]],
];
