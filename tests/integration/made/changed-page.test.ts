import { sql } from '@payloadcms/db-postgres';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { madeForm } from '@/forms/made/definition';
import { madeDocument } from '@/forms/made/document';
import { readRecord } from '@/forms/made/record';
import { testPurpose } from '@/forms/made/test-send';
import { doorAddress } from '@/forms/send/door-address';
import type { CustomForm } from '@/payload-types';
import { Unavailable } from '@/platform/database/failures';
import { signedUntil } from '@/platform/signed-until';
import { madeConnection } from '@/submissions/made/known-forms';
import { madeQuestions } from '@/submissions/questions';
import { doorConnection } from '@/submissions/records/door-connection';
import { emptySpoolOnce } from '@/submissions/spool/empty-spool';

import { payload } from '../../support/payload';
import { eventForm } from '../../support/submissions/made-form';
import { madeFormOf, type PublishedForm } from '../../support/submissions/published-form';

const answers = {
  q0000000001: 'Ada Okafor',
  q0000000002: 'ada@quay.example',
  q0000000003: 'Talks',
  q0000000006: 'yes',
};

let form: PublishedForm;
/** Where the page that is open sends. */
let address: string;
beforeEach(async () => {
  form = await madeFormOf('page-of-tests');
  address = await addressNow();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await form.remove();
});

const addressNow = async () =>
  doorAddress(madeForm(madeDocument.parse(await form.document())).shown);

const send = (to = address, headers: Record<string, string> = {}) =>
  form.post(
    {
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify(answers),
    },
    to,
  );
const stored = async () => {
  const { rows } = await payload.db.drizzle.execute(sql`SELECT record FROM custom_submissions`);
  return rows.map(({ record }) => readRecord(record)?.asked.map(({ label }) => label));
};

type Questions = CustomForm['questions'];
const asked: Questions = [...eventForm.questions];
const changed = (key: string, change: Partial<Questions[number]>): Questions =>
  asked.map((question) => (question.key === key ? { ...question, ...change } : question));
const reworded = { questions: changed('q0000000006', { label: 'You may sell my address' }) };

test.each([
  ['a consent in other words', reworded],
  ['one question less', { questions: asked.filter(({ key }) => key !== 'q0000000005') }],
  [
    'one question more that has to be answered',
    { questions: [...asked, { key: 'q00000000ff', kind: 'text', label: 'Why?', required: true }] },
  ],
  ['an answer as a must', { questions: changed('q0000000005', { required: true }) }],
  ['something in other cases', { questions: changed('q0000000004', { onlyIfIs: 'is-not' }) }],
] satisfies [string, Partial<CustomForm>][])(
  'what was filled in before the form asked for %s is looked at once more',
  async (_, change) => {
    await form.change(change);
    const refused = await send();
    expect([refused.status, await refused.text()]).toEqual([
      409,
      '{"error":{"code":"form-changed","message":"The form has changed meanwhile. What you typed is still here; look it over and send again."}}',
    ]);
    expect(await stored()).toEqual([]);
  },
);

test('a form that asked for files, and does no more, comes back in the same words', async () => {
  const file = { key: 'q00000000f1', kind: 'file', label: 'Your papers' } as const;
  await form.change({ questions: [...asked, file] });
  const to = await addressNow();
  await form.change({ questions: asked });
  const body = new FormData();
  for (const [name, answer] of Object.entries(answers)) body.set(name, answer);
  body.set(file.key, new File(['%PDF-1.7 A'], 'cv.pdf'));
  const refused = await form.post({ headers: { Accept: 'application/json' }, body }, to);
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining('The form has changed meanwhile.'),
  ]);
});

test('what a page sends that asked the same is taken, whatever the form is called now', async () => {
  await form.change({
    ...{ title: 'Open evening', slug: 'moved-page-of-tests', thanksText: 'Come!' },
    questions: changed('q0000000005', { label: 'Which days?' }),
  });
  expect((await send()).status).toBe(201);
  expect(await stored()).toHaveLength(1);
});

test('a retry of what was kept is known again, with a key and as a second click', async () => {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const kept = await (await send(address, headers)).text();
  const click = async () =>
    (await form.post({ body: new URLSearchParams(answers) }, address)).headers.get('location');
  const place = await click();
  await form.change(reworded);
  expect(await (await send(address, headers)).text()).toBe(kept);
  expect(await click()).toBe(place);
  await form.change({ ...reworded, opening: { closesAt: '2026-01-01T00:00:00.000Z' } });
  expect(await click()).toBe(place);
  expect(await stored()).toHaveLength(2);
});

test('a page that is newer than what the door knows is taken as it asked', async () => {
  await payload.update({
    ...{ collection: 'custom-forms', id: form.id, overrideAccess: true },
    data: { ...reworded, _status: 'published' },
    context: { disableRevalidate: true },
  });
  expect((await send(await addressNow())).status).toBe(201);
  expect((await stored())[0]).toContain('You may sell my address');
});

test('while the database is away nothing has changed', async () => {
  await form.change(reworded);
  const away = [doorConnection, madeConnection].map((connection) =>
    vi.spyOn(connection, 'query').mockRejectedValue(new Unavailable()),
  );
  expect((await send()).status).toBe(201);
  for (const each of away) each.mockRestore();
  await emptySpoolOnce();
  expect(await stored()).toHaveLength(1);
});

test('a test that goes back to its editor stays a test', async () => {
  const test = signedUntil(testPurpose, form.id, Date.now() + 60_000);
  const { made } = await madeQuestions('page-of-tests', new URLSearchParams({ test }));
  expect(made && doorAddress(made.shown)).toBe(`/api/forms/${form.id}?test=${test}`);
});
