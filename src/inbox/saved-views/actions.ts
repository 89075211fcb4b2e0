'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';

import {
  changeView,
  insertView,
  mostViews,
  removeView,
  restoreView,
} from '@/submissions/records/views/saved-views';

import type { ActionState } from '../action/action-state';
import { asStaff, gone, mustHave, Refusal, sentForm } from '../action/as-staff';
import { queryOf } from './reads';

const name = z.string().trim().min(1).max(60);
const shared = z.literal('on').optional();
const order = z.discriminatedUnion('step', [
  z.object({ step: z.literal('save'), name, shared, query: z.string().max(3000) }),
  z.object({ step: z.literal('change'), id: z.uuid(), name, shared }),
  z.object({ step: z.literal('remove'), id: z.uuid() }),
  z.object({ step: z.literal('restore'), id: z.uuid() }),
]);

const namesake = `You have a view of this name, or ${mostViews} of them. Choose another name, or remove one.`;
const changedMeanwhile = `Another view has this name, or this one was removed. Choose another name, or load the page again.`;
const tooLate =
  'A minute has passed, or another view has its name: it cannot be taken back any more. Save it anew.';

/** Saves, renames, shares, removes or takes back a view: the button says which. */
export async function changeViews(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = order.safeParse(Object.fromEntries(data)).data;
  const answer = await asStaff('read', data, meant, async (what, viewer) => {
    const user = viewer.id;
    if ('shared' in what && isOn(what.shared)) mustHave(viewer, 'settings');
    switch (what.step) {
      case 'save': {
        const view = { name: what.name, query: queryOf(what.query), isShared: isOn(what.shared) };
        if (!(await insertView(user, view))) throw new Refusal(namesake);
        break;
      }
      case 'change': {
        const change = { name: what.name, isShared: isOn(what.shared) };
        if (!(await changeView(user, what.id, change))) throw new Refusal(changedMeanwhile);
        break;
      }
      case 'remove':
        if (!(await removeView(user, what.id))) throw new Refusal(gone);
        break;
      case 'restore':
        if (!(await restoreView(user, what.id))) throw new Refusal(tooLate);
    }
  });
  if (!answer.problem) refresh();
  return answer;
}

const isOn = (ticked: 'on' | undefined): boolean => ticked === 'on';
