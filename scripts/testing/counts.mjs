import { z } from 'zod';
import { readJson } from '../steps/json.mjs';

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

const number = z.number().catch(0);
const list = z.array(z.unknown()).catch([]);

const vitestReport = z.object({
  numPassedTests: number,
  numFailedTests: number,
  numPendingTests: number,
  numTodoTests: number,
  testResults: z.array(z.object({ status: z.string(), assertionResults: list })).catch([]),
});

/**
 * @param {string} reportFile of Vitest's JSON reporter
 * @returns {Counts}
 */
export function vitestCounts(reportFile) {
  const report = vitestReport.parse(readJson(reportFile));
  // A file that cannot be loaded has no tests in it that could fail.
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const { numFailedTests, numPendingTests, numTodoTests } = report;
  return {
    passed: report.numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests + unloadable,
  };
}

const playwrightStats = { expected: number, flaky: number, unexpected: number, skipped: number };
const playwrightReport = z.object({
  stats: z.object(playwrightStats).catch({ expected: 0, flaky: 0, unexpected: 0, skipped: 0 }),
  errors: list,
});

/**
 * What passed at its second try has passed; Playwright's list names it as flaky.
 * @param {string} reportFile of Playwright's JSON reporter
 * @returns {Counts}
 */
export function playwrightCounts(reportFile) {
  const { stats, errors } = playwrightReport.parse(readJson(reportFile));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
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
