import 'server-only';

import type { TypedUser } from 'payload';

import { env } from '@/env';
import { forms } from '@/forms';
import {
  countUnmatched,
  listUnmatched,
  type StrayMail,
  type UnmatchedAt,
} from '@/submissions/records/incoming/unmatched';
import { readerOf, seesUnmatched } from '@/submissions/records/made/readers';

import { mustSeeForm } from '../access';
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
  /** How many there are of those that are asked for. */
  readonly count: number;
  /** How many came to each of our mailboxes. */
  readonly mailboxes: readonly UnmatchedAt[];
  /** Whether any mail can come in. */
  readonly isOn: boolean;
}

/**
 * Null where it could not be read. Access control applies.
 * @param mailbox those that came to this one alone; empty for those of which that is not known
 */
export const readUnmatched = (user: TypedUser, mailbox?: string): Promise<Unmatched | null> =>
  reading('read the unmatched mail', async (payload) => {
    await mustSeeForm(payload, user, forms.contact);
    const [mails, mailboxes] = await Promise.all([
      listUnmatched(mostShown, mailbox),
      countUnmatched(),
    ]);
    const count = sumOf(
      mailboxes.filter((each) => mailbox === undefined || each.mailbox === mailbox),
    );
    const shown = mails.map(async (mail) => {
      const from = await listFromPerson(user, { id: '', email: mail.address });
      return { ...mail, offered: (from?.others ?? []).slice(0, mostOffered) };
    });
    return {
      mails: await Promise.all(shown),
      count,
      mailboxes,
      isOn: env.ANSWER_ADDRESS !== undefined,
    };
  });

const sumOf = (counts: readonly UnmatchedAt[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

/** Whether somebody may see the page. */
export const mayReadUnmatched = async ({ id }: Pick<TypedUser, 'id'>): Promise<boolean> =>
  seesUnmatched(await readerOf(id));

/**
 * How many wait; null where none can come in and none is there, where that is not for them, or nobody can
 * tell.
 * @param viewer the id of who looks
 */
export async function countForLink(viewer: string): Promise<number | null> {
  const counts = await reading('count the unmatched mail', async () =>
    (await mayReadUnmatched({ id: viewer })) ? countUnmatched() : null,
  );
  if (counts === null) return null;
  const count = sumOf(counts);
  return count === 0 && env.ANSWER_ADDRESS === undefined ? null : count;
}
