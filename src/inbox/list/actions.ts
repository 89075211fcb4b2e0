'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';

import { forms, statuses } from '@/forms';

import type { ActionState } from '../action/action-state';
import { asStaff, Clash, gone, Refusal } from '../action/as-staff';
import { sentForm } from '../action/sent-form';
import { meanwhileSentence } from '../submission/meanwhile';
import { changeAsSeen, changeSubmissions, restoreStatuses, type Change } from '../submission/work';
import { forgetUndoable, keepUndoable, readUndoable } from '../tools/undo';
import { parseView, viewAddress } from './inbox-view';

const marks = {
  read: { isUnread: false },
  unread: { isUnread: true },
  trash: { isDeleted: true },
  restore: { isDeleted: false },
} as const satisfies Record<string, Change>;

const statusValues = statuses.map(({ value }) => value);
const targetsWithChange = z.object({
  form: z.enum(['contact', 'quote']),
  ids: z.array(z.uuid()).min(1).max(100),
  change: z.enum([...statusValues, 'read', 'unread', 'trash', 'restore']),
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
    seen: data.getAll('seen'),
  }).data;
  const answer = await asStaff(data, meant, async ({ form, ids, seen, change: which }, user) => {
    const isMark = which === 'read' || which === 'unread' || which === 'restore';
    const isStatus = !isMark && which !== 'trash';
    const what = isStatus ? { status: which } : marks[which];
    const seenStatuses = new Map(seen.map((each) => [each.slice(0, 36), each.slice(37)]));
    const targets = ids.map((id) => ({
      id,
      expects: isMark ? null : (seenStatuses.get(id) ?? null),
    }));
    const { changed, clashes } = await changeAsSeen(forms[form], user, targets, what);
    if (changed.length + clashes.length === 0) throw new Refusal(gone);
    if (isMark) await forgetUndoable();
    else if (changed.length > 0) await keepUndoable({ form, done: which, entries: [...changed] });
    if (clashes.length > 0)
      throw new Clash(meanwhileSentence(clashes, user, { isAll: changed.length === 0 }));
  });
  if (answer.isClash) refresh();
  else if (!answer.problem) goOn(data);
  return answer;
}

const tooLate = 'More than a minute has passed: it cannot be undone any more.';

export async function undo(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const undoable = await readUndoable();
  const answer = await asStaff(data, { undoable }, async (meant, user) => {
    if (!meant.undoable) throw new Refusal(tooLate);
    const { form, done, entries } = meant.undoable;
    const ids = entries.map(({ id }) => id);
    if (done === 'trash') await changeSubmissions(forms[form], user, ids, { isDeleted: false });
    else {
      const clashes = await restoreStatuses(forms[form], user, entries, done);
      // The bar stays and says so: what was taken back is not done twice.
      if (clashes.length > 0) {
        const isAll = clashes.length === entries.length;
        throw new Clash(meanwhileSentence(clashes, user, { isAll }));
      }
    }
    await forgetUndoable();
  });
  if (!answer.problem || answer.isClash) refresh();
  return answer;
}

/** Where the form says, which can only be a view of the inbox; else the page stays. */
function goOn(data: FormData): void {
  const next = data.get('next');
  if (typeof next !== 'string' || !URL.canParse(next, 'http://inbox')) {
    refresh();
    return;
  }
  const { searchParams } = new URL(next, 'http://inbox');
  redirect(viewAddress(parseView(Object.fromEntries(searchParams))));
}
