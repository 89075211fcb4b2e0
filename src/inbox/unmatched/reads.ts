import 'server-only';

import type { TypedUser } from 'payload';

import { env } from '@/env';
import { formList } from '@/forms';
import {
  countUnmatched,
  listUnmatched,
  type StrayMail,
} from '@/submissions/records/incoming/unmatched';

import { mustReadForm } from '../access';
import { reading } from '../list/reads/reading';
import { listFromPerson, type SentBefore } from '../person/from-person';

/** Enough for one page; the rest comes up as these are dealt with. */
const mostShown = 20;
const mostOffered = 5;

/** A mail, and where it may belong: what else came from its sender, newest first. */
export interface UnmatchedMail extends StrayMail {
  readonly offered: readonly SentBefore[];
}

interface Unmatched {
  readonly mails: readonly UnmatchedMail[];
  readonly count: number;
  /** Whether any mail can come in. */
  readonly isOn: boolean;
}

/** Null where it could not be read. Access control applies. */
export const readUnmatched = (user: TypedUser): Promise<Unmatched | null> =>
  reading('read the unmatched mail', async (payload) => {
    await mustReadForm(payload, user, formList[0]);
    const [mails, count] = await Promise.all([listUnmatched(mostShown), countUnmatched()]);
    const shown = mails.map(async (mail) => {
      const from = await listFromPerson(user, { id: '', email: mail.address });
      return { ...mail, offered: (from?.others ?? []).slice(0, mostOffered) };
    });
    return { mails: await Promise.all(shown), count, isOn: env.ANSWER_ADDRESS !== undefined };
  });

/** How many wait; null where none can come in and none is there, or nobody can tell. */
export async function countForLink(): Promise<number | null> {
  const count = await reading('count the unmatched mail', () => countUnmatched());
  return count === 0 && env.ANSWER_ADDRESS === undefined ? null : count;
}
