import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number }} Counts a skipped test is no passed test, so it
 *   counts as failed: but for those of a feature that the site does not have (site.config.ts)
 */

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export const sum = (all) => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});

/**
 * Counts the tests of a run. A failure outside any test, or a run without tests, is a failure too.
 * @param {string[]} reports JUnit files, which both Vitest and Playwright write
 * @param {number} code with which the runner ended
 * @param {boolean} [maySkip] whether any feature is off
 * @returns {Counts}
 */
export function countTests(reports, code, maySkip = false) {
  const suites = reports
    .filter((report) => existsSync(report))
    .flatMap((report) => [...readFileSync(report, 'utf8').matchAll(/<testsuite .*?>/g)])
    .map(([suite]) => suite);
  const total = (/** @type {string} */ name) =>
    suites
      .map((suite) => Number(new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1] ?? 0))
      .reduce((one, other) => one + other, 0);
  const [tests, skipped] = [total('tests'), total('skipped')];
  const broken = total('failures') + total('errors');
  const passed = tests - broken - skipped;
  const failed = maySkip ? broken : broken + skipped;
  const unseen = failed === 0 && (code !== 0 || tests === 0);
  return { passed, failed: unseen ? 1 : failed };
}
