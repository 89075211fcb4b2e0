import { setTimeout as wait } from 'node:timers/promises';
import type { Lifecycle } from './exchange.ts';
import type { WebServer } from './web-server.ts';

const answersMs = 10_000;
const closingMs = 2_000;
/** Ctrl-C may reach us from the terminal and again from a parent: that is one wish, not two. */
const echoMs = 1_000;

interface Besides {
  /** Ends what the process does besides answering; begins at once. */
  readonly finishWork?: () => Promise<unknown>;
  /** Closes what both need. */
  readonly closeRest: () => Promise<unknown>;
}

/** Stops the process in order on a signal, or when the parent that started it is gone. */
export function drainOnSignal(server: WebServer, lifecycle: Lifecycle, besides: Besides): void {
  let since: number | undefined;
  const begin = () => {
    since ??= Date.now();
    if (!lifecycle.draining) void drain(server, lifecycle, besides).finally(() => process.exit(0));
  };
  const stop = () => {
    if (since !== undefined && Date.now() - since > echoMs) process.exit(1);
    begin();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Only a process that was started with a channel to its parent has `send`, and it keeps it.
  if (process.send === undefined) return;
  if (process.connected) process.once('disconnect', begin);
  else begin();
}

/** Accepts no more connections, finishes what is under way, then closes the rest. */
export async function drain(
  server: WebServer,
  lifecycle: Lifecycle,
  { finishWork = () => Promise.resolve(), closeRest }: Besides,
): Promise<void> {
  lifecycle.draining = true;
  const finished = finishWork().catch(() => undefined);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose request has just ended is idle only now.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const late = new AbortController();
  const deadline = wait(answersMs, undefined, { signal: late.signal }).then(
    () => server.closeAllConnections(),
    () => undefined,
  );
  await closed;
  clearInterval(sweep);
  await Promise.race([finished, deadline]);
  late.abort();
  await Promise.race([closeRest().catch(() => undefined), wait(closingMs)]);
}
