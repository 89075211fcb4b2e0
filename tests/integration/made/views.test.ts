import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { exportSubmissions } from '@/inbox/export';
import { parseView, queueView } from '@/inbox/list/inbox-view';
import { countFound } from '@/inbox/list/reads/counts';
import { listSubmissions } from '@/inbox/list/reads/page';
import { readMadeForms } from '@/inbox/made/reads';

import { expectOutput } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import {
  answerForm,
  changeForm,
  eraseForm,
  forgetMade,
  publishForm,
} from '../../support/submissions/made-forms';

const day = 'day-of-tests';
const fair = 'fair-of-tests';
const answers = (name: string, others: object = {}) => ({
  q0000000001: name,
  q0000000002: 'ada@quay.example',
  q0000000003: 'Talks',
  ...others,
});

let admin: TypedUser;
let forms: { day: string; fair: string; quiet: string };

beforeAll(async () => {
  admin = await userWithRole('admin');
  await forgetMade();
  forms = {
    day: await publishForm(day),
    fair: await publishForm(fair, { title: 'Autumn fair' }),
    quiet: await publishForm('quiet-of-tests', { title: 'Nobody answers' }),
  };
  await answerForm(day, answers('Ada', { q0000000005: ['Monday', 'Tuesday'] }));
  await answerForm(day, answers('Bo', { q0000000005: ['Tuesday'], q0000000006: true }));
  await answerForm(day, {
    ...answers('Cy', { q0000000004: 'Nuts' }),
    q0000000003: 'Lunch and talks',
  });
  await answerForm(fair, answers('Dee'));
});
afterAll(forgetMade);

const view = (params: Record<string, string>) =>
  parseView({ tab: 'custom', formId: forms.day, ...params });

async function namesIn(params: Record<string, string>) {
  const page = await listSubmissions(view(params), admin, null);
  const names = page?.submissions.map(({ values }) => values['name']);
  expect(await countFound(view(params), admin)).toBe(names?.length);
  return names?.toSorted();
}

const fileOf = async (...asked: Parameters<typeof exportSubmissions>) =>
  new Response(exportSubmissions(...asked)).text();

test('each form is a view of its own, and its questions narrow it', async () => {
  expect(await namesIn({})).toEqual(['Ada', 'Bo', 'Cy']);
  expect(await namesIn({ formId: forms.fair })).toEqual(['Dee']);
  expect(await namesIn({ q0000000003: 'Talks' })).toEqual(['Ada', 'Bo']);
  expect(await namesIn({ q0000000005: 'Tuesday' })).toEqual(['Ada', 'Bo']);
  expect(await namesIn({ q0000000005: 'Tuesday', q0000000006: 'yes' })).toEqual(['Bo']);
  expect(await namesIn({ q0000000005: '-' })).toEqual(['Cy']);
  expect(await namesIn({ q0000000004: '-' })).toEqual(['Ada', 'Bo']);
  expect(await namesIn({ q00000000ff: 'Talks' })).toEqual([]);
  expect(await namesIn({ q0000000003: "Talks'; DROP TABLE users" })).toEqual([]);
});

test('the list has every form that is published or answered, with what is open', async () => {
  await payload.db.drizzle.execute(
    sql`UPDATE custom_submissions SET status = 'archived' WHERE name = 'Ada'`,
  );
  const listed = async () =>
    (await readMadeForms(admin, null)).forms
      .filter(({ id }) => Object.values(forms).includes(id))
      .map(({ title, isPublished, open }) => [title, isPublished, open]);
  expect(await listed()).toEqual([
    ['Autumn fair', true, 1],
    ['Nobody answers', true, 0],
    ['Open day', true, 2],
  ]);
  await changeForm(forms.day, { title: 'Open evening', _status: 'published' });
  await eraseForm(forms.fair);
  expect(await listed()).toEqual([
    ['Autumn fair', false, 1],
    ['Nobody answers', true, 0],
    ['Open evening', true, 2],
  ]);
});

test('a form that is gone shows what it asked last', async () => {
  const { chosen } = await readMadeForms(admin, forms.fair);
  expect(chosen?.title).toBe('Autumn fair');
  expect(chosen?.questions.map(({ label }) => label)).toEqual([
    ...['Your name', 'Email', 'What do you come for?', 'Days'],
    ...['You may write to me about events', 'Campaign'],
  ]);
  const standing = await readMadeForms(admin, forms.day);
  expect(standing.chosen?.questions.find(({ label }) => label === 'Days')).toMatchObject({
    options: ['Monday', 'Tuesday'],
    isColumn: false,
  });
});

test('a list of work gives a file of the answers to made forms, a column for each question', async () => {
  const csv = await fileOf({ ...queueView('open'), form: view({}).form }, admin, 'csv');
  expect(csv.split('\r\n')[0]).toContain('"Open day: Days"');
  expect(csv).toContain('"Dee"');
  expect(csv).not.toContain('"Ada"');
});

test('an editor gets no list of forms', async () => {
  expectOutput(/could not list made forms: Forbidden/);
  expect(await readMadeForms(await userWithRole('editor'), forms.day)).toEqual({
    forms: [],
    chosen: null,
  });
});
