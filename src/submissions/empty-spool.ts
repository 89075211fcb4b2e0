import 'server-only';

import { durable } from '@/database/connection';
import { forms } from '@/forms';

import { referenceOf, submissionId } from './identity';
import type { Received } from './received';
import { spool } from './spool/spool';
import { store } from './store';

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
  if (durable.isAway) return;
  await spool.empty(bringIn);
}

/**
 * Somebody else's submission can have come under the same key in another process meanwhile. Both
 * senders were told that theirs is kept, so this one gets an id of its own.
 */
async function bringIn(received: Received): Promise<void> {
  if ((await store(received)) !== 'taken') return;
  const form = forms[received.form];
  const id = submissionId(form, JSON.stringify([received.id, received.values]));
  await store({ ...received, id, reference: referenceOf(form, id) });
}
