import 'server-only';

import type { TypedUser } from 'payload';

import { forms } from '@/forms';
import { readerOf } from '@/submissions/records/made/readers';
import {
  countScheduled,
  listScheduled,
  type ScheduledReply,
} from '@/submissions/records/thread/scheduled';

import { readableNames } from '../access';
import { reading } from '../list/reads/reading';

/** What is still to go out, as far as the user may read it; null where it could not be read. */
export const readScheduled = (user: TypedUser): Promise<readonly ScheduledReply[] | null> =>
  reading('read the scheduled replies', async () => {
    const replies = await listScheduled();
    const readable = await Promise.all(
      Object.values(forms).map((form) => {
        const own = replies.filter((reply) => reply.form === form.name);
        return readableNames(
          form,
          user,
          own.map(({ submission }) => submission),
        );
      }),
    );
    return replies.filter(({ submission }) => readable.some((names) => names.has(submission)));
  });

/** @param viewer the id of who looks */
export const countForLink = (viewer: string): Promise<number | null> =>
  reading('count the scheduled replies', async () => countScheduled(await readerOf(viewer)));
