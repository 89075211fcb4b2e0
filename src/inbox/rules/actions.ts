'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';

import {
  changeRule,
  insertRule,
  mostRules,
  moveRule,
  removeRule,
  switchRule,
} from '@/submissions/records/rules/rules';

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
    if (id === undefined) {
      const made = await insertRule(read);
      if (made === null) throw new Refusal(full);
      outcome.made = made;
    } else if (!(await changeRule(id, read))) throw new Refusal(gone);
  });
  if (answer.problem) return { ...answer, ...outcome };
  if (outcome.made) redirect(`/admin/rules/${outcome.made}`);
  refresh();
  return { isSaved: true };
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
