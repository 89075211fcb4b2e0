/** Something that the person who starts it can mend: one sentence that says what is wrong and what to do. */
export class EmbeddedPostgresError extends Error {
  /** @override */
  name = 'EmbeddedPostgresError';
  /** Whether it cannot run on this machine, or not by this account. */
  unsupported = false;
}

/** @param {string} message */
export const unsupported = (message) =>
  Object.assign(new EmbeddedPostgresError(message), { unsupported: true });

/**
 * @param {string} what went wrong
 * @param {string} output of the program that failed; its last line says why
 */
export function failureOf(what, output) {
  if (/ENOSPC|No space left on device/i.test(output))
    return new EmbeddedPostgresError('The disk is full: free some space and start again.');
  return new EmbeddedPostgresError(`${what}: ${output.trim().split('\n').at(-1) ?? ''}`);
}

/** @param {unknown} error */
export const codeOf = (error) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
