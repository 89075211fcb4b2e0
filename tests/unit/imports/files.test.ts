import { expect, test } from 'vitest';

import { suggestedChoices } from '@/inbox/imports/suggested';
import { saidIn } from '@/submissions/imports/columns';
import { contactColumnsOf } from '@/submissions/imports/contacts/contact-columns';
import { dealColumnsOf } from '@/submissions/imports/deals/deal-columns';
import { readFileRows, type FileRow } from '@/submissions/imports/read-file';
import { isOfMoney } from '@/submissions/imports/texts';

import { hubspotHeads, pipedriveHeads } from '../../corpus/deals';

async function rowsOf(bytes: Buffer): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const row of readFileRows(bytes)) rows.push(row);
  return rows;
}

const german = 'Title;Wert\r\n“Möbel” – für 5 €;"zwei\r\nZeilen"\r\n\r\nÜber;1\r\n';
const windows = Buffer.from(
  german
    .replaceAll('“', '\u0093')
    .replaceAll('”', '\u0094')
    .replaceAll('–', '\u0096')
    .replaceAll('€', '\u0080'),
  'latin1',
);

test.each([
  ['UTF-8', Buffer.from(german)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${german}`)],
  ['UTF-16 with tabs', Buffer.from(`\uFEFF${german.replaceAll(';', '\t')}`, 'utf16le')],
  ['UTF-16, the other way round', Buffer.from(`\uFEFF${german}`, 'utf16le').swap16()],
  ['Windows-1252', windows],
  ['commas', Buffer.from(german.replaceAll(';', ','))],
  ['a line that names the separator', Buffer.from(`sep=;\r\n${german}`)],
])('%s is read letter by letter, with its lines', async (name, bytes) => {
  const from = name.startsWith('a line') ? 3 : 2;
  expect(await rowsOf(bytes)).toEqual([
    { line: from, cells: { Title: '“Möbel” – für 5 €', Wert: 'zwei\nZeilen' } },
    { line: from + 3, cells: { Title: 'Über', Wert: '1' } },
  ]);
});

test('a letter on the border of two pieces is one letter', async () => {
  const long = 'ü€𝄞'.repeat(20_000);
  expect(await rowsOf(Buffer.from(`A,B\n1,${long}\n`))).toMatchObject([{ cells: { B: long } }]);
});

test('what spreadsheets were told not to change is as it was', async () => {
  const [row] = await rowsOf(Buffer.from(`Phone,Note\n'+44 20 7946 0000,'tis\n`));
  expect(row?.cells).toEqual({ Phone: '+44 20 7946 0000', Note: "'tis" });
});

test('files are known by their columns, however these are spelt', () => {
  expect(dealColumnsOf(hubspotHeads)?.source).toBe('hubspot');
  expect(dealColumnsOf(pipedriveHeads)?.source).toBe('pipedrive');
  const loud = hubspotHeads.map((head) => ` ${head.toUpperCase().replaceAll(' ', '  ')}`);
  expect(dealColumnsOf(loud)?.source).toBe('hubspot');
  expect(dealColumnsOf(['Record ID', 'First Name', 'Email'])).toBeNull();
});

test('people are told from companies, also where their file names these', () => {
  const known = (...heads: string[]) => {
    const found = contactColumnsOf(heads);
    return found && `${found.source} ${found.kind}`;
  };
  expect(known('Record ID', 'First Name', 'Last Name', 'Email', 'Company name')).toBe(
    'hubspot person',
  );
  expect(known('Record ID', 'Company name', 'Company Domain Name')).toBe('hubspot company');
  expect(known('Person - Name', 'Organization - Name')).toBe('pipedrive person');
  expect(known('Organization - Name', 'Organization - Address')).toBe('pipedrive company');
  expect(known('Name', 'Email')).toBeNull();
});

test('of several columns the first that says something counts', () => {
  const columns = { email: ['Work', 'Home'] };
  expect(saidIn(columns, { cells: { Work: '', Home: 'a@b.example' } }, 'email')).toEqual({
    head: 'Home',
    text: 'a@b.example',
  });
  expect(saidIn(columns, { cells: { Work: '' } }, 'email')).toBeNull();
});

test.each([
  ['Amount', '', true],
  ['Weighted amount in company currency', '12', true],
  ['Deal - Currency of Weighted value', 'GBP', true],
  ['Annual recurring revenue', 'much', true],
  ['Deal - ACV', '1', true],
  ['Deal Name', '1200', false],
  ['Array', '', false],
  ['Fee', '12,000.00', true],
  ['Fee', 'Paid by the month', false],
  ['Total', "12'000", true],
  ['Deal - Total', '5k', true],
  ['Total activities', '5', false],
  ['Deal size', '9000', true],
  ['Company size', '50', false],
  ['Agreed', '£12,000', true],
  ['Agreed', '-12.000 €', true],
  ['Agreed', 'GBP 4k', true],
  ['Agreed', '4 EUR', true],
  ['Agreed', 'US$ 4', true],
  ['Fee', '£45,000 + VAT', true],
  ['Potential', '£45,000 p.a.', true],
  ['Agreed', '£20,000 - £30,000', true],
  ['Agreed', 'GBP 45,000 per month', true],
  ['Weighted', '22500.00', true],
  ['Forecast', '45000', true],
  ['Reference', 'REF 123', false],
  ['Remark', 'They have £12,000 for it, and would like to begin in May.', false],
  ['Phone', '+44 20 7946 0101', false],
])('%j with %j speaks of money: %j', (head, text, expected) => {
  expect(isOfMoney(head, text)).toBe(expected);
});

test('stages and owners are suggested where their names are plain', () => {
  const stages = [
    { key: 'new', label: 'New', probability: 10 },
    { key: 'proposal', label: 'Proposal sent', probability: 50 },
  ];
  const accounts = [{ id: 'a', name: 'Ann Smith', email: 'ann@here.example' }];
  const labels = [
    ...['Sales: Proposal Sent', 'Closed won (Sales Pipeline)', 'closedlost', 'Won', 'new', 'Demo'],
  ];
  const owners = ['Ann Smith', 'A. S. (Ann@here.example)', 'Ann'];
  expect(suggestedChoices({ stages: labels, owners }, stages, accounts)).toEqual({
    stages: {
      'Sales: Proposal Sent': 'proposal',
      'Closed won (Sales Pipeline)': 'won',
      closedlost: 'lost',
      Won: 'won',
      new: 'new',
      Demo: '',
    },
    owners: { 'Ann Smith': 'a', 'A. S. (Ann@here.example)': 'a', Ann: '' },
  });
});
