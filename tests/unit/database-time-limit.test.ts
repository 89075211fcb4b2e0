import { setTimeout as wait } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { settleWithin } from '@/platform/database/time-limit';

test('what comes in time is passed on, also a failure', async () => {
  await expect(settleWithin(Promise.resolve('row'), 200)).resolves.toBe('row');
  await expect(settleWithin(Promise.reject(new Error('no')), 200)).rejects.toThrow('no');
});

test('what does not come is given up', async () => {
  await expect(settleWithin(new Promise(() => undefined), 100)).rejects.toThrow('100 ms');
});

test('a process that was busy itself still finds what came meanwhile', async () => {
  const answer = settleWithin(wait(60, 'row'), 100);
  const until = performance.now() + 400;
  while (performance.now() < until);
  await expect(answer).resolves.toBe('row');
});
