import type { Lifecycle } from './lifecycle';

/** What it takes of an HTTP server. */
export interface Drainable {
  close: (done: () => void) => unknown;
  closeIdleConnections: () => void;
  closeAllConnections: () => void;
}

const patienceMs = 10_000;
const closePatienceMs = 2_000;
/** Ctrl-C reaches us from the terminal and again from the parent: that is one wish, not two. */
const sameSignalMs = 1_000;

/** Stops the process in order on a signal, or when the parent that started it is gone. */
export function drainOnSignal(
  server: Drainable,
  lifecycle: Lifecycle,
  closeRest: () => Promise<unknown>,
): void {
  let firstAt: number | undefined;

  function onSignal(): void {
    if (firstAt === undefined) {
      firstAt = Date.now();
      void drain(server, lifecycle, closeRest).finally(() => process.exit(0));
    } else if (Date.now() - firstAt > sameSignalMs) {
      process.exit(1);
    }
  }

  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  // Only a process that was started with a channel to its parent has `send`, and it keeps it.
  if (process.send === undefined) return;
  const onParentGone = () => {
    if (firstAt === undefined) onSignal();
  };
  if (process.connected) process.once('disconnect', onParentGone);
  else onParentGone();
}

/** Accepts no more connections, finishes what is in flight, then closes the rest. */
export async function drain(
  server: Drainable,
  lifecycle: Lifecycle,
  closeRest: () => Promise<unknown>,
): Promise<void> {
  lifecycle.draining = true;
  await new Promise<void>((resolve) => {
    // A connection whose request has just ended is idle only now.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const deadline = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
  await Promise.race([
    closeRest().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, closePatienceMs)),
  ]);
}
