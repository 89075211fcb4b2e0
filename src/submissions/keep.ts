import 'server-only';

import { isUnknownOutcome } from '@/platform/database/failures';

import type { Received } from './received';
import { Refusal } from './refusal';
import { spool } from './spool/spool';
import { store, type Stored } from './records/store';

/**
 * Makes sure that a submission is on a disk before its sender is told so: in the database or, while
 * that is away, in the spool.
 * @returns `again` when it was there since an earlier try
 * @throws Refusal `key-reused` when another submission has its id; `unavailable` or, when it may
 * have been stored all the same, `unknown-outcome`
 */
export async function keep(received: Received): Promise<'stored' | 'again'> {
  const waiting = spool.find(received.id);
  const outcome = waiting ? compare(waiting, received) : await storeOrSpool(received);
  if (outcome === 'taken') throw new Refusal('key-reused');
  return outcome;
}

function compare(one: Received, other: Received): Stored {
  return JSON.stringify(one.values) === JSON.stringify(other.values) ? 'again' : 'taken';
}

async function storeOrSpool(received: Received): Promise<Stored> {
  try {
    return await store(received);
  } catch (error) {
    await keepAside(received, error);
    return 'stored';
  }
}

async function keepAside(received: Received, error: unknown): Promise<void> {
  try {
    await spool.keep(received);
  } catch {
    // The message of a failed statement carries its parameters, which are a person's words.
    const reason = error instanceof Error ? error.constructor.name : 'unknown';
    console.error(`A ${received.form} submission could not be kept: ${reason}, and no room aside`);
    throw new Refusal(isUnknownOutcome(error) ? 'unknown-outcome' : 'unavailable');
  }
}
