import { server } from '../../support/settings/mails';

import { sql } from '@payloadcms/db-postgres';
import { Client } from 'pg';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { env } from '@/env';
import { freeCutOffJobs } from '@/platform/payload/cut-off-jobs';
import { interrupted } from '@/submissions/records/failed-mail';

import { eventually } from '../../support/eventually';
import { expectOutput, outputSoFar } from '../../support/output';
import { payload } from '../../support/payload';
import { quote as answers } from '../../support/submissions/answers';
import { jobs, runJobs, sendDue, sendQuote, states } from '../../support/submissions/sent-notices';

beforeAll(async () => {
  await payload.db.drizzle.execute(sql`DELETE FROM payload_jobs`);
});

beforeEach(() => server.reset());

test('a server that refuses delays the mails and loses none', async () => {
  server.isRefusing = true;
  const { id } = await sendQuote();
  expectOutput(/451/);
  for (let round = 0; round < 3; round += 1) await runJobs();
  expect(server.received).toEqual([]);
  expect(await states(id)).toEqual({
    owner: 'delayed',
    confirmation: 'delayed',
    problem: 'The mail server answered 451',
  });
  expect(outputSoFar().join('\n')).not.toContain(answers.email);
  server.isRefusing = false;
  await runJobs();
  expect(server.received).toHaveLength(2);
  expect(await states(id)).toEqual({ owner: 'sent', confirmation: 'sent', problem: null });
  expect(await jobs()).toEqual([]);
});

test('the pauses between tries double, and the fifteenth is the last', async () => {
  server.isRefusing = true;
  const { id } = await sendQuote();
  expectOutput(/451/);
  await sendDue();
  const first = { tried: 1, has_error: false, processing: false, pause: 5 };
  expect(await jobs()).toEqual([first, first]);
  await sendDue();
  expect(await jobs()).toEqual([first, first]);
  await runJobs();
  expect(await jobs()).toMatchObject([{ pause: 10 }, { pause: 10 }]);
  await payload.db.drizzle.execute(sql`UPDATE payload_jobs SET total_tried = 14`);
  await runJobs();
  const last = { tried: 15, has_error: true, processing: false, pause: null };
  expect(await jobs()).toEqual([last, last]);
  expect(await states(id)).toMatchObject({ owner: 'failed', confirmation: 'failed' });
  server.isRefusing = false;
  await runJobs();
  expect(server.received).toEqual([]);
  await payload.db.drizzle.execute(sql`DELETE FROM payload_jobs`);
});

test('what staff are changing just then is written down when they are done, and sent once', async () => {
  const { id } = await sendQuote();
  const staff = new Client({ connectionString: env.DATABASE_URL });
  await staff.connect();
  await staff.query('BEGIN');
  await staff.query(`UPDATE quote_submissions SET status = 'replied' WHERE id = $1`, [id]);
  const sending = runJobs();
  await eventually(() => expect(server.received.length).toBeGreaterThan(0));
  expect(await states(id)).toMatchObject({ owner: 'waiting', confirmation: 'waiting' });
  await staff.query('COMMIT');
  await staff.end();
  await sending;
  expect(await states(id)).toMatchObject({ owner: 'sent', confirmation: 'sent' });
  await runJobs();
  expect(server.received).toHaveLength(2);
});

test('who is no longer to send stops, and the rest goes out once it is freed', async () => {
  await sendQuote();
  const answers = [true, false];
  await sendDue(() => answers.shift() ?? false);
  expect(server.received).toHaveLength(1);
  await sendDue();
  expect(server.received).toHaveLength(1);
  await freeCutOffJobs({ in: ['notify'] });
  await sendDue();
  expect(server.received).toHaveLength(2);
});

test.each([
  {
    server: 'that knows nobody there',
    to: 'nobody@refused.example',
    problem: 'The mail server answered 550',
    received: 1,
  },
  {
    server: 'that goes away before it answers',
    hangsUp: true,
    problem: interrupted,
    received: 2,
  },
])('a server $server is asked once, and what it said is kept', async (given) => {
  server.hangsUp = given.hangsUp ?? false;
  const { id } = await sendQuote({ email: given.to ?? answers.email });
  expectOutput(/A notice was given up/);
  for (let round = 0; round < 3; round += 1) await runJobs();
  expect(server.received).toHaveLength(given.received);
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT confirmation_state AS state, confirmation_problem AS problem
        FROM quote_submissions WHERE id = ${id}`,
  );
  expect(rows).toEqual([{ state: 'failed', problem: given.problem }]);
  expect(await jobs()).toContainEqual({
    tried: 1,
    has_error: true,
    processing: false,
    pause: null,
  });
  await payload.db.drizzle.execute(sql`DELETE FROM payload_jobs`);
});

test('a job that names no notice holds up no other', async () => {
  await payload.db.drizzle.execute(
    sql`INSERT INTO payload_jobs (task_slug, input) VALUES ('notify', '{"submission": "x"}')`,
  );
  await sendQuote();
  await runJobs();
  expect(server.received).toHaveLength(2);
  expect(await jobs()).toMatchObject([{ has_error: true, processing: false }]);
  await payload.db.drizzle.execute(sql`DELETE FROM payload_jobs`);
});
