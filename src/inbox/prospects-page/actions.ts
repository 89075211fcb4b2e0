'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';

import { formNames, forms } from '@/forms';

import type { ActionState } from '../action/action-state';
import { asStaff, sentForm } from '../action/as-staff';
import { changeLink, proposeTimes } from './change';
import { mostTimes } from './time-fields';

const target = { form: z.enum(formNames), id: z.uuid() };

const link = z.object({ ...target, deed: z.enum(['renew', 'turn-off', 'turn-on']) });

/** Makes the link to somebody's page dead, or has the next mail bring a new one. */
export async function changePageLink(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = link.safeParse(Object.fromEntries(data)).data;
  const answer = await asStaff('work', data, meant, ({ form, id, deed }, user) =>
    changeLink(forms[form], user, id, deed),
  );
  if (!answer.problem) refresh();
  return answer;
}

const time = z.string().max(30).default('');

const proposal = z.object({
  ...target,
  key: z.uuid(),
  seen: z.coerce.number().int().min(0),
  minutes: z.coerce.number().int().min(5).max(480),
  words: z
    .string()
    .max(2000)
    .transform((text) => text.replaceAll('\r\n', '\n').trim()),
  times: z.array(time).max(mostTimes),
});

/** Sends a reply from which its reader chooses a time. */
export async function propose(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const given = { ...Object.fromEntries(data), times: data.getAll('time') };
  const meant = proposal.safeParse(given).data;
  const answer = await asStaff('work', data, meant, ({ form, ...rest }, user) =>
    proposeTimes(forms[form], user, rest),
  );
  if (!answer.problem || answer.isClash) refresh();
  return answer;
}
