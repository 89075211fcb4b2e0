import { killAllChildren } from './children.mjs';
import { explain } from './failure.mjs';
import { startingNpm } from './process-identity.mjs';

// A closed terminal must not keep us from stopping the database.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

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
  const signal = interruption();
  const failed = (/** @type {unknown} */ error) => {
    if (signal.aborted) return interruptedCode;
    process.stderr.write(`\n${explain(error)}\n`);
    return 1;
  };
  let code = await work(signal, (close) => closers.push(close)).catch(failed);
  for (const close of closers.reverse()) {
    try {
      await close();
    } catch (error) {
      code ||= failed(error);
    }
  }
  killAllChildren();
  process.exit(code);
}

/** Ctrl-C in a terminal reaches us twice: from the terminal and through npm. */
const echoMs = 1000;

const forcedMs = 3000;

/**
 * Turns Ctrl-C, SIGTERM, a closed terminal and the end of the npm that started us into one abort
 * signal, so that what was started is stopped in order. A second Ctrl-C does not wait.
 */
function interruption() {
  const controller = new AbortController();
  let firstAt = 0;
  const interrupt = () => {
    if (!controller.signal.aborted) {
      firstAt = performance.now();
      process.stdout.write('\nStopping …\n');
      controller.abort();
    } else if (performance.now() - firstAt > echoMs) {
      // What was being waited for ends with them, and the database is still stopped in order.
      killAllChildren();
      setTimeout(() => process.exit(130), forcedMs).unref();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
  watchNpm(interrupt);
  return controller.signal;
}

/**
 * An npm that is killed with -9 cannot tell us, and would leave us holding the port.
 * @param {() => void} onGone
 */
function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const npm = startingNpm();
  const watch = setInterval(() => {
    if (startingNpm() === npm) return;
    clearInterval(watch);
    onGone();
  }, 1000);
  watch.unref();
}
