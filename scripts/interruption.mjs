import { killAllChildren } from './children.mjs';
import { describe, identify, isAlive } from './process-identity.mjs';

/** Ctrl-C in a terminal reaches us twice: from the terminal and through npm. */
const echoMs = 1000;

const forcedMs = 3000;

/**
 * Turns Ctrl-C, SIGTERM, a closed terminal and the end of the npm that started us into one abort
 * signal, so that what was started is stopped in order. A second Ctrl-C does not wait.
 * @param {() => void} [onFirst]
 * @returns {AbortSignal}
 */
export function interruption(onFirst) {
  const controller = new AbortController();
  let firstAt = 0;
  const interrupt = () => {
    if (!controller.signal.aborted) {
      firstAt = performance.now();
      onFirst?.();
      controller.abort();
    } else if (performance.now() - firstAt > echoMs) {
      // What was being waited for ends with them, and the database is still stopped in order.
      killAllChildren();
      setTimeout(() => process.exit(130), forcedMs).unref();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
  watchParent(interrupt);
  return controller.signal;
}

/**
 * An npm that is killed with -9 cannot tell us, and would leave us holding the port.
 * @param {() => void} onGone
 */
function watchParent(onGone) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = describe(process.ppid);
  // npm starts a shell, and some shells stay between it and us.
  const npm = parent?.args[1] === '-c' ? parent.parent : process.ppid;
  const watched = [process.ppid, npm].map(identify).filter((identity) => identity !== null);
  const watch = setInterval(() => {
    if (watched.every(isAlive)) return;
    clearInterval(watch);
    onGone();
  }, 1000);
  watch.unref();
}
