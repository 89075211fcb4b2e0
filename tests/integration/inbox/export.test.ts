import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { parseView, plainView } from '@/inbox/list/inbox-view';
import { contactForm, quoteForm } from '@/forms';
import { listSubmissions } from '@/inbox/list/reads/page';
import { addNote, changeSubmissions } from '@/inbox/submission/work';
import { csvCell, textOfCell } from '@/platform/csv';
import { exportSubmissions } from '@/inbox/export';

import { formulas } from '../../support/submissions/payloads';
import { payload, userWithRole } from '../../support/payload';

let admin: TypedUser;

beforeAll(async () => {
  admin = await userWithRole('admin');
});

beforeEach(() =>
  payload.db.drizzle.execute(sql`DELETE FROM contact_submissions; DELETE FROM quote_submissions`),
);

const insert = (name: string, message: string) =>
  payload.db.drizzle.execute(
    sql`INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
        VALUES ('C-0000-01', '2026-11-20T16:42:00Z', ${name}, 'ada@analytical.example', ${message})`,
  );

const text = async (...asked: Parameters<typeof exportSubmissions>) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await new Response(exportSubmissions(...asked)).arrayBuffer(),
  );

test('a CSV begins with a byte order mark and its labels, and quotes every cell', async () => {
  await insert('Ada "the Countess", née Byron', 'Nine\nsystems');
  const [row] = (await listSubmissions(plainView(contactForm), admin, null))?.submissions ?? [];
  expect(await text(plainView(contactForm), admin, 'csv')).toBe(
    '\uFEFF"Date (UTC)","Reference","Name","Email","Message","Status","Priority","Tags","Assigned to","First replied (UTC)","Quarantined",' +
      '"Landing page","Referrer","Campaign source","Campaign medium","Campaign","Campaign term",' +
      '"Campaign content","Internal notes","Id"\r\n' +
      '"2026-11-20T16:42:00.000Z","C-0000-01","Ada ""the Countess"", née Byron",' +
      `"ada@analytical.example","Nine\nsystems","New","Normal","","","","","","","","","","","","","${row?.id ?? ''}"\r\n`,
  );
});

test('a JSON has the same, in the words of the form', async () => {
  await payload.db.drizzle.execute(
    sql`INSERT INTO quote_submissions
          (reference, submitted_at, name, email, project_type, budget, description)
        VALUES ('Q-0000-01', '2026-11-20T16:42:00Z', 'Ada', 'a@b.example', 'portal', '25k-50k', '=1+1')`,
  );
  const [row] = (await listSubmissions(plainView(quoteForm), admin, null))?.submissions ?? [];
  expect(JSON.parse(await text(plainView(quoteForm), admin, 'json'))).toEqual([
    {
      ...Object.fromEntries(quoteForm.fields.map(({ name }) => [name, null])),
      submittedAt: '2026-11-20T16:42:00.000Z',
      reference: 'Q-0000-01',
      name: 'Ada',
      email: 'a@b.example',
      projectType: 'Portal',
      budget: '£25k–£50k',
      description: '=1+1',
      status: 'New',
      priority: 'Normal',
      tags: null,
      assignee: null,
      repliedAt: null,
      quarantinedFor: null,
      landingPage: null,
      referrer: null,
      utmSource: null,
      utmMedium: null,
      utmCampaign: null,
      utmTerm: null,
      utmContent: null,
      notes: null,
      id: row?.id,
    },
  ]);
});

test('who works on it and what they wrote to each other is there, and no note is a formula', async () => {
  await insert('Ada', 'Nine systems.');
  const form = contactForm;
  const [sent] = (await listSubmissions(plainView(form), admin, null))?.submissions ?? [];
  await changeSubmissions(form, admin, [sent?.id ?? ''], { assignee: admin.id });
  for (const note of ['=1+1', 'Rang her.']) await addNote(form, admin, sent?.id ?? '', note);
  const [, row] = (await text(plainView(form), admin, 'csv')).split('\r\n');
  expect(row).toContain(`"New","Normal","","${admin.name}","",""`);
  expect(row).toMatch(
    new RegExp(`,"2\\S+Z ${admin.name}: =1\\+1\n2\\S+Z ${admin.name}: Rang her\\.","\\S+"$`),
  );
});

test('nothing found is an empty file of its kind', async () => {
  expect(JSON.parse(await text(plainView(contactForm), admin, 'json'))).toEqual([]);
  expect((await text(plainView(contactForm), admin, 'csv')).split('\r\n')).toHaveLength(2);
});

test('it holds what the view shows, and all of it', async () => {
  await payload.db.drizzle.execute(
    sql`INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
        SELECT 'C-' || n, timestamptz '2026-11-20' - n * interval '1 minute',
               CASE WHEN n % 2 = 0 THEN 'Even' ELSE 'Odd' END, n || '@b.example', 'm'
        FROM generate_series(1, 1200) AS n`,
  );
  const all = await text(plainView(contactForm), admin, 'csv');
  const rows = all.trim().split('\r\n').slice(1);
  expect(rows).toHaveLength(1200);
  expect(new Set(rows).size).toBe(1200);
  expect(rows[0]).toContain('"1@b.example"');
  const found = await text(parseView({ q: 'even', sort: 'oldest' }), admin, 'csv');
  expect(found.trim().split('\r\n')).toHaveLength(601);
  expect(found.trim().split('\r\n')[1]).toContain('"1200@b.example"');
});

test('an editor gets no byte of it', async () => {
  await insert('Ada', 'Nine systems.');
  const editor = await userWithRole('editor');
  const parts: string[] = [];
  const read = async () => {
    for await (const part of exportSubmissions(plainView(contactForm), editor, 'json')) {
      parts.push(new TextDecoder().decode(part));
    }
  };
  await expect(read()).rejects.toThrow(/not allowed/i);
  expect(parts).toEqual([]);
});

test('no cell begins as a formula does', () => {
  expect(formulas.length).toBeGreaterThanOrEqual(20);
  for (const formula of formulas)
    expect(csvCell(formula)).toBe(`"'${formula.replaceAll('"', '""')}"`);
  for (const control of ['\tAda', '\rAda', '\nAda']) expect(csvCell(control)).toBe(`"'${control}"`);
  for (const sum of ['+1-1', '+1 (2)', '+44 20 7946 0123+1', '+44 20 7946 0123\n=1+1']) {
    expect(csvCell(sum)).toBe(`"'${sum}"`);
  }
  for (const harmless of [
    'Ada',
    'a=b',
    '2 years',
    '5',
    '2026',
    '10–12 people',
    'née',
    '½ + 1',
    '…',
    '',
  ]) {
    expect(csvCell(harmless)).toBe(`"${harmless}"`);
  }
});

const numbers = [
  '07700900123',
  '020 7946 0000',
  '+44 20 7946 0123',
  '+442079460123',
  '+1-555-0100',
  '(020) 7946-0123',
  '0044 20 7946 0123',
  '1-2',
  '1E5',
  '12345678901234567890',
];

test.each(numbers)('%s stays a text', (number) => {
  expect(csvCell(number)).toBe(`"'${number}"`);
});

test('every text comes back from its cell as it was', () => {
  const texts = [...numbers, ...formulas, "'=1+1", "''07700900123", "O'Brien", "'quoted'", "'", ''];
  for (const each of texts)
    expect(textOfCell(csvCell(each).slice(1, -1).replaceAll('""', '"'))).toBe(each);
});
