'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';

import type { ActionState } from '../../action/action-state';
import { asStaff, Clash, sentForm } from '../../action/as-staff';
import { deleteInfectedFile } from '../../attachments';

const order = z.object({ file: z.uuid() });

/** What the button beside a file with a virus is pressed for. */
export async function deleteInfected(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = order.safeParse(Object.fromEntries(data)).data;
  const answer = await asStaff('erase', data, meant, async ({ file }, user) => {
    if (!(await deleteInfectedFile(user, file))) throw new Clash('This file is no longer here.');
  });
  if (!answer.problem || answer.isClash) refresh();
  return answer;
}
