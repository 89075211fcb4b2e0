import 'server-only';

import { createHash } from 'node:crypto';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { forms } from '@/forms';
import { countUnmatched } from '@/submissions/records/incoming/unmatched';
import { readerOf, seesUnmatched } from '@/submissions/records/made/readers';
import { nextWake } from '@/submissions/records/queue/next-wake';

import { asSeenBy } from '../access';

/**
 * A hash that changes as soon as a submission comes in or is changed, by any process. It covers the
 * last rows and not the last date alone: of two that are stored at once, the one with the earlier
 * date may appear later. It also covers the next end of a snooze, which changes no row, and mail
 * that belongs to no submission, for who may see it.
 */
export async function inboxRevision(user: TypedUser): Promise<string> {
  const payload = await getPayload({ config });
  const latest = await Promise.all(
    Object.values(forms).map(({ collection }) =>
      payload.find({
        collection,
        sort: '-updatedAt',
        limit: 20,
        trash: true,
        pagination: false,
        depth: 0,
        select: { updatedAt: true },
        ...asSeenBy(user),
      }),
    ),
  );
  const seesMail = seesUnmatched(await readerOf(user.id));
  const [wake, unmatched] = await Promise.all([nextWake(), seesMail ? countUnmatched() : []]);
  const waiting = unmatched.map(({ mailbox, count }) => `${mailbox} ${count}`);
  const rows = latest.flatMap(({ docs }) => docs.map(({ id, updatedAt }) => `${id} ${updatedAt}`));
  return createHash('sha256')
    .update([wake?.toISOString(), ...waiting, ...rows].join('\n'))
    .digest('base64url')
    .slice(0, 22);
}
