import 'server-only';

import type { TypedUser } from 'payload';
import { z } from 'zod';

import { priorities, type FormDefinition } from '@/forms';

import { Clash, gone, Refusal } from '../action/as-staff';
import { formsIn } from '../action/scope';
import { marks } from '../list/changes';
import { isContactDeed } from '../list/words';
import { takeBack as takeBackContact } from '../people/change/change';
import { contactOfDeed } from '../people/deed-contact';
import { takeBackOpportunity } from '../pipeline/change';
import { takeReplyBack } from '../reply/replies';
import { meanwhileSentence } from '../submission/meanwhile';
import {
  restoreAssignees,
  restorePriorities,
  restoreSnoozes,
  restoreStatuses,
  takeBackNoSpam,
} from '../submission/restore';
import { changeSubmissions, type Meanwhile } from '../submission/work';
import { takeBackTags } from '../tags/tag-as-seen';
import { forgetUndoable, type Undoable } from './undo';

/** It was taken back, but not all of it. */
const goneOutSentence = (count: number): string =>
  count === 1
    ? 'It is set aside again, but a mail about it had gone out already.'
    : `They are set aside again, but mails about ${count} of them had gone out already.`;

/**
 * Takes back what was done, and forgets it.
 * @throws Clash where a colleague has changed some of it since
 */
export async function takeBack(undoable: Undoable, user: TypedUser): Promise<void> {
  if (isContactDeed(undoable.done)) await takeBackOf(undoable, user);
  const undoing = formsIn(undoable.scope).map((form) => takeBackIn(form, user, undoable));
  const undone = await Promise.all(undoing);
  const clashes = undone.flatMap((each) => each.clashes);
  const goneOut = undone.reduce((sum, each) => sum + each.goneOut, 0);
  // The bar stays and says so: what was taken back is not done twice.
  if (clashes.length > 0) {
    const isAll = clashes.length === undoable.entries.length;
    throw new Clash(meanwhileSentence(clashes, user, { isAll }));
  }
  if (goneOut > 0) throw new Clash(goneOutSentence(goneOut));
  await forgetUndoable(undoable.key);
}

const givenPriority = z.enum(priorities.map(({ value }) => value));

const undoings = {
  trash: marks.restore,
  restore: marks.trash,
  read: marks.unread,
  unread: marks.read,
} as const;

interface Undone {
  readonly clashes: readonly Meanwhile[];
  /** Of so many a mail had gone out, which nothing brings back. */
  readonly goneOut: number;
}

/** What was done about a person or a company, which is of no form. */
async function takeBackOf({ given, entries }: Undoable, user: TypedUser): Promise<void> {
  const contact = contactOfDeed(given);
  if (!contact) throw new Refusal(gone);
  for (const { id: key } of entries) await takeBackContact(user, contact, key);
}

const allOf = (clashes: readonly Meanwhile[]): Undone => ({ clashes, goneOut: 0 });

/** Takes back what was done to the submissions of one form. */
async function takeBackIn(
  form: FormDefinition,
  user: TypedUser,
  { done, entries, given }: Undoable,
): Promise<Undone> {
  switch (done) {
    case 'snoozed':
    case 'woken':
      return allOf(await restoreSnoozes(form, user, entries, given));
    case 'assigned':
      return allOf(await restoreAssignees(form, user, entries, given));
    case 'prioritised':
      return allOf(await restorePriorities(form, user, entries, givenPriority.parse(given)));
    case 'sent':
      for (const { id } of entries)
        await takeReplyBack(form, user, { id: given ?? '', submission: id });
      return allOf([]);
    case 'tagged':
    case 'untagged':
      await takeBackTags(form, user, { done, entries, given });
      return allOf([]);
    case 'opportunity-made':
    case 'opportunity-moved':
    case 'opportunity-changed':
    case 'opportunity-won':
    case 'opportunity-lost':
    case 'opportunity-removed':
      for (const { id } of entries) await takeBackOpportunity(form, user, { id, key: given ?? '' });
      return allOf([]);
    case 'contact-added':
    case 'contact-corrected':
    case 'contact-removed':
    case 'contact-moved':
    case 'contact-merged':
    case 'contact-taken-apart':
      // They are of no form (`takeBackOf`).
      return allOf([]);
    case 'not-spam':
      return takeBackNoSpam(form, user, entries);
    case 'trash':
    case 'restore':
    case 'read':
    case 'unread': {
      const ids = entries.map(({ id }) => id);
      await changeSubmissions(form, user, ids, undoings[done]);
      return allOf([]);
    }
    default:
      return allOf(await restoreStatuses(form, user, entries, done));
  }
}
