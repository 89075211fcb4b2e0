const live = process.stdout.isTTY;

// A closed terminal must not keep us from stopping the database.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

/** @typedef {(line: string) => void} Say */

/** @param {number} since */
export const elapsed = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Says that a step is at work: at once where the line can be replaced, else only when it takes long.
 * @param {string} name
 * @returns {NodeJS.Timeout}
 */
function begin(name) {
  if (live) process.stdout.write(`· ${name} …`);
  return setTimeout(() => live || process.stdout.write(`· ${name} …\n`), 3000);
}

/** @param {string} line */
const finish = (line) => process.stdout.write(live ? `\r\x1b[K${line}\n` : `${line}\n`);

/**
 * Does one piece of work and says how long it took. `skip` is the reason why there was nothing to do.
 * @template Result
 * @param {string} name
 * @param {(note: Say, skip: Say) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(name, work) {
  const since = performance.now();
  let outcome = '';
  const beginning = begin(name);
  const note = (/** @type {string} */ line) => {
    finish(`    ${line}`);
    if (live) process.stdout.write(`· ${name} …`);
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
    clearTimeout(beginning);
  }
}
