import { killAllChildren } from './children.mjs';
import { explain, Interrupted } from './failure.mjs';
import { interruption } from './interruption.mjs';

/**
 * Runs one of the commands: whatever it opens is closed at the end, last opened first, however it
 * ends; a failure is one sentence and a non-zero exit.
 * @param {(signal: AbortSignal, onClose: (close: () => Promise<void> | void) => void) => Promise<number>} work
 *   gives the exit code
 * @param {number} [interruptedCode] the exit code when the person ended it
 * @returns {Promise<never>}
 */
export async function runCommand(work, interruptedCode = 0) {
  /** @type {(() => Promise<void> | void)[]} */
  const closers = [];
  const signal = interruption(() => process.stdout.write('\nStopping …\n'));
  const attempt = async (/** @type {() => Promise<number>} */ part) => {
    try {
      return await part();
    } catch (error) {
      if (error instanceof Interrupted || signal.aborted) return interruptedCode;
      process.stderr.write(`\n${explain(error)}\n`);
      return 1;
    }
  };
  let code = await attempt(() => work(signal, (close) => closers.push(close)));
  for (const close of closers.reverse()) {
    const closing = await attempt(async () => {
      await close();
      return 0;
    });
    code ||= closing;
  }
  killAllChildren();
  process.exit(code);
}
