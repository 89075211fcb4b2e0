import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';

import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { forms } from '@/forms';
import { readRecord } from '@/forms/made/record';
import { changeSubmissions } from '@/inbox/submission/work';
import {
  setWebhookSecret,
  webhookState,
  type FormEvent,
} from '@/submissions/records/made/webhooks';
import { formBody } from '@/submissions/staff-notices/call-form-webhook';

import { expectOutput } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { madeFormOf, type PublishedForm } from '../../support/submissions/published-form';

vi.hoisted(() => {
  process.env.NOTICE_WEBHOOK_PRIVATE = 'true';
  process.env.MIN_FILL_SECONDS = '2';
});

const key = Buffer.from('a key of thirty-two bytes, exactly');
const secret = `whsec_${key.toString('base64')}`;
const answers = {
  q0000000001: 'Ada Okafor',
  q0000000002: 'ada@quay.example',
  q0000000003: 'Talks',
  q0000000005: ['Monday', 'Tuesday'],
};

const told: { headers: IncomingHttpHeaders; body: string }[] = [];
let status = 200;
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    told.push({ headers: request.headers, body });
    response.writeHead(status).end();
  });
});

let form: PublishedForm;
let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const place = receiver.address();
  if (typeof place !== 'object' || place === null) throw new Error('no port');
  address = `http://127.0.0.1:${place.port}/`;
  form = await madeFormOf('webhook-of-made');
  await form.change({ webhookAddress: address });
  await setWebhookSecret((await userWithRole('admin')).id, form.id, payload.encrypt(secret));
});
beforeEach(async () => {
  await form.empty();
  told.length = 0;
  status = 200;
});
afterAll(async () => {
  receiver.close();
  await form.remove();
});

async function call() {
  await payload.db.drizzle.execute(sql`UPDATE payload_jobs SET wait_until = NULL`);
  await payload.jobs.run({
    where: { taskSlug: { equals: 'call-webhook' } },
    sequential: true,
    silent: { info: true, error: true },
    overrideAccess: true,
  });
}
const bodies = () => told.map(({ body }): unknown => JSON.parse(body));

test('the webhook of a form gets all answers under the words that asked, signed', async () => {
  const { id, reference } = await form.send(answers);
  await call();
  const { headers, body } = told[0] ?? { headers: {}, body: '' };
  const { submittedAt, record } = await form.kept(id);
  const version = readRecord(record)?.version;
  expect(JSON.parse(body)).toEqual({
    id: headers['webhook-id'],
    type: 'form.submitted',
    timestamp: submittedAt,
    data: {
      form: { id: form.id, title: 'Open day', version },
      ...{ reference, submittedAt },
      answers: [
        {
          key: 'q0000000001',
          kind: 'name',
          label: 'Your name',
          answer: 'Ada Okafor',
          words: 'Ada Okafor',
        },
        {
          key: 'q0000000002',
          kind: 'email',
          label: 'Email',
          answer: 'ada@quay.example',
          words: 'ada@quay.example',
        },
        {
          key: 'q0000000003',
          kind: 'radios',
          label: 'What do you come for?',
          answer: 'Talks',
          words: 'Talks',
        },
        {
          key: 'q0000000005',
          kind: 'several',
          label: 'Days',
          answer: ['Monday', 'Tuesday'],
          words: 'Monday, Tuesday',
        },
        {
          key: 'q0000000006',
          kind: 'consent',
          label: 'You may write to me about events',
          answer: '',
          words: 'No',
        },
        { key: 'q0000000007', kind: 'hidden', label: 'Campaign', answer: '', words: '' },
      ],
    },
  });
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const signature = createHmac('sha256', key).update(text).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(await webhookState(form.id)).toMatchObject({
    problem: null,
    waiting: 0,
  });
});

test('a receiver that is down is told again under the same number, and staff see why it failed', async () => {
  expectOutput(/“Call the webhook of a form” failed: The webhook answered 503/);
  await form.send(answers);
  status = 503;
  await call();
  expect(await webhookState(form.id)).toMatchObject({
    problem: 'The webhook answered 503',
    waiting: 1,
  });
  status = 200;
  await call();
  await call();
  expect(told).toHaveLength(2);
  expect(new Set(told.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await webhookState(form.id)).toMatchObject({ problem: null, waiting: 0 });
});

test('nothing goes out unsigned, nor of what looks like spam, until staff release that', async () => {
  await form.send(answers, { 'Fill-Seconds': '0.1' });
  await call();
  expect(told).toEqual([]);
  const { docs } = await payload.find({ collection: 'custom-submissions', overrideAccess: true });
  const ids = docs.map(({ id }) => id);
  await changeSubmissions(forms.custom, await userWithRole('admin'), ids, { isNoSpam: true });
  await call();
  expect(told).toHaveLength(1);

  expectOutput(/The webhook was not told: it has no secret yet/);
  await payload.db.drizzle.execute(sql`UPDATE form_webhooks SET secret = NULL`);
  await form.send(answers);
  await call();
  expect(told).toHaveLength(1);
  await setWebhookSecret((await userWithRole('admin')).id, form.id, payload.encrypt(secret));
});

test('who is erased, and a form that is gone, are told of to nobody', async () => {
  const { id } = await form.send(answers);
  await payload.db.drizzle.execute(sql`DELETE FROM custom_submissions WHERE id = ${id}`);
  await call();
  await form.send(answers);
  await form.change({ webhookAddress: null });
  await call();
  await form.send(answers);
  await call();
  expect(bodies()).toEqual([]);
  await form.change({ webhookAddress: address });
});

test('the secret is in no version, no copy and no answer of the API, and an editor sees no address', async () => {
  const admin = await userWithRole('admin');
  const read = { collection: 'custom-forms', overrideAccess: false } as const;
  const seen = await payload.findByID({ ...read, id: form.id, user: admin });
  expect(seen.webhookAddress).toBe(address);
  const versions = await payload.findVersions({ ...read, user: admin });
  expect(JSON.stringify([seen, versions])).not.toContain(secret.slice(-12));
  const edited = await payload.findByID({
    ...read,
    id: form.id,
    user: await userWithRole('editor'),
  });
  expect(edited.webhookAddress).toBeUndefined();
  const { rows } = await payload.db.drizzle.execute(sql`SELECT secret FROM form_webhooks`);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('a confirmation and an end have their own times', () => {
  const [submittedAt, confirmedAt, unsubscribedAt] = [1, 2, 3].map(
    (day) => new Date(Date.UTC(2026, 10, day)),
  );
  const subject = {
    ...{ reference: 'F-1', submittedAt: submittedAt ?? new Date(), record: null },
    subscription: {
      askedAt: String(submittedAt?.toISOString()),
      confirmedAt: confirmedAt?.toISOString() ?? null,
      unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
    },
  };
  const record = { form: 'f', version: '', title: 'News', asked: [] };
  const timeOf = (notice: FormEvent) =>
    z
      .object({ timestamp: z.string() })
      .parse(JSON.parse(formBody({ notice, id: 'j' }, subject, record))).timestamp;
  expect(
    (['submission', 'confirmed', 'unsubscribed'] as const).map((each) => timeOf(each).slice(0, 10)),
  ).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
});
