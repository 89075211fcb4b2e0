'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';

import { browserEvents } from '@/submissions/records/push/subscriptions-table';

import type { ActionState } from '../../action/action-state';
import { asStaff, sentForm } from '../../action/as-staff';
import { forgetBrowser, keepBrowser } from './browsers';

const key = z.string().regex(/^[\w-]{1,200}$/);
const told = z.object({
  endpoint: z.string().max(2000),
  p256dh: key,
  auth: key,
  events: z.array(z.enum(browserEvents)).max(browserEvents.length),
});

/** Has a browser tell its owner of what they ticked: a box that is not ticked is not sent. */
export async function tellInBrowser(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const given = { ...Object.fromEntries(data), events: data.getAll('event') };
  const answer = await asStaff('read', data, told.safeParse(given).data, (browser, user) =>
    keepBrowser(user, browser),
  );
  if (!answer.problem) refresh();
  return answer;
}

/** One of their browsers tells them nothing any more. */
export async function tellNoMore(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const id = z.uuid().safeParse(data.get('id')).data;
  const answer = await asStaff('read', data, id, (browser, user) => forgetBrowser(user, browser));
  if (!answer.problem) refresh();
  return answer;
}
