import { isRecord, listAt, numberAt, readJsonObject, recordAt } from '../json.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Counts a skipped test is no passed test, so it
 *   counts as failed
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
 * @param {string} reportFile of Vitest's JSON reporter
 * @returns {Counts}
 */
export function vitestCounts(reportFile) {
  const report = readJsonObject(reportFile);
  // A file that cannot be loaded has no tests in it that could fail.
  const unloadable = listAt(report, 'testResults').filter(
    (file) =>
      isRecord(file) && file.status === 'failed' && listAt(file, 'assertionResults').length === 0,
  ).length;
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed:
      numberAt(report, 'numFailedTests') +
      numberAt(report, 'numPendingTests') +
      numberAt(report, 'numTodoTests') +
      unloadable,
  };
}

/**
 * What passed at its second try has passed; Playwright's list names it as flaky.
 * @param {string} reportFile of Playwright's JSON reporter
 * @returns {Counts}
 */
export function playwrightCounts(reportFile) {
  const report = readJsonObject(reportFile);
  const stats = recordAt(report, 'stats');
  return {
    passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
    failed:
      numberAt(stats, 'unexpected') + numberAt(stats, 'skipped') + listAt(report, 'errors').length,
  };
}

/**
 * What a runner's report and its exit code say together: a failure outside any test, or a run
 * without tests, is a failure too.
 * @param {Counts} counts
 * @param {number} code
 * @returns {Counts}
 */
export function settle({ passed, failed }, code) {
  const unseen = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: unseen ? 1 : failed };
}
