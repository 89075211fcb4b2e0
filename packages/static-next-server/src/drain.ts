import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Lifecycle } from './lifecycle.ts';

type Drainable = Pick<Server, 'closeIdleConnections' | 'closeAllConnections'> & {
  readonly close: (done: () => void) => unknown;
};

const answersMs = 10_000;
const closingMs = 2_000;
/** Ctrl-C may reach us from the terminal and again from a parent: that is one wish, not two. */
const echoMs = 1_000;

/** Stops the process in order on a signal, or when the parent that started it is gone. */
export function drainOnSignal(
  server: Drainable,
  lifecycle: Lifecycle,
  closeRest: () => Promise<unknown>,
): void {
  let since: number | undefined;
  const stop = () => {
    if (since === undefined) {
      since = Date.now();
      void drain(server, lifecycle, closeRest).finally(() => process.exit(0));
    } else if (Date.now() - since > echoMs) process.exit(1);
  };
  const parentIsGone = () => {
    if (since === undefined) stop();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Only a process that was started with a channel to its parent has `send`, and it keeps it.
  if (process.send === undefined) return;
  if (process.connected) process.once('disconnect', parentIsGone);
  else parentIsGone();
}

/** Accepts no more connections, finishes what is in flight, then closes the rest. */
export async function drain(
  server: Drainable,
  lifecycle: Lifecycle,
  closeRest: () => Promise<unknown>,
): Promise<void> {
  lifecycle.draining = true;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose request has just ended is idle only now.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), answersMs);
  server.closeIdleConnections();
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
  await Promise.race([closeRest().catch(() => undefined), wait(closingMs)]);
}
