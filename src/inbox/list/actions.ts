'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import type { TypedUser } from 'payload';
import { z } from 'zod';

import { parseTag } from '@/submissions/records/tags/tag-text';

import type { ActionState } from '../action/action-state';
import { asStaff, Clash, gone, goOn, Refusal, sentForm } from '../action/as-staff';
import { formsIn, scope, type Scope } from '../action/scope';
import { meanwhileSentence } from '../submission/meanwhile';
import { changeAsSeen } from '../submission/work';
import { tagAsSeen, undoableTags } from '../tags/tag-as-seen';
import { noTag } from '../tags/words';
import { takeBack } from '../tools/take-back';
import { keepUndoable, ofSamePress, readUndoables } from '../tools/undo';
import { bulkChange, changeOf } from './changes';

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

const tooLate = 'More than a minute has passed: it cannot be undone any more.';

/** Takes back what one of the bars names; with a reply, what the same press did beside it. */
export async function undo(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const key = data.get('deed');
  const all = await readUndoables();
  const kept = all.find((each) => each.key === key);
  const answer = await asStaff('work', data, { undoable: kept }, async ({ undoable }, user) => {
    if (!undoable) throw new Refusal(tooLate);
    for (const each of [undoable, ...ofSamePress(undoable, all)]) await takeBack(each, user);
  });
  // Its words wait in the box.
  if (!answer.problem && kept?.done === 'sent')
    redirect(`/admin?tab=${kept.scope}&open=${kept.entries[0]?.id}`);
  if (!answer.problem || answer.isClash) refresh();
  return answer;
}
