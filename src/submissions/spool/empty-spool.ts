import 'server-only';

import { DatabaseError } from 'pg';

import { Unavailable, UnknownOutcome } from '@/platform/database/failures';

import { underFreeId } from '../identity';
import { doorConnection } from '../records/door-connection';
import { erasedAmong, eraseSubmissions } from '../records/erasure/erasure';
import type { Received } from '../records/received';
import { store } from '../records/store';
import { spool } from './spool';

const pauseMs = 500;
const mostARound = 1000;
/** What the database refuses can take long each time; the rest has its turn in the next round. */
const refusedForMs = 1000;
const logEveryMs = 60_000;
let loggedAt = -Infinity;

/** Brings what was kept aside into the database, for as long as the process lives. */
export function emptySpool(): void {
  void round()
    .catch(noteFailure)
    .finally(() => setTimeout(emptySpool, pauseMs).unref());
}

function noteFailure(error: unknown): void {
  // That the database is away is /readyz's to say.
  if (error instanceof Unavailable || error instanceof UnknownOutcome) return;
  if (performance.now() - loggedAt < logEveryMs) return;
  loggedAt = performance.now();
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  console.error(`What waits on the disk cannot be handed over: ${code}`);
}

async function round(): Promise<void> {
  await spool.lookAfter();
  if (spool.size === 0 || doorConnection.isAway) return;
  await bringIn(spool.due(mostARound));
}

/**
 * Whoever was erased while their submission waited here is not stored after all, and whoever is
 * erased while it is being stored is erased again: the audit log is asked before and after.
 */
async function bringIn(waiting: readonly Received[]): Promise<void> {
  const erasedBefore = await erasedNow(waiting);
  // A process that died could have stored one without asking a second time.
  await eraseSubmissions(doorConnection, [...erasedBefore]);
  const storedAs = await storeAll(waiting.filter(({ id }) => !erasedBefore.has(id)));
  const erasedMeanwhile = await erasedAmong(
    doorConnection,
    waiting.filter(({ id }) => storedAs.has(id)),
  );
  await eraseSubmissions(
    doorConnection,
    [...erasedMeanwhile].map((id) => storedAs.get(id) ?? id),
  );
  await spool.remove(new Set([...erasedBefore, ...storedAs.keys()]));
}

async function erasedNow(waiting: readonly Received[]): Promise<ReadonlySet<string>> {
  try {
    return await erasedAmong(doorConnection, waiting);
  } catch (error) {
    // Without this answer none may be stored.
    if (error instanceof DatabaseError)
      for (const { id } of waiting) spool.refusals.note(id, error.code ?? '');
    throw error;
  }
}

/** One that the database refuses stays, and does not hold up the others. */
async function storeAll(waiting: readonly Received[]): Promise<Map<string, string>> {
  const storedAs = new Map<string, string>();
  const end = performance.now() + refusedForMs;
  for (const received of waiting) {
    try {
      storedAs.set(received.id, await storeUnderFreeId(received));
    } catch (error) {
      if (!(error instanceof DatabaseError)) break;
      spool.refusals.note(received.id, error.code ?? '');
      if (performance.now() > end) break;
    }
  }
  return storedAs;
}

/** @returns the id that it has now */
async function storeUnderFreeId(received: Received): Promise<string> {
  if ((await store(received)) !== 'taken') return received.id;
  const renamed = underFreeId(received);
  await store(renamed);
  return renamed.id;
}
