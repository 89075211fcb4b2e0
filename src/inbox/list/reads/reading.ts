import 'server-only';

import config from '@payload-config';
import { getPayload, type Payload, type TypedUser } from 'payload';
import { cache } from 'react';

import { isDatabaseBusy } from '@/platform/database/failure-reason';
import { deadlinesOf, usualDeadlines, type Deadlines } from '@/submissions/records/queue/due';

import { asSeenBy } from '../../access';
import { SearchBusy } from './search-turn';

/** Whether a read of this page failed because it took too long, and not for an outage. */
export const slowReads = cache(() => ({ isAny: false }));

/** What a read gives, or null when it failed. */
export async function reading<Result>(
  task: string,
  read: (payload: Payload) => Promise<Result>,
): Promise<Result | null> {
  try {
    return await read(await getPayload({ config }));
  } catch (error) {
    // The name alone: the message of a failed statement can carry a person's words.
    const reason = error instanceof Error ? error.name : 'unknown';
    if (error instanceof SearchBusy || isDatabaseBusy(error)) slowReads().isAny = true;
    console.error(`The inbox could not ${task}: ${reason}`);
    return null;
  }
}

/** The inbox settings as the user may read them, once for a page; null when they could not be read. */
export const settingsFor = cache((user: TypedUser) =>
  reading('read the inbox settings', (payload) =>
    payload.findGlobal({ slug: 'inbox-settings', depth: 0, ...asSeenBy(user) }),
  ),
);

/** By when the inbox settings want answers. */
export async function getDeadlines(user: TypedUser, now: number): Promise<Deadlines> {
  const settings = await settingsFor(user);
  return { now, ...(settings ? deadlinesOf(settings) : usualDeadlines) };
}
