/**
 * Folders of browser tests that run one at a time, because they sign in with the same accounts,
 * change what all others read, or stop a server. Each folder has a site of its own, so the folders
 * run side by side: put a new test where the time is shortest and the subject fits.
 */
export const oneAtATime = /** @type {const} */ (['inbox', 'panel', 'screens', 'staff']);

/**
 * Options of Playwright for each run, on a site of its own: what may run side by side, and each of
 * these folders. In one word each: Playwright would take filters that follow for projects, too.
 */
export const passes = [
  ['--project=desktop', '--project=phone'],
  ...oneAtATime.map((folder) => [`--project=${folder}*`, '--workers=1']),
];
