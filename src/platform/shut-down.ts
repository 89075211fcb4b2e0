type Stop = () => Promise<unknown>;

interface ShutDown {
  /** What is to be stopped; undefined since that began. */
  stops: Set<Stop> | undefined;
  readonly patience: AbortController;
}

declare global {
  /** One for the whole process: Next's bundles hold copies of this module. */
  var shutDown: ShutDown | undefined;
}

const state = (globalThis.shutDown ??= { stops: new Set(), patience: new AbortController() });

/** A mail server may be given so long to answer: Docker kills a process after ten seconds. */
const patienceMs = 6_000;

/** Aborted when a process that is to end waits no longer for others. */
export const endOfPatience: AbortSignal = state.patience.signal;

/** Has `finishWork` end this, before the process does. */
export function endWithProcess(stop: Stop): void {
  if (state.stops === undefined) void ended(stop);
  else state.stops.add(stop);
}

/** Settles when nothing is under way; a mail that takes too long is cut off, and that written down. */
export async function finishWork(): Promise<void> {
  const stops = [...(state.stops ?? [])];
  state.stops = undefined;
  const patience = setTimeout(() => state.patience.abort(), patienceMs);
  await Promise.all(stops.map(ended));
  clearTimeout(patience);
}

/** One that fails ends no wait for the others. */
async function ended(stop: Stop): Promise<void> {
  try {
    await stop();
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    console.error(`What the process did was not ended: ${reason}`);
  }
}
