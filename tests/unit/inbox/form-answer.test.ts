import { redirect } from 'next/navigation';
import { expect, test } from 'vitest';

import type { ActionState } from '@/inbox/action/action-state';
import { answerOf } from '@/inbox/action/use-form-action';

const before: ActionState = { typed: { text: 'Rang her.' } };
const ask = (action: () => Promise<ActionState>) => answerOf(action, before, new FormData());

test('an action that could not be sent has a problem, and what was there stays', async () => {
  const answer = await ask(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(answer.typed).toEqual(before.typed);
  expect(answer.problem).toMatch(/^The server cannot be reached/);
  expect(answer.without).toBe('lost');
});

test('an action that leads to another page has none', async () => {
  const answer = await ask(() => {
    redirect('/admin');
  });
  expect(answer.problem).toBeUndefined();
  expect(answer.without).toBe('left');
});

test('what the server says is the answer', async () => {
  const said = { problem: 'Only staff may do this.', typed: {} };
  expect(await ask(() => Promise.resolve(said))).toBe(said);
});
