'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import type { TypedUser } from 'payload';
import { z } from 'zod';

import { priorities, type FormDefinition } from '@/forms';

import { parseTag } from '@/submissions/records/tags/tag-text';

import type { ActionState } from '../action/action-state';
import { asStaff, Clash, gone, goOn, Refusal, sentForm } from '../action/as-staff';
import { formsIn, scope, type Scope } from '../action/scope';
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
import { changeAsSeen, changeSubmissions, type Meanwhile } from '../submission/work';
import { tagAsSeen, takeBackTags, undoableTags } from '../tags/tag-as-seen';
import { noTag } from '../tags/words';
import { forgetUndoable, keepUndoable, readUndoables, type Undoable } from '../tools/undo';
import { bulkChange, changeOf, marks } from './changes';
import { isContactDeed } from './words';

const tagSteps = ['tag', 'untag'] as const;
const targetsWithChange = z.object({
  form: scope,
  ids: z.array(z.uuid()).min(1).max(100),
  change: z.enum([...bulkChange.options, ...tagSteps]),
  /** For those that are ticked. */
  tag: z.string().optional(),
  /** Ids with the status that the page showed. */
  seen: z.array(z.string()).max(100),
});

/** Sets a status, marks, trashes or restores: the submissions that are ticked, or one of them. */
export async function change(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = targetsWithChange.safeParse({
    form: data.get('form'),
    ids: data.getAll('id'),
    change: data.get('change'),
    tag: data.get('tag') ?? undefined,
    seen: data.getAll('seen'),
  }).data;
  const answer = await asStaff(
    'work',
    data,
    meant,
    async ({ form, ids, seen, tag, change: which }, user) => {
      if (which === 'tag' || which === 'untag')
        return tagAll(user, { form, ids, tag, step: which });
      const isMark = which === 'read' || which === 'unread' || which === 'restore';
      const what = changeOf(which);
      const seenStatuses = new Map(seen.map((each) => [each.slice(0, 36), each.slice(37)]));
      const targets = ids.map((id) => ({
        id,
        expects: isMark ? null : (seenStatuses.get(id) ?? null),
      }));
      const outcomes = await Promise.all(
        formsIn(form).map((each) => changeAsSeen(each, user, targets, what)),
      );
      const changed = outcomes.flatMap((outcome) => outcome.changed);
      const clashes = outcomes.flatMap((outcome) => outcome.clashes);
      if (changed.length + clashes.length === 0) throw new Refusal(gone);
      await keepUndoable({ scope: form, done: which, given: null }, changed);
      if (clashes.length > 0)
        throw new Clash(meanwhileSentence(clashes, user, { isAll: changed.length === 0 }));
    },
  );
  if (answer.isClash) refresh();
  else if (!answer.problem) goOn(data);
  return answer;
}

/** Gives all of them a tag, or takes it away. */
async function tagAll(user: TypedUser, { form, ids, tag, step }: Tagging): Promise<void> {
  const name = parseTag(tag ?? '');
  if (name === null) throw new Refusal(noTag);
  const change = step === 'tag' ? { add: name } : { remove: name };
  const changed = await Promise.all(
    formsIn(form).map((each) => tagAsSeen(each, user, ids, change)),
  );
  await keepUndoable(...undoableTags(form, change, changed.flat()));
}

interface Tagging {
  readonly form: Scope;
  readonly ids: readonly string[];
  readonly tag: string | undefined;
  readonly step: (typeof tagSteps)[number];
}

/** It was taken back, but not all of it. */
const goneOutSentence = (count: number): string =>
  count === 1
    ? 'It is set aside again, but a mail about it had gone out already.'
    : `They are set aside again, but mails about ${count} of them had gone out already.`;

const tooLate = 'More than a minute has passed: it cannot be undone any more.';

/** Takes back what one of the bars names, and no other. */
export async function undo(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const key = data.get('deed');
  const kept = (await readUndoables()).find((each) => each.key === key);
  const answer = await asStaff('work', data, { undoable: kept }, async ({ undoable }, user) => {
    if (!undoable) throw new Refusal(tooLate);
    if (isContactDeed(undoable.done)) await takeBackOf(undoable, user);
    const undoing = formsIn(undoable.scope).map((form) => takeBack(form, user, undoable));
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
  });
  // Its words wait in the box.
  if (!answer.problem && kept?.done === 'sent')
    redirect(`/admin?tab=${kept.scope}&open=${kept.entries[0]?.id}`);
  if (!answer.problem || answer.isClash) refresh();
  return answer;
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
async function takeBack(
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
