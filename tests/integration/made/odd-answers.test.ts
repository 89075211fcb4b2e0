import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { customForm } from '@/forms';
import { readRecord } from '@/forms/made/record';
import { takeBackNoSpam } from '@/inbox/submission/restore';
import { changeSubmissions } from '@/inbox/submission/work';
import { madeConnection } from '@/submissions/made/known-forms';
import { madeFormsRevision } from '@/submissions/records/made-forms';

import { payload, userWithRole } from '../../support/payload';
import { madeFormOf, type PublishedForm } from '../../support/submissions/published-form';

const mostQuestions = 60;
const keyOf = (at: number) => `q${String(at).padStart(10, '0')}`;
const full = Array.from({ length: mostQuestions }, (_, at) => keyOf(at));
const longest = 'Ж'.repeat(5000);

let form: PublishedForm;
beforeAll(async () => {
  form = await madeFormOf('odd-answers-of-tests');
});
beforeEach(() => form.empty());
afterAll(() => form.remove());

const json = (body: string) =>
  form.post({
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body,
  });

const nested = `${'['.repeat(32_000)}1${']'.repeat(32_000)}`;

test.each([
  '{"constructor":1}',
  '{"toString":{"a":1},"hasOwnProperty":2}',
  '{"__proto__":1}',
  `{"q0000000001":${nested}}`,
  `{"anything":${nested}}`,
])('what no form sends is refused as answers are: %.60s', async (body) => {
  expect((await json(body)).status).toBe(422);
});

test('the same without a script', async () => {
  const body = new URLSearchParams({ toString: '1', constructor: '2' });
  expect((await form.post({ body })).status).toBe(422);
});

test('a name alone brings no file', async () => {
  const { questions } = await form.document();
  await form.change({
    questions: [{ key: keyOf(0), kind: 'file', label: 'Plans' }],
  });
  for (const file of [{ name: 'plan.pdf', size: 5 }, { name: 1, size: 1 }, 'plan.pdf']) {
    const answer = await json(JSON.stringify({ [keyOf(0)]: [file] }));
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { error: { fields: { [keyOf(0)]: 'Plans must be sent as a file' } } },
    ]);
  }
  await form.change({ questions });
});

test('who fills each question to its end is taken, in any script, with and without JavaScript', async () => {
  const { questions } = await form.document();
  await form.change({
    questions: full.map((key) => ({ key, kind: 'long-text', label: 'Опыт' })),
  });
  const answers = Object.fromEntries(full.map((key) => [key, longest]));
  const { id } = await form.send(answers);
  const record = readRecord((await form.kept(id)).record);
  expect(record?.asked.map(({ answer }) => answer)).toEqual(full.map(() => longest));
  const body = new URLSearchParams({ ...answers, [keyOf(0)]: 'Другой' });
  expect((await form.post({ body })).status).toBe(303);
  const tooLong = Object.fromEntries(full.map((key) => [key, longest.repeat(20)]));
  const refused = await json(JSON.stringify(tooLong));
  expect([refused.status, await refused.json()]).toMatchObject([
    413,
    { error: { code: 'too-large' } },
  ]);
  await form.change({ questions });
});

test('what was published before something else, and is seen after it, is known', async () => {
  const later = await madeFormOf('later-of-tests');
  const revision = await madeFormsRevision(madeConnection);
  await payload.db.drizzle.execute(
    sql`UPDATE custom_forms SET title = 'Late', updated_at = updated_at + interval '1 ms'
        WHERE id = ${form.id}`,
  );
  expect(await madeFormsRevision(madeConnection)).not.toBe(revision);
  await later.remove();
});

test('where a form asks for no address, nothing has gone out that was taken back in time', async () => {
  const admin = await userWithRole('admin');
  const { questions } = await form.document();
  await form.change({ questions: questions.filter(({ kind }) => kind !== 'email') });
  const { id } = await form.send({ q0000000001: 'Ada', q0000000003: 'Talks' });
  await payload.db.drizzle.execute(
    sql`UPDATE custom_submissions SET quarantined_for = 'links', owner_notice_state = 'held';
        DELETE FROM payload_jobs`,
  );
  const release = () => changeSubmissions(customForm, admin, [id], { isNoSpam: true });
  const inTime = await takeBackNoSpam(customForm, admin, await release());
  expect(inTime.goneOut).toBe(0);
  const changed = await release();
  await payload.db.drizzle.execute(sql`DELETE FROM payload_jobs`);
  expect((await takeBackNoSpam(customForm, admin, changed)).goneOut).toBe(1);
  await form.change({ questions });
});
