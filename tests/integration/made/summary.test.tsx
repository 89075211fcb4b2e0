import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { FormSummary } from '@/inbox/made/summary/form-summary';
import { readSummary } from '@/inbox/made/summary/reads';

import { expectOutput } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import {
  answerForm,
  changeForm,
  forgetMade,
  publishForm,
} from '../../support/submissions/made-forms';

const slug = 'summary-of-tests';
const questions = [
  { key: 'q00000000b1', kind: 'radios' as const, label: 'Lunch?', options: 'Yes\nNo\nLater' },
  { key: 'q00000000b2', kind: 'several' as const, label: 'Days', options: 'Monday\nFriday' },
  { key: 'q00000000b3', kind: 'number' as const, label: 'How many?' },
  { key: 'q00000000b4', kind: 'date' as const, label: 'When?' },
  { key: 'q00000000b5', kind: 'long-text' as const, label: 'What else?' },
  { key: 'q00000000b6', kind: 'consent' as const, label: 'Write to me' },
];
const all = { from: null, to: null };

let admin: TypedUser;
let form: string;

const answer = (
  lunch: string,
  [days, number, day, words, consent]: [string[], string, string, string, boolean],
) =>
  answerForm(slug, {
    ...{ q00000000b1: lunch, q00000000b2: days, q00000000b3: number, q00000000b4: day },
    ...{ q00000000b5: words, q00000000b6: consent },
  });

const summed = async (period: { from: string | null; to: string | null } = all) => {
  const summary = await readSummary(admin, { made: form, ...period });
  if (summary === null || summary === 'gone') throw new Error(`The summary is ${summary}`);
  return summary;
};
const of = async (label: string) =>
  (await summed()).questions.find((question) => question.label === label);

beforeAll(async () => {
  admin = await userWithRole('admin');
  await forgetMade();
  form = await publishForm(slug, { title: 'Tasting', questions });
  await answer('Yes', [['Monday', 'Friday'], '4', '2026-11-02', 'First words', true]);
  await answer('Yes', [['Friday'], '10', '2026-11-30', '', false]);
  await answer('No', [[], '-1', '2026-12-24', 'Second words', false]);
  await answer('', [[], '', '', '', false]);
  const spam = await answer('No', [['Monday'], '1000', '1999-01-01', 'Spam words', true]);
  await payload.db.drizzle.execute(
    sql`UPDATE custom_submissions SET status = 'spam' WHERE id = ${spam}`,
  );
  const aside = await answer('No', [['Monday'], '2000', '1999-01-02', 'Doubtful words', true]);
  await payload.db.drizzle.execute(
    sql`UPDATE custom_submissions SET quarantined_for = 'links' WHERE id = ${aside}`,
  );
});
afterAll(forgetMade);

test('each question is summed up as it was asked, without spam and what is set aside', async () => {
  const { count, questions: found } = await summed();
  expect(count).toBe(4);
  expect(found.map(({ label }) => label)).toEqual(questions.map(({ label }) => label));
  expect(await of('Lunch?')).toMatchObject({
    ...{ asked: 4, answered: 3 },
    groups: [
      { value: 'Yes', count: 2 },
      { value: 'No', count: 1 },
      { value: 'Later', count: 0 },
    ],
  });
  expect(await of('Days')).toMatchObject({
    answered: 2,
    groups: [
      { value: 'Friday', count: 2 },
      { value: 'Monday', count: 1 },
    ],
  });
  const { numbers } = (await of('How many?')) ?? {};
  expect(numbers).toMatchObject({ least: -1, middle: 4, greatest: 10 });
  expect(numbers?.mean).toBeCloseTo(13 / 3);
  expect((await of('When?'))?.groups).toEqual([
    { value: '2026-11', count: 2 },
    { value: '2026-12', count: 1 },
  ]);
  expect((await of('What else?'))?.newest?.map(({ words }) => words)).toEqual([
    'Second words',
    'First words',
  ]);
  expect(await of('Write to me')).toMatchObject({ asked: 4, answered: 1 });
});

test('the page says it in tables, which bars stand behind', async () => {
  const html = renderToStaticMarkup(<FormSummary {...await summed()} {...all} />);
  const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(text).toContain('4 answers in all');
  expect(text).toContain('3 of 4 that were asked answered');
  expect(text).toMatch(/Yes 2 67% No 1 33% Later 0 0%/);
  expect(text).toMatch(/Least -1 Middle 4 Mean 4\.33 Greatest 10/);
  expect(text).toMatch(/November 2026 2 67% December 2026 1 33%/);
  expect(text).toMatch(/Yes 1 25% No 3 75%/);
  expect(text).not.toMatch(/Spam words|Doubtful words/);
  expect(html.match(/<table/g)).toHaveLength(4);
});

test('a period narrows it, and a form that nobody knows is gone', async () => {
  await payload.db.drizzle.execute(
    sql`UPDATE custom_submissions SET submitted_at = '2026-05-31T12:00:00Z'
        WHERE form_id = ${form} AND record::text LIKE '%First words%'`,
  );
  expect((await summed({ from: '2026-05-31', to: '2026-05-31' })).count).toBe(1);
  expect((await summed({ from: '2026-06-01', to: null })).count).toBe(3);
  expect((await summed({ from: null, to: '2026-05-30' })).count).toBe(0);
  expect(await readSummary(admin, { made: crypto.randomUUID(), ...all })).toBe('gone');
});

test('of values that anybody can send the most frequent are counted, and the others numbered', async () => {
  const hidden = {
    ...{ key: 'q00000000b7', kind: 'hidden' as const, label: 'Campaign' },
    parameter: 'campaign',
  };
  await changeForm(form, { _status: 'published', questions: [...questions, hidden] });
  for (let at = 0; at < 56; at += 1)
    await answerForm(slug, {
      ...{ q00000000b4: `${1950 + at}-05-01`, q00000000b7: `campaign ${Math.min(at, 53)}` },
    });
  const campaigns = await of('Campaign');
  expect(campaigns?.groups).toHaveLength(50);
  expect(campaigns?.groups?.[0]).toEqual({ value: 'campaign 53', count: 3 });
  expect(campaigns?.others).toBe(4);
  const days = await of('When?');
  expect([days?.groups?.length, days?.others]).toEqual([50, 8]);
  const html = renderToStaticMarkup(<FormSummary {...await summed()} {...all} />);
  expect(html).toMatch(/and 4 more[^]*and 8 more|and 8 more[^]*and 4 more/);
});

test('a question in other words is summed up for each of its wordings', async () => {
  await changeForm(form, {
    _status: 'published',
    questions: questions.map((each) =>
      each.key === 'q00000000b1' ? { ...each, label: 'Do you eat?' } : each,
    ),
  });
  await answer('Later', [[], '', '', '', false]);
  expect(await of('Lunch?')).toMatchObject({ answered: 3 });
  expect(await of('Do you eat?')).toMatchObject({ answered: 1, asked: 1 });
});

test('whoever may not read answers gets none of it', async () => {
  expectOutput(/could not sum up the answers to a form: Forbidden/);
  const editor = await userWithRole('editor');
  expect(await readSummary(editor, { made: form, ...all })).toBeNull();
});
