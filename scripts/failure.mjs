/** Something the person at the terminal can mend: one sentence that says what is wrong and what to do. */
export class Failure extends Error {}

/** The person asked to stop while a step was running. Not an error. */
export class Interrupted extends Error {}

/** @type {Record<string, string>} */
const remedies = {
  ENOSPC: 'The disk is full: free some space and start again.',
  EDQUOT: 'Your disk quota is used up: free some space and start again.',
  EROFS: 'The disk is read-only: start from a folder that can be written to.',
  EMFILE: 'Too many files are open: raise the limit with `ulimit -n 4096` and start again.',
};

/**
 * @param {unknown} error
 * @returns {string} what went wrong, in one sentence where its cause is known
 */
export function explain(error) {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof Failure) return error.message;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'EACCES' || code === 'EPERM') {
    const file = 'path' in error && typeof error.path === 'string' ? error.path : 'a file';
    return `This account may not use ${file}: start as the account that owns it, or hand the folder over with chown.`;
  }
  return remedies[code] ?? diskFull(error.message) ?? error.stack ?? error.message;
}

/**
 * Programs that we run report a full disk in their output only.
 * @param {string} output
 */
export function diskFull(output) {
  return /ENOSPC|No space left on device/i.test(output) ? remedies.ENOSPC : undefined;
}
