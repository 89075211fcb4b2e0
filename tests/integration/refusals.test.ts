import { APIError, AuthenticationError, Forbidden } from 'payload';
import { pino } from 'pino';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { logOptions } from '@/platform/log';

import { logTo, payload } from '../support/payload';
import { rest } from '../support/rest';

const lines: string[] = [];
logTo(pino(logOptions, { write: (line) => void lines.push(line) }));
beforeEach(() => void lines.splice(0));

/** As the build makes it: the class has another name, or none. */
function nameless(error: Error): Error {
  error.name = '';
  return error;
}

let next: Error;
beforeAll(() => {
  const { endpoints } = payload.config;
  const fail = () => Promise.reject(next);
  endpoints.push({ path: '/refuses', method: 'get', handler: fail });
  return () =>
    void endpoints.splice(
      endpoints.findIndex(({ path }) => path === '/refuses'),
      1,
    );
});

test.each<[number, Error, string]>([
  [401, new AuthenticationError(), 'The email or password provided is incorrect.'],
  [403, new Forbidden(), 'You are not allowed to perform this action.'],
  [429, new APIError('Try again in 9 seconds.', 429), 'Try again in 9 seconds.'],
])('a nameless %i says why, in the answer and in one short line', async (status, error, words) => {
  next = nameless(error);
  const answer = await rest('GET', '/refuses');
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ errors: [{ message: words }] });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`"level":30`);
  expect(lines[0]).toContain(`Refused with ${status}: ${words}`);
  expect(lines[0]?.length).toBeLessThan(250);
});

test('a refusal that may quote what was sent is a line without its words', async () => {
  next = nameless(new APIError('No field canary@private.example', 400));
  const answer = await rest('GET', '/refuses');
  expect(await answer.json()).toEqual({ errors: [{ message: next.message }] });
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('canary');
});

test('a failure of ours keeps its stack in the log and its words from the caller', async () => {
  next = nameless(new Error('The disk is full'));
  const answer = await rest('GET', '/refuses');
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('disk');
  expect(lines[0]).toContain('"level":50');
  expect(lines[0]).toContain('refusals.test.ts');
});
