import type { TypedUser } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { forms } from '@/forms';
import { readRecord } from '@/forms/made/record';
import { exportSubmissions } from '@/inbox/export';
import { parseView } from '@/inbox/list/inbox-view';
import { countFound } from '@/inbox/list/reads/counts';
import { listSubmissions } from '@/inbox/list/reads/page';
import type { Submission } from '@/inbox/list/reads/submission';
import { MadeTable } from '@/inbox/made/made-table';
import { readMadeForms } from '@/inbox/made/reads';
import { readSummary } from '@/inbox/made/summary/reads';
import { openSubmission } from '@/inbox/submission/reads';
import { MadeAnswers } from '@/inbox/submission/made-answers';

import { readRows } from '../../../scripts/submissions/rows';
import { userWithRole } from '../../support/payload';
import { everyForm } from '../../support/submissions/every-form';
import {
  answerForm,
  changeForm,
  forgetMade,
  publishForm,
} from '../../support/submissions/made-forms';

const slug = 'changed-of-tests';
const entries = 1000;

const email = { key: 'q00000000e1', kind: 'email', label: 'Email' } as const;
const first = [
  { key: 'q00000000a1', kind: 'name', label: 'Your name' },
  email,
  { key: 'p00000000a0', kind: 'heading', label: 'The day' },
  { key: 'q00000000a2', kind: 'radios', label: 'What for?', options: 'Talks\nLunch and talks' },
  { key: 'q00000000a3', kind: 'several', label: 'Days', options: 'Monday\nTuesday' },
  { key: 'q00000000a4', kind: 'text', label: 'How many come?' },
  { key: 'q00000000a5', kind: 'long-text', label: 'What can you not eat?' },
  { key: 'q00000000a6', kind: 'consent', label: 'You may write to me' },
] as const;

/** Renamed, an option renamed, retyped under the same words and under others, removed, reworded, new. */
const second = [
  { key: 'p00000000a0', kind: 'step', label: 'The evening' },
  { key: 'q00000000a4', kind: 'number', label: 'How many come?' },
  { key: 'q00000000a2', kind: 'radios', label: 'Why do you come?', options: 'Talks\nDinner' },
  { key: 'q00000000a3', kind: 'text', label: 'Days', options: 'Monday\nTuesday' },
  email,
  { key: 'q00000000a1', kind: 'text', label: 'Full name' },
  { key: 'q00000000a6', kind: 'consent', label: 'You may write to me about events' },
  { key: 'q00000000a7', kind: 'long-text', label: 'Anything else?' },
] as const;

type Answered = Readonly<Record<string, string>>;

/** What the entry of that number says, by the words that asked for it. */
const saidBefore = (n: number): Answered => ({
  'Your name': `Ada ${n}`,
  Email: `ada${n}@quay.example`,
  'What for?': n % 2 === 0 ? 'Talks' : 'Lunch and talks',
  Days: n % 3 === 0 ? 'Monday, Tuesday' : 'Tuesday',
  'How many come?': `${n} of us`,
  'What can you not eat?': `Hazelnut${n}`,
  'You may write to me': n % 4 === 0 ? 'Yes' : 'No',
});
const saidLater = (n: number): Answered => ({
  'How many come?': String(n),
  'Why do you come?': n % 2 === 0 ? 'Talks' : 'Dinner',
  Days: `Day ${n}`,
  Email: `ada${n}@quay.example`,
  'Full name': `Ada ${n}`,
  'You may write to me about events': n % 4 === 0 ? 'Yes' : 'No',
  'Anything else?': `Walnut${n}`,
});
const said = (n: number) => (n < entries / 2 ? saidBefore(n) : saidLater(n));
const numbers = Array.from({ length: entries }, (_, n) => n);

async function send(n: number): Promise<void> {
  const words = said(n);
  const asked = n < entries / 2 ? first : second;
  const answers = asked.map(({ key, kind, label }): [string, unknown] => {
    const answer = words[label] ?? '';
    if (kind === 'several') return [key, answer.split(', ')];
    return [key, kind === 'consent' ? answer === 'Yes' : answer];
  });
  await answerForm(slug, Object.fromEntries<unknown>(answers));
}

async function sendAll(some: readonly number[]): Promise<void> {
  const left = [...some];
  const sender = async () => {
    for (let n = left.pop(); n !== undefined; n = left.pop()) await send(n);
  };
  await Promise.all(Array.from({ length: 8 }, sender));
}

let admin: TypedUser;
let form: string;
beforeAll(async () => {
  admin = await userWithRole('admin');
  await forgetMade();
  form = await publishForm(slug, { title: 'Open day', questions: [...first] });
  await sendAll(numbers.slice(0, entries / 2));
  await changeForm(form, {
    ...{ title: 'Open evening', _status: 'published' },
    questions: [...second],
  });
  await sendAll(numbers.slice(entries / 2));
}, 120_000);
afterAll(forgetMade);

const view = (params: Record<string, string> = {}) =>
  parseView({ tab: 'custom', formId: form, ...params });
const numberIn = (text: string | null | undefined) => Number(/\d+/.exec(text ?? '')?.[0] ?? NaN);
const numberOf = ({ values }: Submission) => numberIn(values['email']);
const fileOf = (format: 'csv' | 'json') =>
  new Response(exportSubmissions(view(), admin, format)).text();
const inOrder = (some: readonly number[]) => [...some].sort((one, other) => one - other);

async function everyPage(params: Record<string, string> = {}): Promise<Submission[]> {
  const found: Submission[] = [];
  let page = await listSubmissions(view(params), admin, null);
  while (page) {
    found.push(...page.submissions);
    const { after } = page;
    page = after && (await listSubmissions(view(params), admin, { after }));
  }
  return found;
}

test('in JSON each answer stands under the words that asked for it', async () => {
  const all = z
    .array(z.looseObject({ email: z.string(), form: z.string(), record: z.unknown() }))
    .parse(JSON.parse(await fileOf('json')));
  expect(inOrder(all.map((each) => numberIn(each.email)))).toEqual(numbers);
  for (const { record, email: address, form: title } of all) {
    const n = numberIn(address);
    const asked = readRecord(record)?.asked.map(({ label, words }) => [label, words]) ?? [];
    expect(asked).toEqual(Object.entries(said(n)));
    expect(title).toBe(n < entries / 2 ? 'Open day' : 'Open evening');
  }
});

test('in CSV each wording is a column, and all others of a row are empty', async () => {
  const { rows, columns } = readRows(await fileOf('csv'));
  const labels = [...new Set([first, second].flat().map(({ label }) => label))].filter(
    (label) => !label.startsWith('The '),
  );
  expect(labels.filter((label) => !columns.includes(label))).toEqual([]);
  expect(inOrder(rows.map(({ values }) => numberIn(String(values['Email']))))).toEqual(numbers);
  for (const { values } of rows) {
    const words = said(numberIn(String(values['Email'])));
    for (const label of labels) expect([label, values[label]]).toEqual([label, words[label] ?? '']);
  }
});

test('the table has all of them, and says where a column asked in other words', async () => {
  const all = await everyPage();
  expect(inOrder(all.map(numberOf))).toEqual(numbers);
  const { chosen } = await readMadeForms(admin, form);
  const questions = chosen?.questions ?? [];
  expect(questions.map(({ label }) => label)).toEqual(Object.keys(saidLater(0)));
  // What it offered when it was a choice is no filter of a text.
  expect(questions.filter(({ options }) => options.length > 0).map(({ label }) => label)).toEqual([
    'Why do you come?',
  ]);
  const html = renderToStaticMarkup(
    <MadeTable
      {...{ view: view(), submissions: all, questions }}
      addressOf={() => '/admin'}
      why={new Map()}
      detail={null}
      deadlines={{
        ...{ now: 0, workday: { begins: '09:00', ends: '17:00' }, hours: everyForm(8) },
      }}
    />,
  );
  const rows = html.split('<tr').slice(2);
  expect(rows).toHaveLength(entries);
  const seenLabel = '<span class="text-ink-soft">What for?';
  for (const [at, submission] of all.entries()) {
    const [row = '', n] = [rows[at], numberOf(submission)];
    const words = said(n);
    expect(row).toContain(words['What for?'] ?? words['Why do you come?']);
    expect(row).toContain(words['How many come?']);
    expect([n, row.includes(seenLabel)]).toEqual([n, n < entries / 2]);
  }
});

test('the page of one shows what it was asked, in the order of then', async () => {
  for (const n of [7, entries - 7]) {
    const [row] = await everyPage({ q: `ada${n}@quay.example` });
    const opened = await openSubmission(forms.custom, admin, row?.id ?? '');
    const record = readRecord(opened?.submission.values['record']);
    expect(record?.title).toBe(n < entries / 2 ? 'Open day' : 'Open evening');
    const html = record ? renderToStaticMarkup(<MadeAnswers {...record} />) : '';
    const shown = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)];
    expect(shown.map(([, label, words]) => [label, words])).toEqual(Object.entries(said(n)));
  }
});

test('a search finds what was answered to a question that is gone, and a filter both wordings', async () => {
  expect((await everyPage({ q: 'Hazelnut123' })).map(numberOf)).toEqual([123]);
  expect((await everyPage({ q: 'Walnut923' })).map(numberOf)).toEqual([923]);
  expect(await everyPage({ q: 'Hazelnut' })).toHaveLength(entries / 2);
  const counted = (answer: string) => countFound(view({ q00000000a2: answer }), admin);
  expect(await counted('Talks')).toBe(entries / 2);
  expect(await counted('Lunch and talks')).toBe(entries / 4);
  expect(await counted('Dinner')).toBe(entries / 4);
});

test('the summary puts together what was asked in the same words and kind', async () => {
  const summary = await readSummary(admin, { made: form, from: null, to: null });
  if (summary === null || summary === 'gone') throw new Error(`The summary is ${summary}`);
  expect(summary.count).toBe(entries);
  const half = entries / 2;
  const found = new Map(
    summary.questions.map((each) => [`${each.label} (${each.kind})`, each] as const),
  );
  const asked = [first, second].flatMap((all) =>
    all.flatMap(({ label, kind }) =>
      kind === 'heading' || kind === 'step' ? [] : [`${label} (${kind})`],
    ),
  );
  expect([...found.keys()].toSorted()).toEqual([...new Set(asked)].toSorted());
  for (const [name, each] of found)
    expect([name, each.asked]).toEqual([name, name === 'Email (email)' ? entries : half]);
  expect(found.get('What for? (radios)')?.groups).toEqual([
    { value: 'Lunch and talks', count: half / 2 },
    { value: 'Talks', count: half / 2 },
  ]);
  expect(found.get('Days (several)')?.groups?.[0]).toEqual({ value: 'Tuesday', count: half });
  expect(found.get('Days (text)')).toMatchObject({ groups: null, answered: half });
  expect(found.get('How many come? (text)')).toMatchObject({ numbers: null, answered: half });
  expect(found.get('How many come? (number)')?.numbers).toMatchObject({
    ...{ least: half, greatest: entries - 1 },
  });
  expect(found.get('What can you not eat? (long-text)')?.newest).toHaveLength(10);
});
