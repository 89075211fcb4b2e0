/**
 * Folders of browser tests that run one at a time, because they sign in with the same accounts,
 * change what all others read, or stop a server. Each folder has a site of its own, so the folders
 * run side by side: put a new test where the time is shortest and the subject fits.
 */
export const oneAtATime = /** @type {const} */ (['inbox', 'panel', 'screens', 'staff']);

/**
 * @typedef {object} Pass one run of Playwright, on a site of its own
 * @property {string[]} options in one word each: Playwright would take filters that follow for
 *   projects, too
 * @property {(file: string) => boolean} has whether a test file belongs to it
 */

/** What may run side by side, and each of these folders. @type {Pass[]} */
export const passes = [
  {
    options: ['--project=desktop', '--project=phone'],
    has: (file) => !file.includes('one-at-a-time/'),
  },
  ...oneAtATime.map((folder) => ({
    options: [`--project=${folder}*`, '--workers=1'],
    has: (/** @type {string} */ file) => file.includes(`one-at-a-time/${folder}/`),
  })),
];

/**
 * @param {readonly Pass[]} all
 * @param {readonly string[]} files of tests
 * @param {readonly string[]} filters parts of their names, as Playwright takes them
 * @returns {Pass[]} those that have a file of such a name; all where none has
 */
export function passesWith(all, files, filters) {
  const named = files.filter((file) => filters.some((part) => file.includes(part)));
  const chosen = all.filter(({ has }) => named.some((file) => has(file)));
  return chosen.length > 0 ? chosen : [...all];
}
