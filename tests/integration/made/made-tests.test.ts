import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { testPurpose } from '@/forms/made/test-send';
import { exportSubmissions } from '@/inbox/export';
import { parseView } from '@/inbox/list/inbox-view';
import { signedUntil } from '@/platform/signed-until';
import { refreshForms } from '@/submissions/made/known-forms';
import { noticeMail } from '@/submissions/notices/notice-mail';
import { noticeSubjects } from '@/submissions/records/notices/notice-subjects';
import { eraseTests } from '@/submissions/records/made/tests';
import { submitMade } from '@/submissions/submit';
import { forms } from '@/forms';
import { mails, textsOf } from '@/words';

import { payload, userWithRole } from '../../support/payload';

const slug = 'tests-of-tests';
const asServer = {
  ...{ overrideAccess: true, depth: 0 },
  context: { disableRevalidate: true },
} as const;
const answer = z.object({ id: z.string() });

let form: string;

const emptied = () =>
  payload.db.drizzle.execute(sql`DELETE FROM custom_submissions; DELETE FROM payload_jobs`);
const ask = (label: string) => [{ key: 'q0000000001', kind: 'email' as const, label }];

beforeAll(async () => {
  await emptied();
  const { id } = await payload.create({
    collection: 'custom-forms',
    data: {
      ...{ title: 'Published', slug, submit: 'Send', _status: 'published' },
      ...{ thanksTitle: 'Thanks', thanksText: 'Thanks', privacyNote: 'Note' },
      opening: { most: 1, closesAt: '2026-01-01T00:00:00.000Z' },
      questions: ask('Email'),
    },
    ...asServer,
  });
  form = id;
  await payload.update({
    ...{ collection: 'custom-forms', id, draft: true, ...asServer },
    data: { title: 'A draft', questions: ask('Address'), _status: 'draft' },
  });
  await refreshForms();
});
afterAll(async () => {
  await emptied();
  await payload.delete({ collection: 'custom-forms', id: form, trash: true, ...asServer });
});

const send = (test: string, email = 'editor@quay.example') =>
  submitMade(
    slug,
    new Request(`http://localhost:3000/api/forms/${slug}?test=${test}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Fill-Seconds': '0.1' },
      body: JSON.stringify({ q0000000001: email }),
    }),
  );

const token = (until = Date.now() + 60_000) => signedUntil(testPurpose, form, until);

test('a test asks what the draft asks, closed or not, is marked, and counts for no place', async () => {
  const sent = await send(token());
  expect(sent.status).toBe(201);
  const { id } = answer.parse(await sent.json());
  const kept = await payload.findByID({ collection: 'custom-submissions', id, ...asServer });
  expect(kept).toMatchObject({
    ...{ form: 'A draft', formId: form, quarantinedFor: 'test' },
    ownerNotice: { state: 'waiting' },
    confirmation: { state: 'waiting' },
  });
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT input->>'notice' AS notice FROM payload_jobs
        WHERE input->>'submission' = ${id} ORDER BY 1`,
  );
  expect(rows).toEqual([{ notice: 'confirmation' }, { notice: 'ownerNotice' }]);
});

test('its mails and its line in a file say that it is a test', async () => {
  const { id } = answer.parse(await (await send(token(), 'other@quay.example')).json());
  const subject = (await noticeSubjects(forms.custom, [id])).get(id);
  const words = textsOf(mails, await payload.findGlobal({ slug: mails.slug, depth: 0 }));
  const parties = { brand: 'X', owner: 'us@quay.example', words, made: new Map() };
  for (const notice of ['ownerNotice', 'confirmation'] as const)
    expect(subject && noticeMail(notice, subject, parties, 0).subject).toMatch(/^\[Test\] /);
  const admin = await userWithRole('admin');
  const view = parseView({ tab: 'custom' });
  const file = await new Response(exportSubmissions(view, admin, 'csv')).text();
  expect(file.split('\r\n').find((row) => row.includes('other@quay.example'))).toContain('"test"');
});

test('what no preview of ours has written is no test', async () => {
  for (const each of ['', 'x', token(Date.now() - 1), token().replace(form, crypto.randomUUID())]) {
    const refused = await send(each);
    expect([refused.status, await refused.text()]).toEqual([
      403,
      '{"error":{"code":"old-preview","message":"This preview is too old. Load it again."}}',
    ]);
  }
});

test('all tests are deleted at once, and nothing else', async () => {
  await payload.db.drizzle.execute(
    sql`UPDATE custom_submissions SET quarantined_for = 'links' WHERE email LIKE 'other%'`,
  );
  await eraseTests(await userWithRole('admin'));
  const { docs } = await payload.find({ collection: 'custom-submissions', ...asServer });
  expect(docs.map(({ email }) => email)).toEqual(['other@quay.example']);
});

test('a test of a form that named people read is deleted by them alone', async () => {
  await emptied();
  const admin = await userWithRole('admin');
  await payload.update({
    ...{ collection: 'custom-forms', id: form, ...asServer },
    data: { readers: 'named', namedReaders: [admin.id], _status: 'published' },
  });
  await send(token());
  const count = async () => (await payload.count({ collection: 'custom-submissions' })).totalDocs;
  await eraseTests(await userWithRole('editor'));
  expect(await count()).toBe(1);
  await eraseTests(admin);
  expect(await count()).toBe(0);
});
