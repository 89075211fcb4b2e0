import 'server-only';

import type { Payload, TypedUser } from 'payload';

import { formList } from '@/forms';
import type { Reader } from '@/submissions/records/made/readers';
import type { Parent } from '@/submissions/records/parent';
import {
  listConversationEnds,
  type ConversationEnd,
} from '@/submissions/records/thread/last-words';
import { listContactDeeds, mergedOf, type ContactDeed } from '@/submissions/records/people/change';
import {
  companiesAlike,
  peopleAlike,
  sentByCompany,
  sentByPeople,
  standingAs,
  type AlikeContact,
} from '@/submissions/records/people/contact';
import type { Contact } from '@/submissions/records/people/enter';

import { asSeenBy } from '../../access';
import { reading } from '../../list/reads/reading';
import { toSubmission, type Submission } from '../../list/reads/submission';
import { plainWord } from '../../list/search-words';
import { listColleagues, type Colleague } from '../../submission/colleagues';
import { getContact, readerOfContacts, type KnownContact } from '../looking';
import { namesOf, peopleIn, type CompanysPeople } from '../names';
import { readOpportunities, type OpportunitiesOf } from './opportunities';

/** So many conversations stand on the page. */
export const mostConversations = 50;
const mostDeeds = 100;

/** A conversation of theirs, with its last words. */
export interface Conversed {
  readonly submission: Submission;
  readonly end: ConversationEnd | undefined;
}

/** What the page of a person, or of a company, says. */
export interface ShownContact {
  readonly contact: KnownContact;
  /** The one with the last word first. */
  readonly conversations: readonly Conversed[];
  /** How many there are in all. */
  readonly total: number;
  /** Null where the pipeline is off. */
  readonly opportunities: OpportunitiesOf | null;
  /** The last first. */
  readonly deeds: readonly ContactDeed[];
  /** What others are called who are named on the page, by id. */
  readonly names: ReadonlyMap<string, string>;
  /** Who may be the same. */
  readonly alike: readonly AlikeContact[];
  /** Of a company. */
  readonly people: CompanysPeople | null;
  readonly colleagues: readonly Colleague[];
}

/**
 * A person, or a company, with all that is known. Access control applies.
 * @returns `gone` where there is no such one for this user; null where it could not be read
 */
export const readContact = (
  user: TypedUser,
  asked: Contact,
): Promise<ShownContact | 'gone' | null> =>
  reading(`read a ${asked.kind}`, async (payload) => {
    const reader = await readerOfContacts(payload, user);
    const contact = await getContact(asked, reader);
    return contact ? shownContact(payload, user, reader, contact) : 'gone';
  });

async function shownContact(
  payload: Payload,
  user: TypedUser,
  reader: Reader,
  contact: KnownContact,
): Promise<ShownContact> {
  const { kind, known } = contact;
  const people = kind === 'company' ? await peopleIn(known.id, reader) : null;
  const [sent, opportunities, deeds, alike, colleagues] = await Promise.all([
    kind === 'person'
      ? sentByPeople(known.ids, reader, mostConversations)
      : sentByCompany(known.id, reader, mostConversations),
    readOpportunities(user, contact),
    listContactDeeds(kind, known.ids, mostDeeds),
    kind === 'person'
      ? peopleAlike(known, reader)
      : companiesAlike(known, [plainWord(known.name)], reader),
    listColleagues(user).catch(() => []),
  ]);
  const named = [
    ...known.ids.slice(1),
    ...alike.map(({ id }) => id),
    ...deeds.flatMap((deed) => mergedOf(deed) ?? []),
  ];
  const [conversations, names] = await Promise.all([
    readConversations(payload, user, sent.sent),
    namesOf(kind, named, reader),
  ]);
  return {
    ...{ contact, conversations, total: sent.total, opportunities },
    ...{ deeds, names, alike, people, colleagues },
  };
}

/** Access control applies, and the audit log takes it for a look. */
async function readConversations(
  payload: Payload,
  user: TypedUser,
  sent: readonly Parent[],
): Promise<readonly Conversed[]> {
  const byForm = formList.map(async (form) => {
    const ids = sent.filter((each) => each.form === form.name).map(({ id }) => id);
    if (ids.length === 0) return [];
    const { docs } = await payload.find({
      collection: form.collection,
      where: { id: { in: ids } },
      pagination: false,
      depth: 0,
      select: { notes: false, notesText: false },
      ...asSeenBy(user),
    });
    return docs.map((doc) => toSubmission(form, doc));
  });
  const submissions = (await Promise.all(byForm)).flat();
  const ends = await listConversationEnds(submissions.map(({ id }) => id));
  return submissions
    .toSorted((one, other) => other.lastWord.localeCompare(one.lastWord))
    .map((submission) => ({ submission, end: ends.get(submission.id) }));
}

/** With whom somebody stands now who was merged; null where they stand for themselves. */
export async function standsWith({ kind, id }: Contact): Promise<Contact | null> {
  const into = await reading(`find with whom a ${kind} stands`, () => standingAs(kind, id));
  return into === null || into === id ? null : { kind, id: into };
}
