import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { currentRequest, noteActionBegun, withRequestId } from '@/platform/current-request';
import { databaseFailure } from '@/platform/database/failure-reason';
import { Unavailable, UnknownOutcome } from '@/platform/database/failures';
import { ContentUnavailable } from '@/site/content/content-unavailable';
import { keepErrorsShort, reportPage } from '@/site/content/report-failures';

const statement = 'select "id" from "industries" where "slug" = $1';

const withCode = (error: Error, code: string) => Object.assign(error, { code });

/** As a read of Payload's fails: Drizzle wraps what pg says. */
const failed = (cause: Error) => new DrizzleQueryError(statement, ['margaret'], cause);

const refused = failed(withCode(new DatabaseError('no such column', 1, 'error'), '42703'));

const print = vi.fn<typeof console.error>();
const original = console.error;
const originalWarn = console.warn;
beforeEach(() => {
  vi.useFakeTimers();
  print.mockReset();
  console.error = print;
  console.warn = print;
  keepErrorsShort();
});
afterEach(() => {
  vi.useRealTimers();
  console.error = original;
  console.warn = originalWarn;
});

test.each<[unknown, string | undefined]>([
  [refused, 'PostgreSQL answered 42703'],
  [
    failed(withCode(new Error('connect'), 'ECONNREFUSED')),
    'PostgreSQL cannot be reached (ECONNREFUSED)',
  ],
  [failed(withCode(new Error('write'), 'EPIPE')), 'PostgreSQL cannot be reached (EPIPE)'],
  [
    new Error('timeout exceeded when trying to connect'),
    'PostgreSQL was too busy to answer in time',
  ],
  [failed(new Error('Connection terminated')), 'PostgreSQL broke the connection off'],
  [new Unavailable(), 'PostgreSQL cannot be reached'],
  [new Error('No page', { cause: new UnknownOutcome() }), 'PostgreSQL did not say how it ended'],
  [withCode(new Error('getaddrinfo'), 'ENOTFOUND'), undefined],
  [new TypeError('undefined is not a function'), undefined],
  ['a text', undefined],
])('a reason names no statement: case %#', (error, reason) => {
  expect(databaseFailure(error)).toBe(reason);
});

test('a page is named once a minute, whatever its query', () => {
  const failure = new ContentUnavailable('getIndustry', 'PostgreSQL answered 57P01');
  const line =
    'GET /work failed: PostgreSQL answered 57P01. The last good page is served, if there is one.';
  const ask = (path: string) => reportPage(failure, { method: 'GET', path });
  ask('/work');
  ask('/work?_rsc=1');
  expect(print.mock.calls).toEqual([[line]]);
  ask('/quote');
  expect(print).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_001);
  ask('/work');
  expect(print).toHaveBeenCalledTimes(3);
});

test('an error of the code is not reported as a failure of the database', () => {
  reportPage(new TypeError('undefined is not a function'), { method: 'GET', path: '/' });
  expect(print).not.toHaveBeenCalled();
});

test('what Next prints of it is left out; a stale read is named once', () => {
  const failure = new ContentUnavailable('listProjects', 'PostgreSQL answered 57P03');
  console.error(failure);
  console.error('⨯', failure);
  expect(print).not.toHaveBeenCalled();
  console.error('revalidating cache with key: ["listProjects"]', failure);
  console.error('revalidating cache with key: ["listProjects"]', failure);
  expect(print.mock.calls).toEqual([
    ['listProjects failed: PostgreSQL answered 57P03. The last good content is shown.'],
  ]);
});

test('another error keeps its stack, and loses its statement and values', () => {
  console.error('The inbox:', refused);
  const said = print.mock.calls.flat().join(' ');
  expect(said).toContain('The inbox: Error: PostgreSQL answered 42703\n    at ');
  expect(said).not.toMatch(/select|margaret/);
});

test('while the database is away, an error of any page is one line', () => {
  console.error('⨯', failed(withCode(new Error('connect'), 'ECONNREFUSED')));
  console.error('⨯', new Unavailable());
  expect(print.mock.calls).toEqual([
    ['⨯', 'Error: PostgreSQL cannot be reached (ECONNREFUSED)'],
    ['⨯', 'Error: PostgreSQL cannot be reached'],
  ]);
});

test.each([
  'Invalid Server Actions request.',
  'Failed to find Server Action "00aa". This request might be from an older or newer deployment.',
  'The Server Reference ID did not match the expected format. Received "margaret".',
])('a form that Next refuses is one line, without what was sent: %s', (message) => {
  console.error(new Error(message));
  console.warn(new Error(message));
  expect(print).toHaveBeenCalledTimes(2);
  for (const [line] of print.mock.calls) {
    expect(line).toMatch(/^Refused: [A-Z][A-Za-z ]+$/);
    expect(line).not.toMatch(/00aa|margaret/);
  }
});

test('what Next cannot read as an action is one line, and a failure of the action is whole', () => {
  const failure = new SyntaxError('"margaret" is not valid JSON');
  withRequestId('proxy-1234', () => {
    Object.assign(currentRequest() ?? {}, { action: 'sent' });
    console.error('⨯', failure);
    noteActionBegun();
    console.error('⨯', failure);
  });
  console.error('⨯', failure);
  const whole = ['⨯', failure];
  expect(print.mock.calls).toEqual([['⨯', 'Refused: an action that cannot be read'], whole, whole]);
});
