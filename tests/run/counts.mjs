import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Counts a skipped test is no passed test, so it counts as failed: but for those
 *   of a feature that the site does not have (site.config.ts)
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [broken] the failed tests by file and name, each with the line of its
 *   error
 */

/**
 * @param {Counts[]} all
 * @returns {Required<Counts>}
 */
export const sum = (all) => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  broken: all.flatMap(({ broken = [] }) => broken),
});

/**
 * Counts the tests of a run. A failure outside any test, or a run without tests, is a failure too.
 * @param {string[]} reports JUnit files, which both Vitest and Playwright write
 * @param {number} code with which the runner ended
 * @param {boolean} [maySkip] whether any feature is off
 * @returns {Counts}
 */
export function countTests(reports, code, maySkip = false) {
  const texts = reports
    .filter((report) => existsSync(report))
    .map((report) => readFileSync(report, 'utf8'));
  const suites = texts
    .flatMap((text) => [...text.matchAll(/<testsuite .*?>/g)])
    .map(([suite]) => suite);
  const total = (/** @type {string} */ name) =>
    suites
      .map((suite) => Number(new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1] ?? 0))
      .reduce((one, other) => one + other, 0);
  const [tests, skipped] = [total('tests'), total('skipped')];
  const errors = total('failures') + total('errors');
  const passed = tests - errors - skipped;
  const failed = maySkip ? errors : errors + skipped;
  const unseen = failed === 0 && (code !== 0 || tests === 0);
  const reason = tests === 0 ? 'No test ran' : `No test failed, and the run ended with ${code}`;
  if (unseen) return { passed, failed: 1, broken: [reason] };
  return { passed, failed, broken: texts.flatMap(brokenTests) };
}

/** @param {string} report */
function brokenTests(report) {
  const cases = report.matchAll(/<testcase ([^>]*[^/>])>(.*?)<\/testcase>/gs);
  return [...cases].flatMap(([, test = '', said = '']) => {
    // What the test printed and its pictures may stand before.
    const [, , reason] = /<(failure|error)[^>]*>(.*?)<\/\1>/s.exec(said) ?? [];
    if (reason === undefined) return [];
    const [file, name] = [attribute(test, 'classname'), attribute(test, 'name')];
    return [`${file} › ${name}: ${plain(saidOf(reason))}`];
  });
}

/**
 * The line of an error, and what a generated test found, which stands below it.
 * @param {string} reason
 */
function saidOf(reason) {
  const [line = ''] = /^.*(?:Error: | timeout of ).*$/m.exec(reason) ?? [];
  const found = reason.match(/^(?:\{ seed: |Counterexample: |Got ).*$/gm) ?? [];
  return [line, ...found].map((each) => each.trim().slice(0, 600)).join('\n  ');
}

const entities = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#10;': '\n',
  '&amp;': '&',
};

/** @param {string} text */
const plain = (text) =>
  Object.entries(entities).reduce((rest, [from, to]) => rest.replaceAll(from, to), text);

/**
 * @param {string} attributes
 * @param {string} name
 */
const attribute = (attributes, name) =>
  plain(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
