'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';

import { formNames, forms, priorities } from '@/forms';
import { parseTag } from '@/submissions/records/tags/tag-text';

import type { ActionState } from '../action/action-state';
import { asStaff, Clash, gone, Refusal, sentForm } from '../action/as-staff';
import { meanwhileSentence } from '../submission/meanwhile';
import { changeAsSeen } from '../submission/work';
import { keepUndoable } from '../tools/undo';
import { tagAsSeen, undoableTags } from './tag-as-seen';
import { noTag } from './words';

const target = z.object({ form: z.enum(formNames), id: z.uuid() });
const targetWithTag = target.extend({ add: z.string().optional(), remove: z.string().optional() });
const priority = z.enum(priorities.map(({ value }) => value));
const targetWithPriority = target.extend({ priority, seenPriority: priority });

/** Adds a tag to the open submission, or takes one away: the button says which. */
export async function tag(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = targetWithTag.safeParse(Object.fromEntries(data)).data;
  const answer = await asStaff('work', data, meant, async ({ form, id, add, remove }, user) => {
    const name = parseTag(remove ?? add ?? '');
    if (name === null) throw new Refusal(noTag);
    const change = remove === undefined ? { add: name } : { remove: name };
    const changed = await tagAsSeen(forms[form], user, [id], change);
    await keepUndoable(...undoableTags(form, change, changed));
  });
  if (!answer.problem) refresh();
  return answer;
}

export async function prioritise(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = targetWithPriority.safeParse(Object.fromEntries(data)).data;
  const answer = await asStaff(
    'work',
    data,
    meant,
    async ({ form, id, seenPriority, ...wanted }, user) => {
      const asked = [{ id, expects: seenPriority }];
      const change = { priority: wanted.priority };
      const { changed, clashes } = await changeAsSeen(forms[form], user, asked, change);
      if (clashes.length > 0) throw new Clash(meanwhileSentence(clashes, user, { isAll: true }));
      if (changed.length === 0) throw new Refusal(gone);
      await keepUndoable({ scope: form, done: 'prioritised', given: change.priority }, changed);
    },
  );
  if (!answer.problem || answer.isClash) refresh();
  return answer;
}
