import 'server-only';

import { DatabaseError } from 'pg';

import { forms } from '@/forms';

import { batchesOf } from './batches';
import type { Received } from './received';
import { store, type PlaceLimit, type StoreOutcome } from './store';

interface Waiting {
  readonly received: Received;
  readonly limit: PlaceLimit;
  readonly resolve: (outcome: StoreOutcome) => void;
  readonly reject: (reason: unknown) => void;
}

/** What waits while others are being stored, by the id of the form. */
const queues = new Map<string, Waiting[]>();

/**
 * Stores an answer to a form that takes only so many. Each has to see all that were stored before, so what
 * comes while others are being stored goes together with the next: one lock, one count and one commit
 * for all of it.
 * @throws as `store`
 */
export function storeInPlace(received: Received, limit: PlaceLimit): Promise<StoreOutcome> {
  return new Promise((resolve, reject) => {
    const waiting = { received, limit, resolve, reject };
    const queue = queues.get(limit.form);
    if (queue) {
      queue.push(waiting);
      return;
    }
    queues.set(limit.form, [waiting]);
    void storeAll(limit.form);
  });
}

async function storeAll(form: string): Promise<void> {
  const queue = queues.get(form) ?? [];
  while (queue.length > 0) {
    const [batch = []] = batchesOf(queue.map(({ received }) => received));
    await storeTogether(queue.splice(0, batch.length));
  }
  queues.delete(form);
}

/** One that the database refuses does not take the others with it: each goes alone then. */
async function storeTogether(batch: readonly Waiting[]): Promise<void> {
  const [last] = batch.slice(-1);
  if (!last) return;
  try {
    // An editor may have changed the limit meanwhile.
    const all = batch.map(({ received }) => received);
    const outcomes = await store(forms.custom, all, last.limit);
    for (const { received, resolve } of batch) resolve(outcomes.get(received.id) ?? 'taken');
  } catch (error) {
    if (error instanceof DatabaseError && batch.length > 1)
      for (const waiting of batch) await storeTogether([waiting]);
    else for (const { reject } of batch) reject(error);
  }
}
