import { readdirSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../../scripts/steps/project.mjs';
import { lacksFeatures } from '../../scripts/steps/site-config.mjs';
import { refuseWindowless } from './browser.mjs';
import { countTests } from './counts.mjs';
import { passesWith } from './one-at-a-time.mjs';
import { tool } from './tools.mjs';

/** @typedef {import('./tools.mjs').Stage} Stage */
/** @typedef {import('./one-at-a-time.mjs').Pass} Pass */

/** @type {Pass[]} */
const onePass = [{ options: [], has: () => true }];

/** More wait for each other, and on a slow machine for longer than a page may take: the first alone has two browsers. */
const lanes = 2;

/**
 * Begins each as soon as one before it has ended.
 * @template Result
 * @param {readonly (() => Promise<Result>)[]} tasks
 */
async function inLanes(tasks) {
  /** @type {Result[]} */
  const results = [];
  const waiting = tasks.values();
  const lane = async () => {
    for (const task of waiting) results.push(await task());
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/**
 * Tests in a browser, on the running site.
 * @param {string} config below tests/
 * @param {{ passes?: Pass[], filtered?: 'files' | 'titles', without?: string }} [options] passes: side
 *   by side; filtered: what the filters choose; without: the tag of those that run only when named
 * @returns {Stage}
 */
export const browserTests =
  (config, { passes = onePass, filtered = 'files', without } = {}) =>
  async (context) => {
    const titles = context.filters.map((part) => part.replace(/[^\w\s]/g, '\\$&')).join('|');
    const filters = filtered === 'files' || !titles ? context.filters : ['--grep', titles];
    const left = filters.length === 0 && without ? [`--grep-invert=${without}`] : [];
    if (context.options.includes('--headed')) await refuseWindowless();
    const pass = async (/** @type {string[]} */ options, index = 0, at = index) => {
      const { env: site, log, ready } = await context.site.web(at);
      const name = `${path.parse(config).name}-${index}`;
      const report = path.join(context.workspace.folder, `${name}.xml`);
      // It loads the tests while the web process starts, and waits then (tests/support/ready-site.ts).
      const running = tool(
        context,
        'playwright/cli.js',
        [
          ...['test', '--config', `tests/${config}`, '--reporter=list,junit'],
          ...['--output', inProject('test-results', name)],
          // Of a few files by name, all may belong to one pass.
          ...['--pass-with-no-tests', ...options, ...left, ...context.options, ...filters],
        ],
        {
          env: {
            ...{ ...site, NODE_ENV: 'test', PLAYWRIGHT_JUNIT_OUTPUT_FILE: report },
            // Else each run would compile all tests anew, in its own temporary folder.
            PLAYWRIGHT_TRANSFORM_CACHE_DIR: inProject('node_modules', '.cache', 'playwright'),
          },
          echo: context.print,
        },
      );
      const [{ code }] = await Promise.all([running, ready()]);
      return { report, code, log };
    };
    const done = [];
    // For a few files by name, one site is enough.
    if (filters.length > 0) {
      const files = readdirSync(inProject('tests'), { recursive: true, encoding: 'utf8' });
      const specs = files.filter((file) => file.endsWith('.spec.ts'));
      for (const [index, { options }] of passesWith(passes, specs, filters).entries())
        done.push(await pass(options, index, 0));
    } else
      done.push(
        ...(await inLanes(
          passes.map(
            ({ options }, index) =>
              () =>
                pass(options, index),
          ),
        )),
      );
    const counts = countTests(
      done.map(({ report }) => report),
      Math.max(...done.map(({ code }) => code)),
      await lacksFeatures(),
    );
    for (const { code, log } of done)
      if (code !== 0) context.print(`\nThe web process said:\n${log()}\n`);
    return counts;
  };
