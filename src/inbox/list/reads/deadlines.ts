import 'server-only';

import type { TypedUser } from 'payload';

import { deadlinesOf, usualDeadlines, type Deadlines } from '@/submissions/records/queue/due';

import { asSeenBy, reading } from './reading';

/** By when the inbox settings want answers. */
export async function getDeadlines(user: TypedUser, now: number): Promise<Deadlines> {
  const set = await reading('read when answers are due', async (payload) =>
    deadlinesOf(await payload.findGlobal({ slug: 'inbox-settings', depth: 0, ...asSeenBy(user) })),
  );
  return { now, ...(set ?? usualDeadlines) };
}
