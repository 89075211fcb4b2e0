import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { customForm } from '@/forms';
import { readRecord } from '@/forms/made/record';
import { erasePerson } from '@/inbox/data-protection/erase-person';
import { exportSubmissions } from '@/inbox/export';
import { parseView, plainView } from '@/inbox/list/inbox-view';
import { listSubmissions } from '@/inbox/list/reads/page';
import { Unavailable } from '@/platform/database/failures';
import { madeConnection, refreshForms } from '@/submissions/made/known-forms';
import { doorConnection } from '@/submissions/records/door-connection';
import { emptySpoolOnce } from '@/submissions/spool/empty-spool';
import { spool } from '@/submissions/spool/spool';
import { submitMade } from '@/submissions/submit';

import { payload, userWithRole } from '../../support/payload';
import { eventForm } from '../../support/submissions/made-form';

const asServer = {
  overrideAccess: true,
  depth: 0,
  context: { disableRevalidate: true },
} as const;
const { id: _, updatedAt: __, ...content } = eventForm;
const answers = {
  q0000000001: 'Ada Okafor',
  q0000000002: 'ada@quay.example',
  q0000000003: 'Lunch and talks',
  q0000000004: 'No hazelnuts',
  q0000000005: ['Tuesday'],
};
const received = z.object({ id: z.string(), reference: z.string().regex(/^F-/) });

let admin: TypedUser;
let form: string;

const emptied = () =>
  payload.db.drizzle.execute(sql`DELETE FROM custom_submissions; DELETE FROM payload_jobs`);

beforeAll(async () => {
  admin = await userWithRole('admin');
  await emptied();
  const made = await payload.create({
    collection: 'custom-forms',
    data: {
      ...content,
      slug: 'event-of-tests',
      questions: [...content.questions],
      _status: 'published',
    },
    ...asServer,
  });
  form = made.id;
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await emptied();
  await payload.delete({ collection: 'custom-forms', id: form, trash: true, ...asServer });
});

const send = (body: object, slug = 'event-of-tests', headers: Record<string, string> = {}) =>
  submitMade(
    slug,
    new Request(`http://localhost:3000/api/forms/${slug}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );

async function sent(body: object = answers, headers: Record<string, string> = {}) {
  const response = await send(body, 'event-of-tests', headers);
  expect([response.status, response.status === 201 ? '' : await response.clone().text()]).toEqual([
    201,
    '',
  ]);
  return received.parse(await response.json()).id;
}

const kept = async (id: string) => {
  const doc = await payload.findByID({ collection: 'custom-submissions', id, ...asServer });
  return { ...doc, record: readRecord(doc.record) };
};

const noticesOf = async (id: string) => {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT input->>'notice' AS notice FROM payload_jobs
        WHERE input->>'submission' = ${id} ORDER BY 1`,
  );
  return rows.map(({ notice }) => notice);
};

const fileOf = async (...asked: Parameters<typeof exportSubmissions>) =>
  new Response(exportSubmissions(...asked)).text();

async function change(data: object) {
  await payload.update({
    collection: 'custom-forms',
    id: form,
    data: { ...data, _status: 'published' },
    ...asServer,
  });
  await refreshForms();
}

const questions = async () =>
  (await payload.findByID({ collection: 'custom-forms', id: form, ...asServer })).questions;

test('what is sent to a made form is one row under the words that asked, and two notices wait', async () => {
  const id = await sent();
  expect(await kept(id)).toMatchObject({
    ...{ name: 'Ada Okafor', email: 'ada@quay.example', form: 'Open day', formId: form },
    answers:
      'What do you come for?: Lunch and talks\n' +
      'What can you not eat?: No hazelnuts\nDays: Tuesday\nYou may write to me about events: No',
  });
  expect(await noticesOf(id)).toEqual(['confirmation', 'ownerNotice']);
});

test('the same key is the same submission, and something else under it is refused', async () => {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const id = await sent(answers, headers);
  expect(await sent(answers, headers)).toBe(id);
  const other = await send({ ...answers, q0000000001: 'Bo' }, 'event-of-tests', headers);
  expect(other.status).toBe(409);
});

test('a form that nobody published is not there, and mistakes are named by their questions', async () => {
  const missing = await send(answers, 'no-such-form');
  expect([missing.status, await missing.text()]).toEqual([
    404,
    '{"error":{"code":"unknown-form","message":"There is no such form."}}',
  ]);
  const wrong = await send({ ...answers, q0000000002: 'ada', q0000000003: 'Tea' });
  expect(wrong.status).toBe(422);
  expect(await wrong.json()).toMatchObject({
    error: {
      fields: {
        q0000000002: 'Enter an email address in the correct format, like name@company.co.uk',
        q0000000003: 'Select one of the options for What do you come for?',
      },
    },
  });
});

test.each([
  [[]],
  [{ q0000000001: {} }],
  [{ q0000000005: [1] }],
  ['text'],
  [null],
  [{ q0000000002: '\u0000' }],
])('whatever a caller sends is refused in words: %j', async (body) => {
  const response = await submitMade(
    'event-of-tests',
    new Request('http://localhost:3000/api/forms/event-of-tests', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(await response.text()).toMatch(/^\{"error":\{"code":"[a-z-]+","message":"/);
});

test('a browser without JavaScript is sent to the thanks of its form', async () => {
  const body = new URLSearchParams({ ...answers, q0000000005: 'Monday' });
  body.append('q0000000005', 'Tuesday');
  const response = await submitMade(
    'event-of-tests',
    new Request('http://localhost:3000/api/forms/event-of-tests', { method: 'POST', body }),
  );
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(/^\/received\/F-[\w-]+\/event-of-tests$/);
});

test('while the database is away it is kept on the disk, by the form that was known', async () => {
  const away = [doorConnection, madeConnection].map((connection) =>
    vi.spyOn(connection, 'query').mockRejectedValue(new Unavailable()),
  );
  const id = await sent({ ...answers, q0000000001: 'Cy in the spool' });
  expect(spool.size).toBe(1);
  for (const each of away) each.mockRestore();
  await emptySpoolOnce();
  expect(spool.size).toBe(0);
  expect(await kept(id)).toMatchObject({ name: 'Cy in the spool', formId: form });
});

test('who leaves no address is nobody else, and gets no mail', async () => {
  const before = await questions();
  await change({ questions: before.filter(({ kind }) => kind !== 'name' && kind !== 'email') });
  const [one, two] = [
    await sent({ q0000000003: 'Talks' }),
    await sent({ q0000000003: 'Talks', q0000000005: ['Monday'] }),
  ];
  expect(await noticesOf(one)).toEqual(['ownerNotice']);
  expect(await kept(two)).toMatchObject({ name: 'No name', email: null });
  await change({ questions: before });
});

test('renaming, removing and retyping questions leaves every old answer as it was asked', async () => {
  const id = await sent({ ...answers, q0000000001: 'Dee before' });
  const before = await questions();
  const old = await kept(id);
  await change({
    title: 'Open evening',
    questions: before
      .filter(({ kind }) => kind !== 'consent')
      .map((question) =>
        question.kind === 'several'
          ? { ...question, kind: 'text' as const, label: 'Which days?' }
          : question,
      ),
  });
  const later = await sent({ ...answers, q0000000001: 'Eve after', q0000000005: 'Friday' });
  expect(await kept(later)).toMatchObject({ form: 'Open evening' });
  expect(await kept(id)).toEqual(old);
  const view = parseView({ tab: 'custom', formId: form });
  const csv = await fileOf(view, admin, 'csv');
  const [head = '', ...rows] = csv.split('\r\n');
  expect(head).toContain('"Days"');
  expect(head).toContain('"Which days?"');
  expect(rows.find((row) => row.includes('Dee before'))).toContain('"Tuesday"');
  const json = z.array(z.looseObject({ name: z.string(), record: z.unknown() }));
  const all = json.parse(JSON.parse(await fileOf(view, admin, 'json')));
  expect(readRecord(all.find(({ name }) => name === 'Dee before')?.record)).toEqual(old.record);
  const found = await listSubmissions(
    { ...plainView(customForm), search: 'hazelnuts dee' },
    admin,
    null,
  );
  expect(found?.submissions.map((each) => each.id)).toEqual([id]);
  await change({ title: 'Open day', questions: before });
});

test('a form in the trash takes no answers, and takes them again when it is back', async () => {
  await change({ deletedAt: new Date().toISOString() });
  expect((await send(answers)).status).toBe(404);
  await payload.update({
    ...{ collection: 'custom-forms', id: form, trash: true, ...asServer },
    data: { deletedAt: null },
  });
  await refreshForms();
  expect((await send(answers)).status).toBe(201);
});

test('an editor sees no answer, and a stranger no draft', async () => {
  const editor = await userWithRole('editor');
  const asked = { collection: 'custom-submissions', overrideAccess: false, user: editor } as const;
  await expect(payload.find(asked)).rejects.toThrow();
  await payload.update({
    ...{ collection: 'custom-forms', id: form, draft: true, ...asServer },
    data: { title: 'A secret plan' },
  });
  const seen = await payload.find({ collection: 'custom-forms', overrideAccess: false });
  expect(JSON.stringify(seen.docs)).not.toContain('A secret plan');
  const drafts = { collection: 'custom-forms', draft: true, overrideAccess: false } as const;
  expect(JSON.stringify((await payload.find(drafts)).docs)).not.toContain('A secret plan');
});

test('who is erased is in no answer any more', async () => {
  const email = 'canary.made@quay.example';
  await sent({ ...answers, q0000000001: 'Zzyzx Canary', q0000000002: email });
  await erasePerson(admin, [email]);
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT count(*)::int AS found FROM custom_submissions
        WHERE custom_submissions::text ILIKE '%zzyzx%' OR custom_submissions::text ILIKE ${`%${email}%`}`,
  );
  expect(rows).toEqual([{ found: 0 }]);
});
