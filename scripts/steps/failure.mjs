/** Something the person at the terminal can mend: one sentence that says what is wrong and what to do. */
export class Failure extends Error {}

/** @type {Record<string, string>} */
const remedies = {
  ENOSPC: 'The disk is full: free some space and start again.',
  EDQUOT: 'Your disk quota is used up: free some space and start again.',
  EROFS: 'The disk is read-only: start from a folder that can be written to.',
  EMFILE: 'Too many files are open: raise the limit with `ulimit -n 4096` and start again.',
};

/** @param {unknown} error */
export const codeOf = (error) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/**
 * @param {unknown} error
 * @returns {string} what went wrong, in one sentence where its cause is known
 */
export function explain(error) {
  if (!(error instanceof Error)) return String(error);
  // The database's package is not there before the dependencies, so it is known by its name.
  if (error instanceof Failure || error.name === 'EmbeddedPostgresError') return error.message;
  const code = codeOf(error);
  if (code === 'EACCES' || code === 'EPERM') {
    const file = 'path' in error ? String(error.path) : 'a file';
    return `This account may not use ${file}: start as the account that owns it, or hand the folder over with chown.`;
  }
  return remedies[code] ?? diskFull(error.message) ?? error.stack ?? error.message;
}

/**
 * Programs that we run report a full disk in their output only.
 * @param {string} output
 */
export const diskFull = (output) =>
  /ENOSPC|No space left on device/i.test(output) ? remedies.ENOSPC : undefined;
