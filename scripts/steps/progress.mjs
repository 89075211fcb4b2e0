const live = process.stdout.isTTY;

/** @typedef {(line: string) => void} Say */

/** @param {number} since */
export const elapsed = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** @param {string} line */
const finish = (line) => process.stdout.write(live ? `\r\x1b[K${line}\n` : `${line}\n`);

/**
 * Does one piece of work and says how long it took. `skip` is the reason why there was nothing to do.
 * @template Result
 * @param {string} name
 * @param {(note: Say, skip: Say) => Promise<Result> | Result} work
 * @returns {Promise<Result>}
 */
export async function step(name, work) {
  const since = performance.now();
  let outcome = '';
  const begin = () => process.stdout.write(live ? `· ${name} …` : `· ${name} …\n`);
  // At once where the line can be replaced, else only when it takes long.
  if (live) begin();
  const late = setTimeout(() => live || begin(), 3000);
  const note = (/** @type {string} */ line) => {
    finish(`    ${line}`);
    if (live) begin();
  };
  try {
    const result = await work(note, (reason) => {
      outcome = `(${reason})`;
    });
    finish(`✓ ${name.padEnd(14)} ${outcome || elapsed(since)}`);
    return result;
  } catch (error) {
    finish(`✗ ${name.padEnd(14)} ${elapsed(since)}`);
    throw error;
  } finally {
    clearTimeout(late);
  }
}
