'use server';

import config from '@payload-config';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { getPayload } from 'payload';
import { z } from 'zod';

import {
  changeRule,
  insertRule,
  listRules,
  mostRules,
  moveRule,
  removeRule,
  switchRule,
  type WrittenRule,
} from '@/submissions/records/rules/rules';

import { webhookProblem } from '@/submissions/staff-notices/webhook-address';

import type { ActionState } from '../action/action-state';
import { asStaff, gone, Refusal, sentForm } from '../action/as-staff';
import type { RuleProblems } from './rule-fields';
import { isRule, readRule } from './written-rule';

export interface RuleState extends ActionState {
  readonly problems?: RuleProblems;
  readonly isSaved?: boolean;
}

const full = `There are ${mostRules} rules already. Remove one first.`;
const unclear = 'This was not saved. Look again at what is marked.';

/** Saves a rule. A new one gets a page of its own. */
export async function saveRule(_before: RuleState, sent: FormData): Promise<RuleState> {
  const data = sentForm(sent);
  const id = z.uuid().safeParse(data.get('id')).data;
  const outcome: { problems?: RuleProblems; made?: string } = {};
  const answer = await asStaff('settings', data, data, async (typed) => {
    const read = readRule(typed);
    if (read === null) throw new Refusal(unclear);
    if (!isRule(read)) {
      outcome.problems = read;
      throw new Refusal(unclear);
    }
    const { problems, secret } = await secretFor(read, id, typed.get('webhookSecret'));
    if (problems) {
      outcome.problems = problems;
      throw new Refusal(unclear);
    }
    if (id === undefined) {
      const made = await insertRule(read, secret);
      if (made === null) throw new Refusal(full);
      outcome.made = made;
    } else if (!(await changeRule(id, read, secret))) throw new Refusal(gone);
  });
  if (answer.problem) return { ...answer, ...outcome };
  if (outcome.made) redirect(`/admin/rules/${outcome.made}`);
  refresh();
  return { isSaved: true };
}

const secretRule = z.string().regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/);
const noSecret =
  'Paste the secret that the receiver shows: whsec_ and base64 of 24 bytes or more. Without one nothing is sent.';

/** The secret of its webhook, encrypted; null keeps the one that it has. */
async function secretFor(
  { then }: WrittenRule,
  id: string | undefined,
  sent: FormDataEntryValue | null,
): Promise<{ secret: string | null; problems?: RuleProblems }> {
  if (then.webhook === null) return { secret: null };
  const problem = await webhookProblem(then.webhook);
  if (problem !== null) return { secret: null, problems: { webhook: problem } };
  const typed = typeof sent === 'string' ? sent.trim() : '';
  const isKept =
    typed === '' && (await listRules()).some((each) => each.id === id && each.hasSecret);
  if (isKept) return { secret: null };
  const secret = secretRule.safeParse(typed).data;
  if (secret === undefined) return { secret: null, problems: { webhookSecret: noSecret } };
  return { secret: (await getPayload({ config })).encrypt(secret) };
}

const step = z.object({
  id: z.uuid(),
  step: z.enum(['up', 'down', 'on', 'off', 'remove']),
  next: z.literal('/admin/rules').optional().catch(undefined),
});

/** Moves a rule, switches it or removes it: the button says which. */
export async function changeRules(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = step.safeParse(Object.fromEntries(data)).data;
  const answer = await asStaff('settings', data, meant, async ({ id, step: what }) => {
    if (what === 'remove') await removeRule(id);
    else if (what === 'up' || what === 'down') await moveRule(id, what);
    else if (!(await switchRule(id, what === 'on'))) throw new Refusal(gone);
  });
  if (answer.problem) return answer;
  if (meant?.next) redirect(meant.next);
  refresh();
  return answer;
}
