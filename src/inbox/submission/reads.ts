import 'server-only';

import type { Payload, TypedUser } from 'payload';

import type { FormDefinition } from '@/forms';
import { shownAddress } from '@/platform/address-spellings';
import { listFormerAddresses } from '@/submissions/records/person/former-addresses';
import { listHistory, type HistoryEntry } from '@/submissions/records/history';

import { seeMentions } from '@/submissions/records/mentions/mentions';
import { listWatchers, seeNews, type Watcher } from '@/submissions/records/watches/watches';

import { asSeenBy } from '../access';
import { readBeside } from '../list/reads/beside';
import { reading } from '../list/reads/reading';
import { toSubmissionWithNotes, type SubmissionWithNotes } from '../list/reads/submission';
import { findAlike, type Alike } from '../merge/alike';
import { nothingMerged, readMerged, type Merged } from '../merge/reads';
import { readSender, type Sender } from '../people/sender';
import { listFromPerson, type FromPerson } from '../person/from-person';
import { readPipelineOf, type PipelineOf } from '../pipeline/reads';
import { readSendersPage, type SendersPage } from '../prospects-page/reads';
import { readConversation, type Conversation } from '../reply/reads';
import { changeSubmissions } from './work';

/** One submission, in the trash or not, or null when there is none with this id. */
export const getSubmission = (
  form: FormDefinition,
  user: TypedUser,
  id: string,
): Promise<SubmissionWithNotes | null> =>
  reading(`read a ${form.name} submission`, (payload) => readSubmission(payload, form, user, id));

/** The same for who tells of a failure in other words. */
export async function readSubmission(
  payload: Payload,
  form: FormDefinition,
  user: TypedUser,
  id: string,
): Promise<SubmissionWithNotes | null> {
  const doc = await payload.findByID({
    collection: form.collection,
    id,
    depth: 0,
    disableErrors: true,
    trash: true,
    ...asSeenBy(user),
  });
  if (!doc) return null;
  return toSubmissionWithNotes(form, doc, await readBeside(form, [id], user.id));
}

export interface OpenSubmission {
  /** As the viewer sees it: no longer unread. */
  readonly submission: SubmissionWithNotes;
  /** Nobody has opened it before: `markRead` is to follow the answer. */
  readonly wasUnread: boolean;
  readonly fromPerson: FromPerson;
  /** Who sent it; null where people are off, and where nobody is filed. */
  readonly sender: Sender | null;
  readonly conversation: Conversation;
  /** The newest first; null where it could not be read. */
  readonly history: readonly HistoryEntry[] | null;
  readonly merged: Merged;
  readonly alike: readonly Alike[];
  /** Null where the pipeline is off, or could not be read. */
  readonly pipeline: PipelineOf | null;
  /** Null where they could not be read. */
  readonly watchers: readonly Watcher[] | null;
  /** Null where there is none. */
  readonly page: SendersPage | null;
  /** What its address was before it was corrected, the last one first. */
  readonly formerAddresses: readonly string[];
}

/**
 * One submission as somebody opens it; null when there is none. Writes nothing but the audit log.
 * @param earlier how many mails of its thread to read beside the newest
 */
export async function openSubmission(
  form: FormDefinition,
  user: TypedUser,
  id: string,
  earlier = 0,
): Promise<OpenSubmission | null> {
  const submission = await getSubmission(form, user, id);
  if (!submission) return null;
  const email = submission.values['email'] ?? '';
  const fromSame = listFromPerson(user, { id, email });
  const known = fromSame.then((person) => new Set(person?.others.map((each) => each.id)));
  const [
    fromPerson,
    sender,
    conversation,
    history,
    merged,
    alike,
    watchers,
    former,
    pipeline,
    page,
  ] = await Promise.all([
    fromSame,
    readSender(user, id),
    readConversation(form, user, id, earlier),
    reading('read the history of a submission', () => listHistory(form, id)),
    readMerged(user, id),
    findAlike(user, submission, known),
    reading('read who watches a submission', () => listWatchers(id)),
    reading('read former addresses', () => listFormerAddresses([id])),
    readPipelineOf(user, id),
    readSendersPage(id, email !== ''),
  ]);
  return {
    submission: { ...submission, isUnread: false },
    wasUnread: submission.isUnread,
    fromPerson: fromPerson ?? { others: [], total: 1 },
    sender,
    conversation,
    history,
    merged: merged ?? nothingMerged,
    alike: alike ?? [],
    pipeline,
    watchers,
    page,
    formerAddresses: (former?.get(id) ?? []).map(shownAddress),
  };
}

/** What somebody has open is no news to them; a database that takes no writes hides nothing. */
export const markSeen = (user: TypedUser, id: string): Promise<void> =>
  Promise.all([seeNews(user.id, id), seeMentions(user.id, id)]).then(
    () => undefined,
    () => undefined,
  );

/** It can be read without being marked as read: a database that takes no writes hides nothing. */
export async function markRead(form: FormDefinition, user: TypedUser, id: string): Promise<void> {
  await changeSubmissions(form, user, [id], { isUnread: false }).catch(() => undefined);
}
