import 'server-only';

import { doorConnection } from '@/submissions/records/door-connection';
import { erasedAmong, eraseSubmissions } from '../records/erasure';
import { forms } from '@/forms';

import { referenceOf, submissionId } from '../identity';
import type { Received } from '../received';
import { spool } from './spool';
import { store } from '../records/store';

const pause = 500;

/** Brings what was kept aside into the database, for as long as the process lives. */
export function emptySpool(): void {
  void round()
    .catch((error: unknown) => {
      console.error('The spool cannot be read:', error instanceof Error ? error.name : 'unknown');
    })
    .finally(() => setTimeout(emptySpool, pause).unref());
}

async function round(): Promise<void> {
  await spool.lookAfter();
  if (spool.size === 0) return;
  if (doorConnection.isAway) return;
  await bringIn(spool.all);
}

/**
 * Whoever was erased while their submission waited here is not stored after all, and whoever is
 * erased while it is being stored is erased again: the audit log is asked before and after.
 */
async function bringIn(waiting: readonly Received[]): Promise<void> {
  const erasedBefore = await erasedAmong(doorConnection, waiting);
  const storedAs = new Map<string, string>();
  await spool.empty(async (received) => {
    if (erasedBefore.has(received.id)) return;
    storedAs.set(received.id, await storeUnderFreeId(received));
  });
  const erasedMeanwhile = await erasedAmong(
    doorConnection,
    waiting.filter(({ id }) => storedAs.has(id)),
  );
  await eraseSubmissions(
    doorConnection,
    [...erasedMeanwhile].map((id) => storedAs.get(id) ?? id),
  );
}

/**
 * Somebody else's submission can have come under the same key in another process meanwhile. Both
 * senders were told that theirs is kept, so this one gets an id of its own.
 * @returns the id that it has now
 */
async function storeUnderFreeId(received: Received): Promise<string> {
  if ((await store(received)) !== 'taken') return received.id;
  const form = forms[received.form];
  const id = submissionId(form, JSON.stringify([received.id, received.values]));
  await store({ ...received, id, reference: referenceOf(form, id) });
  return id;
}
