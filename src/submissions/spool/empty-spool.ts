import 'server-only';

import { DatabaseError } from 'pg';

import { forms, formNames } from '@/forms';
import { Unavailable, UnknownOutcome } from '@/platform/database/failures';

import { underFreeId } from '../identity';
import { batchesOf } from '../records/batches';
import { doorConnection } from '../records/door-connection';
import { erasedAmong, eraseSubmissions } from '../records/erasure/erasure';
import type { Received } from '../records/received';
import { store } from '../records/store';
import { judged } from '../spam/judge';
import { isAnythingKnown, refreshKnown } from '../spam/known';
import { spool } from './spool';

const pauseMs = 500;
const mostARound = 2000;
/** What the database refuses can take long each time; the rest has its turn in the next round. */
const refusedForMs = 1000;
const logEveryMs = 60_000;
let loggedAt = -Infinity;

/** Brings what was kept aside into the database, for as long as the process lives. */
export function emptySpool(): void {
  void emptySpoolOnce().then((goesOn) => setTimeout(emptySpool, goesOn ? 0 : pauseMs).unref());
}

/** A single round of it; a failure is a line in the log. @returns whether more waits that may go in as well */
export const emptySpoolOnce = (): Promise<boolean> => round().catch(noteFailure);

function noteFailure(error: unknown): boolean {
  // That the database is away is /readyz's to say.
  if (error instanceof Unavailable || error instanceof UnknownOutcome) return false;
  if (performance.now() - loggedAt < logEveryMs) return false;
  loggedAt = performance.now();
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  console.error(`What waits on the disk cannot be handed over: ${code}`);
  return false;
}

/** @returns whether more waits that may go in as well */
async function round(): Promise<boolean> {
  await spool.lookAfter();
  if (spool.size === 0 || doorConnection.isAway) return false;
  const due = spool.due(mostARound);
  await bringIn(due);
  return due.length === mostARound && spool.refusals.count === 0;
}

/**
 * Whoever was erased while their submission waited here is not stored after all, and whoever is
 * erased while it is being stored is erased again: the audit log and `erasures` are asked before and
 * after.
 */
async function bringIn(waiting: readonly Received[]): Promise<void> {
  const erasedBefore = await erasedNow(waiting);
  // A process that died could have stored one without asking a second time.
  await eraseSubmissions(doorConnection, [...erasedBefore]);
  // Without that it is judged by what nobody knows, and is stored all the same.
  if (!isAnythingKnown()) await refreshKnown().catch(() => undefined);
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

/** One that the database refuses stays, and does not hold up the others: of its batch each goes alone. */
async function storeAll(waiting: readonly Received[]): Promise<Map<string, string>> {
  const storedAs = new Map<string, string>();
  const end = performance.now() + refusedForMs;
  const ofEach = formNames.map((name) => waiting.filter(({ form }) => form === name));
  for (const batch of ofEach.flatMap(batchesOf)) {
    try {
      await storeBatch(batch, storedAs);
    } catch (error) {
      if (!(error instanceof DatabaseError) || !(await storeEach(batch, storedAs, end))) break;
    }
  }
  return storedAs;
}

/** @param storedAs is told the id that each has now */
async function storeBatch(batch: readonly Received[], storedAs: Map<string, string>) {
  const [first] = batch;
  if (!first) return;
  // What came in while nobody could be asked is judged now.
  const outcomes = await store(forms[first.form], batch.map(judged));
  for (const received of batch) {
    const { id, earlier = id } = received;
    const outcome = outcomes.get(id);
    if (outcome === 'taken') storedAs.set(id, await storeUnderFreeId(received));
    else storedAs.set(id, outcome === 'twin' ? earlier : id);
  }
}

/** @returns whether the others have their turn in this round */
async function storeEach(
  batch: readonly Received[],
  storedAs: Map<string, string>,
  end: number,
): Promise<boolean> {
  for (const received of batch) {
    try {
      await storeBatch([received], storedAs);
    } catch (error) {
      if (!(error instanceof DatabaseError)) return false;
      spool.refusals.note(received.id, error.code ?? '');
      if (performance.now() > end) return false;
    }
  }
  return true;
}

/** @returns the id that it has now */
async function storeUnderFreeId(received: Received): Promise<string> {
  const renamed = judged(underFreeId(received));
  await store(forms[renamed.form], [renamed]);
  return renamed.id;
}
