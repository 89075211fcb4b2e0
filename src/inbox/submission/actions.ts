'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import type { TypedUser } from 'payload';
import { z } from 'zod';

import { parseView, viewAddress } from '../list/inbox-view';
import { forms, statuses } from '@/forms';
import { releaseSubmission, resendNotice } from './notices';
import { forgetUndoable, keepUndoable, readUndoable } from '../tools/undo';
import { getVisitor } from '@/accounts/session/visitor';
import { addNote, changeSubmissions, restoreStatuses, type Change } from './work';

const target = z.object({ form: z.enum(['contact', 'quote']), id: z.uuid() });
const targetWithNotice = target.extend({ notice: z.enum(['ownerNotice', 'confirmation']) });
const targetWithNote = target.extend({ text: z.string().trim().min(1).max(5000) });

const changes = {
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
});
const targetWithAssignee = target.extend({ assignee: z.union([z.uuid(), z.literal('')]) });

/**
 * Does it for staff alone. What is not meant, or not allowed, changes nothing; the page that comes
 * back says what is.
 */
async function asStaff<Meant>(
  meant: Meant | null | undefined,
  act: (meant: Meant, user: TypedUser) => Promise<void>,
): Promise<void> {
  const visitor = await getVisitor();
  if (visitor.kind !== 'admin' || !meant) return;
  try {
    await act(meant, visitor.user);
  } catch (error) {
    // The name alone: the message of a failed statement can carry a person's words.
    console.error(`The inbox could not do it: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}

export async function release(data: FormData): Promise<void> {
  await asStaff(target.safeParse(Object.fromEntries(data)).data, ({ form, id }, user) =>
    releaseSubmission(forms[form], user, id),
  );
  refresh();
}

export async function resend(data: FormData): Promise<void> {
  await asStaff(
    targetWithNotice.safeParse(Object.fromEntries(data)).data,
    ({ form, id, notice }, user) => resendNotice(forms[form], user, id, notice),
  );
  refresh();
}

/** Sets a status, marks, trashes or restores: the submissions that are ticked, or one of them. */
export async function change(data: FormData): Promise<void> {
  const meant = targetsWithChange.safeParse({
    form: data.get('form'),
    ids: data.getAll('id'),
    change: data.get('change'),
  });
  await asStaff(meant.data, async ({ form, ids, change: which }, user) => {
    const isMark = which === 'read' || which === 'unread' || which === 'restore';
    const isStatus = !isMark && which !== 'trash';
    const what = isStatus ? { status: which } : changes[which];
    const [...entries] = await changeSubmissions(forms[form], user, ids, what);
    if (isMark || entries.length === 0) await forgetUndoable();
    else await keepUndoable({ form, done: which, entries });
  });
  goOn(data);
}

export async function undo(): Promise<void> {
  await asStaff(await readUndoable(), async ({ form, done, entries }, user) => {
    const ids = entries.map(({ id }) => id);
    if (done === 'trash') await changeSubmissions(forms[form], user, ids, { isDeleted: false });
    else await restoreStatuses(forms[form], user, entries);
    await forgetUndoable();
  });
  refresh();
}

export async function assign(data: FormData): Promise<void> {
  await asStaff(
    targetWithAssignee.safeParse(Object.fromEntries(data)).data,
    async ({ form, id, assignee }, user) => {
      await changeSubmissions(forms[form], user, [id], { assignee: assignee || null });
    },
  );
  refresh();
}

export async function note(data: FormData): Promise<void> {
  await asStaff(
    targetWithNote.safeParse(Object.fromEntries(data)).data,
    ({ form, id, text }, user) => addNote(forms[form], user, id, text),
  );
  refresh();
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
