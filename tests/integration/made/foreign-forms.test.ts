import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { readRecord } from '@/forms/made/record';
import { exportSubmissions } from '@/inbox/export';
import { parseView } from '@/inbox/list/inbox-view';
import { listSubmissions } from '@/inbox/list/reads/page';

import { exported, forgetImported, runImport } from '../../support/foreign-forms/run-import';
import { payload, userWithRole } from '../../support/payload';

const empty = () => forgetImported(['Open day', 'Ask us', 'Contact form 7', 'After the visit']);
beforeAll(empty);
afterAll(empty);

const programs = [
  ['gravity.json', 'gravity.csv', 2, 1],
  ['wpforms.json', 'wpforms.csv', 1, 0],
  ['contact-form-7.txt', 'flamingo.csv', 2, 0],
  ['formbricks.json', 'formbricks-responses.json', 1, 1],
] as const;

const count = async () => {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT (SELECT count(*)::int FROM custom_forms) AS forms,
           (SELECT count(*)::int FROM custom_submissions) AS entries,
           (SELECT count(*)::int FROM payload_jobs WHERE task_slug IN ('notify', 'tell-staff')) AS mails`);
  return rows[0];
};

test.each(programs)(
  '%s comes once, with its entries and without a mail',
  async (name, entries, come, stay) => {
    const before = await count();
    const given = { name, text: exported(name), entries: exported(entries) };
    const tried = await runImport({ ...given, isDryRun: true });
    expect(tried.said).toMatch(/comes as a draft with \d+ questions/);
    expect(tried.said).toMatch(
      new RegExp(`${come + stay} entries: ${come} come, 0 are there already`),
    );
    expect(await count()).toEqual(before);
    const first = await runImport(given);
    expect(first.refused).toBe(stay);
    expect(first.said).toBe(tried.said);
    const after = await count();
    expect(after).toEqual({
      forms: Number(before?.['forms']) + 1,
      entries: Number(before?.['entries']) + come,
      mails: before?.['mails'],
    });
    const second = await runImport(given);
    expect(second.said).toMatch(/is there already, and stays as it is/);
    expect(second.said).toMatch(new RegExp(`: 0 come, ${come} are there already`));
    expect(await count()).toEqual(after);
  },
);

test('entries keep their dates, their origin and every word', async () => {
  const { docs } = await payload.find({
    ...{ collection: 'custom-submissions', depth: 0, overrideAccess: true },
    where: { 'source.utmSource': { equals: 'gravity-forms' } },
    sort: '-submittedAt',
  });
  const [ada, bo] = docs;
  expect(ada).toMatchObject({
    ...{ name: 'Ada Okafor', email: 'ada@quay.example', form: 'Open day', status: 'archived' },
    submittedAt: '2026-05-01T13:05:00.000Z',
    source: { utmSource: 'gravity-forms', utmMedium: 'import' },
    // Nobody was told through us.
    ownerNotice: { state: null },
    confirmation: { state: null },
  });
  const answers = new Map(
    readRecord(ada?.record)?.asked.map(({ label, answer }) => [label, answer]),
  );
  expect(Object.fromEntries(answers)).toMatchObject({
    ...{ 'Lunch?': 'Yes', Days: 'Monday\nFriday', 'How many?': '1250', 'When?': '2026-05-04' },
    'What else?': '=HYPERLINK("http://evil.example")',
    'A plan': 'https://shop.example/plan.pdf',
    'You may write to me': 'yes',
  });
  expect(bo).toMatchObject({ name: 'Bo', email: null, submittedAt: '2026-01-31T09:00:00.000Z' });
  expect(bo?.answers).toContain('Two\nlines');
  const warned = await payload.find({
    ...{ collection: 'custom-submissions', depth: 0, overrideAccess: true },
    where: { form: { equals: 'Contact form 7' }, name: { equals: 'Ada Okafor' } },
  });
  expect(warned.docs[0]?.answers).toContain('Your message (optional): =1+1');
  expect(warned.docs[0]?.answers).toContain('Topics: Prices, Delivery');
});

test('the imported form is a draft that nobody can answer yet', async () => {
  const { docs } = await payload.find({
    ...{ collection: 'custom-forms', depth: 0, overrideAccess: true, draft: true },
    where: { title: { equals: 'Open day' } },
  });
  expect(docs).toHaveLength(1);
  expect(docs[0]).toMatchObject({ _status: 'draft', slug: 'open-day', submit: 'Sign up' });
});

test('a CSV of Formbricks holds the same answers as its JSON', async () => {
  const before = await count();
  const name = 'formbricks.json';
  const again = await runImport({
    name,
    text: exported(name),
    entries: exported('formbricks.csv'),
  });
  expect(again.said).toContain('1 entries: 0 come, 1 are there already');
  expect(await count()).toEqual(before);
});

test.each(['csv', 'json'] as const)('our own %s comes back as it was', async (format) => {
  const admin = await userWithRole('admin');
  const view = parseView({ tab: 'custom' });
  const file = await new Response(exportSubmissions(view, admin, format)).text();
  const before = (await listSubmissions(view, admin, null))?.submissions;
  const untouched = await runImport({ name: `own.${format}`, text: file });
  expect(untouched.said).toMatch(/6 entries: 0 come, 6 are there already/);
  await payload.db.drizzle.execute(sql`DELETE FROM custom_submissions`);
  const back = await runImport({ name: `own.${format}`, text: file });
  expect(back.said).toMatch(/6 entries: 6 come, 0 are there already/);
  const after = (await listSubmissions(view, admin, null))?.submissions;
  const shown = (all: typeof before) =>
    all?.map(({ id, reference, submittedAt, status, values: { name, email, form, answers } }) => ({
      ...{ id, reference, submittedAt, status, name, email, form, answers },
    }));
  expect(shown(after)).toEqual(shown(before));
});
