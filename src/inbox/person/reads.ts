import 'server-only';

import type { Payload, TypedUser } from 'payload';

import { formList } from '@/forms';
import { normalAddress } from '@/platform/address-spellings';
import { listMailsFrom } from '@/submissions/records/incoming/of-sender';
import type { StrayMail } from '@/submissions/records/incoming/unmatched';
import { listJoins, type AddressJoin } from '@/submissions/records/person/joins';
import { addressesOf, listSentFrom, senderOf } from '@/submissions/records/person/person';
import type { Parent } from '@/submissions/records/parent';
import { listLastEntries } from '@/submissions/records/thread/thread';

import { asSeenBy, mustReadForm } from '../access';
import { reading } from '../list/reads/reading';
import { toSubmissionWithNotes } from '../list/reads/submission';
import { timelineOf, type Conversed, type TimelineEntry } from './timeline';

/** So many submissions, with all that belongs to them, stand on a page of a person. */
export const personPageSize = 50;

const mostSent = 2000;
const mostStray = 200;
/** Of each thread; all of it stands at its submission. */
const mostOfThread = 10;

/** Somebody who wrote to us, from one address or from several that were joined. */
export interface Person {
  /** Of the submission or the mail by which the page was asked for. */
  readonly id: string;
  /** As they called themselves last. */
  readonly name: string;
  /** In their normal form; the one by which the page was asked for stands first. */
  readonly addresses: readonly string[];
  readonly joins: readonly AddressJoin[];
  /** From which somebody answered on their threads: another address of theirs, or somebody else's. */
  readonly offered: readonly string[];
  /** How many submissions there are in all. */
  readonly total: number;
  /** The newest first. */
  readonly timeline: readonly TimelineEntry[];
}

/**
 * Who sent a submission or a mail, with all that came from them. Access control applies.
 * @param page from 0 on
 * @returns `gone` where there is no such one; null where it could not be read
 */
export const readPerson = (
  user: TypedUser,
  id: string,
  page: number,
): Promise<Person | 'gone' | null> =>
  reading('read what came from a person', async (payload) => {
    const reader = await mustReadForm(payload, user, formList[0]);
    const asked = await senderOf(id, reader);
    if (asked === null) return 'gone';
    const addresses = await addressesOf(asked);
    const [{ sent, total }, mails, joins] = await Promise.all([
      listSentFrom(addresses, mostSent, reader),
      listMailsFrom(addresses, mostStray, reader),
      listJoins(addresses),
    ]);
    const own = new Set(sent.map((each) => each.id));
    const stray = mails.filter(({ parent }) => parent === null || !own.has(parent.id));
    const shown = sent.slice(page * personPageSize, (page + 1) * personPageSize);
    const conversed = await readConversed(payload, user, shown);
    return {
      id,
      name: nameOf(conversed, stray) ?? asked,
      addresses,
      joins,
      offered: otherAddresses(conversed, addresses),
      total,
      timeline: timelineOf(conversed, page === 0 ? stray : []),
    };
  });

/** Submissions with the last of what was written about them, the newest first. Access control applies. */
export async function readConversed(
  payload: Payload,
  user: TypedUser,
  sent: readonly Parent[],
): Promise<readonly Conversed[]> {
  const byForm = formList.map(async (form) => {
    const ids = sent.filter((each) => each.form === form.name).map((each) => each.id);
    if (ids.length === 0) return [];
    const { docs } = await payload.find({
      collection: form.collection,
      where: { id: { in: ids } },
      trash: true,
      pagination: false,
      depth: 0,
      select: { notesText: false },
      ...asSeenBy(user),
    });
    const threads = await listLastEntries(
      docs.map((doc) => doc.id),
      mostOfThread,
    );
    return docs.map((doc) => ({
      submission: toSubmissionWithNotes(form, doc),
      ...(threads.get(doc.id) ?? { entries: [], earlier: 0 }),
    }));
  });
  const conversed = (await Promise.all(byForm)).flat();
  return conversed.sort((a, b) => b.submission.submittedAt.localeCompare(a.submission.submittedAt));
}

const nameOf = (conversed: readonly Conversed[], stray: readonly StrayMail[]): string | null =>
  conversed[0]?.submission.values['name'] ?? stray.at(-1)?.sender ?? null;

function otherAddresses(
  conversed: readonly Conversed[],
  addresses: readonly string[],
): readonly string[] {
  const others = conversed
    .flatMap(({ entries }) => entries)
    .filter(({ kind }) => kind === 'answer')
    .map(({ address }) => normalAddress(address))
    .filter((address) => address !== '' && !addresses.includes(address));
  return [...new Set(others)];
}
