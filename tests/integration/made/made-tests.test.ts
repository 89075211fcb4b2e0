import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { testPurpose } from '@/forms/made/test-send';
import { exportSubmissions } from '@/inbox/export';
import { getDetails, getFigures } from '@/inbox/figures/figures';
import { parseView } from '@/inbox/list/inbox-view';
import { countFound, countSubmissions, countUnread } from '@/inbox/list/reads/counts';
import { listSubmissions } from '@/inbox/list/reads/page';
import { countQueues } from '@/inbox/list/reads/queue-counts';
import { readMadeForms } from '@/inbox/made/reads';
import { readSummary } from '@/inbox/made/summary/reads';
import { countViews } from '@/inbox/saved-views/counts';
import { signedUntil } from '@/platform/signed-until';
import { refreshForms } from '@/submissions/made/known-forms';
import { noticeMail } from '@/submissions/notices/notice-mail';
import { noticeSubjects } from '@/submissions/records/notices/notice-subjects';
import { listSentFrom } from '@/submissions/records/person/person';
import { readerOf } from '@/submissions/records/made/readers';
import { usualDeadlines } from '@/submissions/records/queue/due';
import { eraseTests } from '@/submissions/records/made/sent-tests';
import { submitMade } from '@/submissions/submit';
import { forms } from '@/forms';
import { mails, textsOf } from '@/words';

import { payload, userWithRole } from '../../support/payload';
import { emptyTables } from '../../support/submissions/sent-submissions';

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

test('its mails say that it is a test', async () => {
  const { id } = answer.parse(await (await send(token(), 'other@quay.example')).json());
  const subject = (await noticeSubjects(forms.custom, [id])).get(id);
  const words = textsOf(mails, await payload.findGlobal({ slug: mails.slug, depth: 0 }));
  const parties = { brand: 'X', owner: 'us@quay.example', words, made: new Map() };
  for (const notice of ['ownerNotice', 'confirmation'] as const)
    expect(subject && noticeMail(notice, subject, parties, 0).subject).toMatch(/^\[Test\] /);
});

test('it stands in the list of its form alone, and counts nowhere', async () => {
  await emptied();
  await emptyTables();
  const address = 'one@quay.example';
  await send(token(), address);
  const { id } = answer.parse(await (await send(token(), address)).json());
  const admin = await userWithRole('admin');
  const reader = await readerOf(admin.id);
  const deadlines = { now: Date.now(), ...usualDeadlines };
  const own = { tab: 'custom', formId: form };
  const listed = async (params: Record<string, string>) =>
    (await listSubmissions(parseView(params), admin, null))?.submissions.length;
  const lines = async (format: 'csv' | 'json', params: Record<string, string>) =>
    (await new Response(exportSubmissions(parseView(params), admin, format)).text()).split(address)
      .length - 1;
  const counts = async () => {
    const totals = await countSubmissions(admin);
    const queues = await countQueues(admin, totals, deadlines);
    const said = { isShared: false, isOwn: true, isRemoved: false };
    const view = { id, name: 'A view', query: new URLSearchParams(own).toString(), ...said };
    const [figures] = (await getFigures(admin)).filter((each) => each.form === 'custom');
    const [details] = (await getDetails(admin)).filter((each) => each.form.name === 'custom');
    const summary = await readSummary(admin, { made: form, from: null, to: null });
    return [
      ...[totals?.custom, await countUnread(admin), queues?.open, queues?.done],
      ...[await countFound(parseView(own), admin), queues?.['not-delivered']],
      (await countViews([view], admin, totals))?.get(id),
      figures?.days.reduce((sum, { count }) => sum + count, 0),
      details?.breakdowns[0]?.groups.reduce((sum, { count }) => sum + count, 0) ?? 0,
      typeof summary === 'object' ? summary?.count : null,
      (await listSentFrom([address], 10, reader)).total,
    ];
  };
  const none = [...[0, 0, 0, 0], ...[0, 0], ...[0, 0, 0, 0, 0]];
  await payload.db.drizzle.execute(
    sql`UPDATE custom_submissions SET owner_notice_state = 'failed'`,
  );
  expect(await counts()).toEqual(none);
  expect((await countQueues(admin, await countSubmissions(admin), deadlines))?.['set-aside']).toBe(
    0,
  );
  expect((await readMadeForms(admin, form)).chosen?.tests).toBe(2);
  expect(await listed(own)).toBe(2);
  expect(await listed({ tab: 'custom' })).toBe(0);
  expect(await listed({ view: 'set-aside' })).toBe(0);
  expect(await listed({ view: 'not-delivered' })).toBe(0);
  // One of them was none.
  await payload.db.drizzle.execute(
    sql`UPDATE custom_submissions SET quarantined_for = NULL WHERE id = ${id}`,
  );
  expect(await counts()).toEqual([...[1, 1, 1, 0], ...[1, 1], ...[1, 1, 1, 1, 1]]);
  expect(await listed(own)).toBe(2);
  expect(await listed({ tab: 'custom' })).toBe(1);
  const shown = await listSubmissions(parseView(own), admin, null);
  expect(await countFound(parseView(own), admin, shown)).toBe(1);
  for (const format of ['csv', 'json'] as const)
    expect([await lines(format, own), await lines(format, { tab: 'custom' })]).not.toContain(0);
  await payload.db.drizzle.execute(
    sql`UPDATE custom_submissions SET email = 'real@quay.example', name = 'Real', answers = 'x',
               record = '{"asked": []}' WHERE id = ${id}`,
  );
  for (const format of ['csv', 'json'] as const)
    expect([await lines(format, own), await lines(format, { tab: 'custom' })]).toEqual([0, 0]);
  await emptied();
  await send(token(), 'other@quay.example');
  await send(token());
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
