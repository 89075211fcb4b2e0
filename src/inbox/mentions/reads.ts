import 'server-only';

import type { TypedUser } from 'payload';

import { forms } from '@/forms';
import { readerOf } from '@/submissions/records/made/readers';
import { listMentions, type Mention } from '@/submissions/records/mentions/mentions';

import { readableNames } from '../access';
import { reading } from '../list/reads/reading';

/** Older ones are found by the search: is:mentions. */
export const mostMentions = 100;

/** The newest notes that name who looks, as far as they may read them; null where they could not be read. */
export const readMentions = (user: TypedUser): Promise<readonly Mention[] | null> =>
  reading('read who was mentioned', async () => {
    const found = await listMentions(user.id, await readerOf(user.id), mostMentions);
    const readable = await Promise.all(
      Object.values(forms).map((form) => {
        const own = found.filter((each) => each.form === form.name);
        return readableNames(form, user, [...new Set(own.map(({ submission }) => submission))]);
      }),
    );
    return found.filter(({ submission }) => readable.some((names) => names.has(submission)));
  });
