import { sql } from '@payloadcms/db-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { quoteForm } from '@/forms';
import { freeCutOffJobs } from '@/platform/cut-off-jobs';

import { newAuditPage } from '../../support/staff/audit-log';
import { expectOutput, outputSoFar } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { quote as answers } from '../../support/submissions/answers';

const server = await vi.hoisted(async () => {
  const { startMailServer } = await import('../../support/sites/mail-server');
  const started = await startMailServer();
  process.env.SMTP_URL = started.url;
  process.env.MAIL_FROM = 'OneLayer <hello@onelayer.example>';
  process.env.OWNER_EMAIL = 'owner@onelayer.example';
  return started;
});

const { env } = await import('@/env');
const { submit } = await import('@/submissions/submit');
const { releaseSubmission, resendNotice } = await import('@/inbox/submission/notices');
const { inboxRevision } = await import('@/inbox/tools/revision');
const { sendNotices } = await import('@/submissions/notices/send-notices');

async function sendQuote(changes: object = {}, headers: Record<string, string> = {}) {
  const response = await submit(
    quoteForm,
    new Request('http://localhost:3000/api/quote', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ ...answers, ...changes }),
    }),
  );
  return z.object({ id: z.uuid(), reference: z.string() }).parse(await response.json());
}

/** Sends what is due, and makes due what waits for another try. */
async function runJobs() {
  await payload.db.drizzle.execute(sql`UPDATE payload_jobs SET wait_until = NULL`);
  await sendDue();
}

const sendDue = (isOurs = () => true) => sendNotices({ payload, goOn: () => true, isOurs });

async function jobs() {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT total_tried::integer AS tried, has_error, processing,
               extract(epoch FROM wait_until - updated_at)::integer AS pause
        FROM payload_jobs WHERE task_slug = 'notify'`,
  );
  return rows;
}

async function states(id: string) {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT owner_notice_state AS owner, confirmation_state AS confirmation,
               owner_notice_problem AS problem
        FROM quote_submissions WHERE id = ${id}`,
  );
  return rows[0];
}

const mailTo = (address: string) =>
  server.received.filter(({ to }) => to.includes(address)).map(({ mail }) => mail);

beforeAll(async () => {
  await payload.db.drizzle.execute(sql`DELETE FROM payload_jobs`);
});

beforeEach(() => {
  server.received.length = 0;
  server.isRefusing = false;
});

afterAll(() => server.close());

test('both get their mail, and each says what it may', async () => {
  const { id, reference } = await sendQuote();
  await runJobs();
  expect(server.received).toHaveLength(2);

  const [toOwner] = mailTo('owner@onelayer.example');
  expect(toOwner).toMatchObject({
    subject: `New quote request ${reference}`,
    messageId: `<ownerNotice.${id}.0@localhost>`,
    from: { name: 'OneLayer', address: 'hello@onelayer.example' },
    replyTo: [{ address: answers.email }],
  });
  for (const part of [toOwner?.text, toOwner?.html]) {
    expect(part).toContain('Seven clinics');
    expect(part).toContain('£25k–£50k');
    expect(part).toContain(`/admin?tab=quote`);
  }

  const [toSender] = mailTo(answers.email);
  expect(toSender).toMatchObject({
    subject: `We have your quote request ${reference}`,
    messageId: `<confirmation.${id}.0@localhost>`,
    replyTo: [{ address: 'owner@onelayer.example' }],
  });
  const whole = JSON.stringify(toSender);
  expect(whole).toContain('within 24 hours');
  for (const words of [answers.name, answers.company, 'Seven clinics']) {
    expect(whole).not.toContain(words);
  }
  expect(await states(id)).toMatchObject({ owner: 'sent', confirmation: 'sent' });
});

test('what people write reaches no header, and stays text', async () => {
  const name = 'Ada <b>bold</b>';
  await sendQuote({ name, description: 'One\nBcc: everybody@else.example\n\n<script>' });
  await runJobs();
  const [toOwner] = mailTo('owner@onelayer.example');
  expect(JSON.stringify(toOwner?.headers)).not.toContain('Ada');
  expect(server.received.flatMap(({ to }) => to).sort()).toEqual([
    answers.email,
    'owner@onelayer.example',
  ]);
  expect(toOwner?.html).not.toContain('<b>');
  expect(toOwner?.html).not.toContain('<script');
  expect(toOwner?.text).toContain(name);
});

test('a client’s _cc and _replyTo are not obeyed', async () => {
  await sendQuote({ _cc: 'victim@else.example', _replyTo: 'victim@else.example' });
  await runJobs();
  expect(server.received).toHaveLength(2);
  expect(JSON.stringify(server.received)).not.toContain('victim');
});

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
  await vi.waitFor(() => expect(server.received.length).toBeGreaterThan(0));
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
  await freeCutOffJobs();
  await sendDue();
  expect(server.received).toHaveLength(2);
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

test('staff release what was set aside, once, and only then somebody is told', async () => {
  const { id } = await sendQuote();
  await payload.db.drizzle.execute(
    sql`UPDATE quote_submissions SET quarantined_for = 'filled-too-fast' WHERE id = ${id}`,
  );
  await payload.db.drizzle.execute(sql`DELETE FROM payload_jobs`);

  await releaseSubmission(quoteForm, await userWithRole('editor'), id);
  await runJobs();
  expect(server.received).toEqual([]);

  const admin = await userWithRole('admin');
  const revision = await inboxRevision(admin);
  await Promise.all([
    releaseSubmission(quoteForm, admin, id),
    releaseSubmission(quoteForm, admin, id),
  ]);
  // Whoever else has the inbox open sees it.
  expect(await inboxRevision(admin)).not.toBe(revision);
  await runJobs();
  expect(server.received).toHaveLength(2);
});

test('staff send a notice once more, under a number of its own', async () => {
  const { id } = await sendQuote();
  await runJobs();
  await resendNotice(quoteForm, await userWithRole('editor'), id, 'confirmation');
  await runJobs();
  expect(server.received).toHaveLength(2);
  await resendNotice(quoteForm, await userWithRole('admin'), id, 'confirmation');
  await runJobs();
  const [first, second] = mailTo(answers.email);
  expect(second?.subject).toBe(first?.subject);
  expect(second?.messageId).not.toBe(first?.messageId);
});

test('a notice that cannot be queued is neither shown as waiting nor noted', async () => {
  const { id } = await sendQuote();
  await runJobs();
  const admin = await userWithRole('admin');
  const page = await newAuditPage();
  const before = await states(id);
  await payload.db.drizzle.execute(
    sql`ALTER TABLE payload_jobs ADD CONSTRAINT no_jobs CHECK (task_slug <> 'notify') NOT VALID`,
  );
  try {
    await expect(resendNotice(quoteForm, admin, id, 'confirmation')).rejects.toThrow();
  } finally {
    await payload.db.drizzle.execute(sql`ALTER TABLE payload_jobs DROP CONSTRAINT no_jobs`);
  }
  expect(await states(id)).toEqual(before);
  expect((await page.read()).filter(({ action }) => action === 'changed')).toEqual([]);
});

test('an erased submission stops its notices', async () => {
  const { id } = await sendQuote();
  await payload.db.drizzle.execute(sql`DELETE FROM quote_submissions WHERE id = ${id}`);
  await runJobs();
  expect(server.received).toEqual([]);
});
