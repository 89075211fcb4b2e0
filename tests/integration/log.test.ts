import config from '@payload-config';
import { sql } from '@payloadcms/db-postgres';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';

import { logOptions } from '@/platform/log';

import { payload } from '../support/payload';

const email = 'margaret@private.example';

const lines: string[] = [];
/** As Payload makes its own (payload/dist/utilities/logger.js). */
const logger = pino(logOptions, { write: (line) => lines.push(line) });
beforeEach(() => {
  lines.length = 0;
});

test('Payload’s logger is made like this one', async () => {
  expect((await config).logger).toMatchObject({ options: logOptions });
});

async function failureOf(work: Promise<unknown>): Promise<Error> {
  const failure: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (failure instanceof Error) return failure;
  throw new Error('The statement did not fail');
}

/** Payload’s code logs an error in each of these ways. */
function logInEachWay(failure: Error) {
  logger.error(failure);
  logger.error({ err: failure });
  logger.error({ err: failure, msg: `It failed: ${failure.message}` });
  logger.error({ err: failure }, `It failed: ${String(failure)}`);
  logger.error(`It failed: ${String(failure)}`);
  logger.error({ error: failure, msg: 'It failed' });
  logger.error('It failed: %s', failure.message);
  logger.error({ deeper: { failure, list: [failure.message] }, msg: 'It failed' });
  logger.error(new AggregateError([failure], `It failed: ${failure.message}`));
  const { message } = failure;
  const copy = { message, ...Object.fromEntries(Object.entries(failure)) };
  logger.error({ failure: copy, msg: 'It failed' });
}

test('a statement of Payload’s that fails shows neither its SQL nor its values', async () => {
  await payload.db.drizzle.execute(sql`ALTER TABLE users RENAME COLUMN name TO name_away`);
  const asked = payload.find({ collection: 'users', where: { email: { equals: email } } });
  await Promise.allSettled([asked]);
  await payload.db.drizzle.execute(sql`ALTER TABLE users RENAME COLUMN name_away TO name`);
  const failure = await failureOf(asked);
  expect(failure.message).toContain(email);
  expect(failure.message).toContain('"users"');

  logInEachWay(failure);
  expect(lines).toHaveLength(10);
  for (const line of lines) {
    expect(line).toContain('Failed query: select …');
    expect(line).not.toContain(email);
    expect(line).not.toContain('from "users"');
    // The log goes by lines: what happened, and where the statement was sent from.
    expect(line.length).toBeLessThan(600);
  }
  expect(lines[0]).toContain('42703');
});

test('a value that PostgreSQL quotes in its answer stays out, its code does not', async () => {
  const failure = await failureOf(
    payload.db.drizzle.execute(sql`SELECT id FROM users WHERE id = ${email}`),
  );
  expect(String(failure.cause)).toContain(email);
  logInEachWay(failure);
  if (failure.cause instanceof Error) logInEachWay(failure.cause);
  const log = lines.join('\n');
  expect(log).toContain('22P02');
  expect(log).not.toContain(email);
});

test('while the database is away a failure is one line, without its statement and its stack', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED ::1'), { code: 'ECONNREFUSED' });
  const failure = new Error(`Failed query: select "id"\nparams: ${email}`, { cause });
  logger.error(failure);
  logger.error({ err: failure, msg: failure.message });
  logger.error({ err: failure, msg: 'It failed', queue: 'nightly' });
  const begun = `Error: cannot begin transaction: ${cause.message}`;
  logger.error({ err: cause, msg: begun });
  const shown = lines.map((line): unknown => JSON.parse(line));
  const reason = 'PostgreSQL cannot be reached (ECONNREFUSED)';
  expect(shown).toMatchObject([
    { msg: reason },
    { msg: reason },
    { msg: `It failed: ${reason}`, queue: 'nightly' },
    { msg: begun },
  ]);
  expect(lines.join('\n')).not.toMatch(/select|params|stack|Failed query/);
});

test('any other error keeps its words and its stack', () => {
  logger.error(new Error('The disk is full'));
  expect(lines[0]).toContain('The disk is full');
  expect(lines[0]).toContain('log.test.ts');
});

test('a job that fails is logged without what it was given', () => {
  const input = { email };
  const job = { id: '7', taskSlug: 'send-password-link', totalTried: 2, input, log: [{ input }] };
  logger.error({ err: new Error('No.'), job, msg: 'Error running task', taskSlug: job.taskSlug });
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    job: { id: '7', taskSlug: 'send-password-link', totalTried: 2 },
  });
  expect(lines.join()).not.toContain(email);
});
