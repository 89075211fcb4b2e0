import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tmpdir } from 'node:os';

import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

import { env } from '@/env';
import { exportSubmissions } from '@/inbox/export';
import { parseView } from '@/inbox/list/inbox-view';
import {
  forgetErasedSenders,
  noteErasedSender,
} from '@/submissions/records/erasure/erased-senders';

import { payload, userWithRole } from '../../support/payload';
import { command } from '../../support/sites/backup-drill';

const folder = mkdtempSync(path.join(tmpdir(), 'former-'));
const at = (name: string) => path.join(folder, name);
const settings = { DATABASE_URL: env.DATABASE_URL, MEDIA_DIR: env.MEDIA_DIR };

const query = async (statement: ReturnType<typeof sql>) =>
  (await payload.db.drizzle.execute(statement)).rows;
const clean = async () => {
  for (const table of ['contact_submissions', 'quote_submissions'])
    await query(sql`DELETE FROM ${sql.identifier(table)} WHERE email LIKE '%@former.example'`);
};
const jobs = async () => query(sql`SELECT count(*)::int AS count FROM payload_jobs`);

beforeEach(clean);
afterAll(async () => {
  await clean();
  await forgetErasedSenders(0);
  rmSync(folder, { recursive: true });
});

const importFile = (name: string, table: string, ...flags: string[]) =>
  command('submissions/import', [at(name), '--table', table, ...flags], settings);

const uuid = '0b8f7a52-41b1-4c26-9f8e-3d7a4f2b1c00';
const message = 'Two lines,\nand ""quotes"".';
const contact = `id,submitted_at,name,email,message
${uuid},2024-03-01 09:30:00.123456+00,Ada Okafor,ada@former.example,"${message}"
2,2024-03-02T10:00:00+02:00,Tom Pugh,tom@former.example,Hello

3,yesterday,Lucy Tay,lucy@former.example,Hello
4,2024-03-03 10:00:00,Gone Person,gone@former.example,Hello
`;

test('a file of contact messages comes once, with its dates, and tells nobody', async () => {
  writeFileSync(at('contact.csv'), contact);
  await noteErasedSender('Gone@former.example');
  const before = await jobs();

  const tried = await importFile('contact.csv', 'contact_submissions', '--dry-run');
  expect(tried.said).toContain('2 come: 0 keep their reference, 2 get one');
  expect(tried.said).toContain('nothing has changed');
  expect(await query(sql`SELECT 1 FROM contact_submissions WHERE id = ${uuid}`)).toEqual([]);
  expect(existsSync(at('contact.csv.rejected'))).toBe(false);

  const done = await importFile('contact.csv', 'contact_submissions');
  expect(done.status).toBe(1);
  for (const line of [
    'contact.csv: 4 rows for contact-submissions',
    '2 come: 0 keep their reference, 2 get one',
    '1 stay away: their senders were erased since',
    'line 6: “yesterday” is no time that has passed',
  ])
    expect(done.said).toContain(line);
  const rows = await query(
    sql`SELECT id, submitted_at, name, message, status, reference ~ '^C-[0-9A-Z]{4}-[0-9A-Z]{2}$' AS referred,
               owner_notice_state AS notice, read_at = submitted_at AS read
        FROM contact_submissions WHERE email LIKE '%@former.example' ORDER BY submitted_at`,
  );
  const all = { status: 'archived', referred: true, notice: 'logged', read: true };
  expect(rows).toMatchObject([
    { ...all, id: uuid, name: 'Ada Okafor', message: 'Two lines,\nand "quotes".' },
    { ...all, name: 'Tom Pugh' },
  ]);
  expect(rows.map(({ submitted_at }) => new Date(String(submitted_at)).toISOString())).toEqual([
    '2024-03-01T09:30:00.123Z',
    '2024-03-02T08:00:00.000Z',
  ]);
  expect(await jobs()).toEqual(before);

  // What was rejected is there to be mended, and then comes; all the rest is there already.
  const rejected = readFileSync(at('contact.csv.rejected'), 'utf8');
  expect(rejected).toBe(`"id","submitted_at","name","email","message","rejected_because"
"3","yesterday","Lucy Tay","lucy@former.example","Hello","line 6: “yesterday” is no time that has passed: write it as 2024-05-31 14:05:00"
`);
  expect((await importFile('contact.csv', 'contact_submissions')).said).toContain('earlier run');
  writeFileSync(at('contact.csv.rejected'), rejected.replace('"yesterday"', '"2024-03-03 10:00"'));
  const mended = await importFile('contact.csv.rejected', 'contact_submissions', '--status', 'new');
  expect([mended.status, mended.said]).toEqual([0, expect.stringContaining('1 come')]);
  rmSync(at('contact.csv.rejected'));
  const again = await importFile('contact.csv', 'contact_submissions');
  expect(again.said).toContain('0 come');
  expect(again.said).toContain('2 are there already');
});

const quote = {
  id: 7,
  submitted_at: '2024-05-01T12:00:00Z',
  name: 'Priya Raman',
  email: 'priya@former.example',
  phone: null,
  project_type: 'portal',
  budget: '50k+',
  description: 'Seven clinics.',
};

test('quote requests in JSON keep reference and status, and an unknown choice is named', async () => {
  const rows = [
    { ...quote, reference: 'OLD-7', status: 'replied' },
    { ...quote, id: 8, project_type: 'Website', timeline: 'soon' },
    { ...quote, id: 7, description: 'Another.' },
    { ...quote, id: 9, status: 'lost' },
  ];
  writeFileSync(at('quote.json'), JSON.stringify(rows));
  const { said, status } = await importFile('quote.json', 'quote_submissions');
  expect(status).toBe(1);
  for (const line of [
    '1 come: 1 keep their reference, 0 get one',
    'entry 2: Project Type “Website” is not known here: web, ecommerce, businessIntelligence, cms, portal, other; Timeline “soon” is not known here: urgent, 1month, 3months, 6months, flexible',
    'entry 3: Another submission has its id',
    'entry 4: The status “lost” is not known here: new, in-progress, replied, archived, spam',
  ])
    expect(said).toContain(line);
  expect(
    await query(
      sql`SELECT reference, status, phone, company, project_type, budget FROM quote_submissions
          WHERE email = 'priya@former.example'`,
    ),
  ).toEqual([
    {
      ...{ reference: 'OLD-7', status: 'replied', phone: null, company: null },
      ...{ project_type: 'portal', budget: '50k+' },
    },
  ]);
  const rejected = z
    .array(z.object({ id: z.number(), rejected_because: z.string() }))
    .parse(JSON.parse(readFileSync(at('quote.json.rejected'), 'utf8')));
  expect(rejected.map(({ id }) => id)).toEqual([8, 7, 9]);
  expect(rejected[0]?.rejected_because).toMatch(/^entry 2: Project Type/);
});

test('a row that the database cannot take is rejected with its reason, and the others come', async () => {
  const time = (text: string) => `“${text}” is no time that has passed`;
  const unseen = 'The reference holds what nobody sees, or several lines';
  const good = { ...quote, project_type: 'portal' };
  const odd = [
    [{ submitted_at: '0000-01-01 10:00:00' }, time('0000-01-01 10:00:00')],
    [{ submitted_at: '0001-01-01 00:30:00+01' }, time('0001-01-01 00:30:00+01')],
    [{ submitted_at: '2024-02-31 10:00:00' }, time('2024-02-31 10:00:00')],
    [{ submitted_at: '2024-02-01 25:00:00' }, time('2024-02-01 25:00:00')],
    [{ submitted_at: '2024\u001b[31m' }, time('2024[31m')],
    ...['\u0000', '\u001b[31m', '\n', '\u202e', '\u200d', '\ud800'].map(
      (sign) => [{ reference: `R${sign}X` }, unseen] as const,
    ),
  ] as const;
  const rows = [
    ...odd.map(([values], at) => ({ ...good, id: 100 + at, ...values })),
    { ...good, id: 200, submitted_at: '2024-02-29T23:59:59Z', reference: 'R X-200' },
  ];
  writeFileSync(at('odd.json'), JSON.stringify(rows));
  const { said, status } = await importFile('odd.json', 'quote_submissions');
  expect([status, said]).toEqual([1, expect.stringContaining('1 come: 1 keep their reference')]);
  for (const [index, [, reason]] of odd.entries())
    expect(said).toContain(`entry ${index + 1}: ${reason}`);
  const rejected = z
    .array(z.object({ id: z.number() }))
    .parse(JSON.parse(readFileSync(at('odd.json.rejected'), 'utf8')));
  expect(rejected).toHaveLength(odd.length);
});

test('a file of the other table, or of none, is refused as a whole', async () => {
  writeFileSync(at('other.csv'), contact);
  const other = await importFile('other.csv', 'quote_submissions');
  expect([other.status, other.said]).toEqual([
    1,
    expect.stringContaining('The file has no projectType, description'),
  ]);
  writeFileSync(at('none.csv'), 'id,name\n1,"Ada\n');
  const none = await importFile('none.csv', 'contact_submissions');
  expect([none.status, none.said]).toEqual([1, expect.stringContaining('The file is no CSV')]);
  expect((await importFile('other.csv', 'users')).said).toContain('Say which file');
  expect(await query(sql`SELECT 1 FROM contact_submissions WHERE id = ${uuid}`)).toEqual([]);
});

const asExported = async () =>
  query(
    sql`SELECT id, reference, submitted_at, status, name, email, phone, company, project_type, budget,
               timeline, description
        FROM quote_submissions WHERE email LIKE '%@former.example' ORDER BY reference`,
  );

test('what the inbox exports comes back as it was, and is known where it is there', async () => {
  const rows = [
    ['Q-1', 'new', 'Zoë "Z" Okafor', '07700900123', 'Ünal; Söhne, Ltd', null],
    ['Q-2', 'replied', "'=1+1", '+1-555-0100', '=2+3', 'flexible'],
  ] as const;
  for (const [reference, status, name, phone, company, timeline] of rows)
    await query(
      sql`INSERT INTO quote_submissions
            (reference, submitted_at, status, name, email, phone, company, project_type, budget, timeline, description)
          VALUES (${reference}, '2026-11-20T16:42:00.123Z', ${status}, ${name}, ${`${reference}@former.example`},
                  ${phone}, ${company}, 'businessIntelligence', 'under5k', ${timeline}, ${'-1\nTwo lines'})`,
    );
  const before = await asExported();
  const admin = await userWithRole('admin');
  const view = parseView({ tab: 'quote', q: 'former.example', view: 'all' });
  for (const format of ['csv', 'json'] as const) {
    const file = await new Response(exportSubmissions(view, admin, format)).arrayBuffer();
    writeFileSync(at(`inbox.${format}`), Buffer.from(file));
    expect((await importFile(`inbox.${format}`, 'quote_submissions')).said).toContain(
      '2 are there already',
    );
    await clean();
    const { said } = await importFile(`inbox.${format}`, 'quote_submissions');
    expect(said).toContain('2 come: 2 keep their reference');
    expect(await asExported()).toEqual(before);
  }
});

test('another encoding is refused by its name, and what is rejected is safe in a spreadsheet', async () => {
  writeFileSync(
    at('cp.csv'),
    Buffer.from(
      'submitted_at,name,email,message\n2024-03-02 10:00,Zoë,f@former.example,x\n',
      'latin1',
    ),
  );
  const { said, status } = await importFile('cp.csv', 'contact_submissions', '--dry-run');
  expect([status, said]).toEqual([1, expect.stringContaining('say --encoding windows-1252')]);
  const read = await importFile(
    'cp.csv',
    'contact_submissions',
    ...['--dry-run', '--encoding', 'windows-1252'],
  );
  expect([read.status, read.said]).toEqual([0, expect.stringContaining('1 come')]);
  writeFileSync(
    at('formula.csv'),
    '\uFEFFsubmitted_at;name;email;message\nnever;=1+1;f@former.example;07700900123\n',
  );
  await importFile('formula.csv', 'contact_submissions');
  expect(readFileSync(at('formula.csv.rejected'), 'utf8')).toMatch(/^\uFEFF"submitted_at";/);
  expect(readFileSync(at('formula.csv.rejected'), 'utf8').split('\n')[1]).toBe(
    `"never";"'=1+1";"f@former.example";"'07700900123";"line 2: “never” is no time that has passed: write it as 2024-05-31 14:05:00"`,
  );
  writeFileSync(
    at('mended.csv'),
    readFileSync(at('formula.csv.rejected'), 'utf8').replace('never', '2024-03-02 10:00'),
  );
  expect((await importFile('mended.csv', 'contact_submissions')).said).toContain('1 come');
  expect(
    await query(
      sql`SELECT name, message FROM contact_submissions WHERE email = 'f@former.example'`,
    ),
  ).toEqual([{ name: '=1+1', message: '07700900123' }]);
});
