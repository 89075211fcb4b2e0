'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';

import { formNames, forms, statuses } from '@/forms';
import { expectedSnooze } from '@/submissions/records/work';

import type { ActionState } from '../action/action-state';
import { asStaff, Clash, gone, goOn, Refusal, sentForm } from '../action/as-staff';
import { meanwhileSentence } from '../submission/meanwhile';
import { changeAsSeen } from '../submission/work';
import { keepUndoable } from '../tools/undo';
import { notToCome, snoozeChoices, snoozedUntil } from './snooze-times';

const target = z.object({
  form: z.enum(formNames),
  id: z.uuid(),
  until: z.enum([...snoozeChoices, 'now']),
  day: z.string().default(''),
  /** What the page shows of it. */
  seenStatus: z.enum(statuses.map(({ value }) => value)),
  seenSnooze: z.union([z.iso.datetime(), z.literal('')]),
});

/** Puts a submission out of sight until a morning, or wakes it now. */
export async function snooze(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = target.safeParse(Object.fromEntries(data)).data;
  const answer = await asStaff(
    'work',
    data,
    meant,
    async ({ form, id, until, day, ...seen }, user) => {
      const wakes = until === 'now';
      const instant = wakes ? null : snoozedUntil(until, day, Date.now());
      if (!wakes && instant === null) throw new Refusal(notToCome);
      const expects = expectedSnooze({
        status: seen.seenStatus,
        snoozedUntil: seen.seenSnooze || null,
      });
      const change = { snoozedUntil: instant };
      const { changed, clashes } = await changeAsSeen(forms[form], user, [{ id, expects }], change);
      if (clashes.length > 0) throw new Clash(meanwhileSentence(clashes, user, { isAll: true }));
      if (changed.length === 0) throw new Refusal(gone);
      const done = wakes ? 'woken' : 'snoozed';
      await keepUndoable({ scope: form, done, given: instant }, changed);
    },
  );
  if (answer.isClash) refresh();
  else if (!answer.problem) goOn(data);
  return answer;
}
