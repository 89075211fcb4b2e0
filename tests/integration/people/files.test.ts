import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { companiesFile, peopleFile } from '@/inbox/people/files/contacts-file';
import { personCard } from '@/inbox/people/files/person-card';
import { addDetail, mergeContacts } from '@/submissions/records/people/change';
import type { Contact, Told } from '@/submissions/records/people/enter';

import { opportunity } from '../../support/opportunities';
import { payload, userWithRole } from '../../support/payload';
import { emptyPeople, filedUnder, newKey } from '../../support/people';
import { contact, quote } from '../../support/submissions/sent-submissions';

let admin: TypedUser;
let ada: Contact;
let request: string;

beforeEach(async () => {
  admin = await userWithRole('admin');
  await emptyPeople();
  request = await quote({ reference: 'Q-1', email: 'ada@lovelace.example' });
  await payload.db.drizzle.execute(
    sql`UPDATE quote_submissions SET name = 'Ada King', company = '=HYPERLINK("x")'`,
  );
  ada = { kind: 'person', id: await filedUnder(request) };
});
afterAll(emptyPeople);

const know = (of: Contact, told: Told) => addDetail(admin, { contact: of, key: newKey() }, told);
const textOf = async (parts: AsyncIterable<string>) => {
  let text = '';
  for await (const part of parts) text += part;
  return text;
};
const linesOf = async (parts: AsyncIterable<string>) =>
  (await textOf(parts)).replace('\uFEFF', '').trimEnd().split('\r\n');

test('a file of people has what is known of each, and runs nothing where it is opened', async () => {
  await know(ada, { kind: 'telephone', value: '020 7946 0123' });
  await know(ada, { kind: 'role', value: '@analyst' });
  await know(ada, { kind: 'note', value: 'Writes programs,\nand "letters".' });
  await opportunity(admin, { form: 'quote', id: request }, { value: '1250050', currency: 'GBP' });
  const text = await textOf(peopleFile(admin, null));
  expect(text.replace('\uFEFF', '').split('\r\n')[0]).toBe(
    '"Name","Roles","Company","Emails","Telephones","Postal addresses","Conversations","Open value","Last heard of (UTC)","Notes","Id"',
  );
  expect(text).toContain(
    `"Ada King","'@analyst","'=HYPERLINK(""x"")","ada@lovelace.example","'020 7946 0123","","1","12,500.50 GBP",`,
  );
  expect(text).toContain(`"Writes programs,\nand ""letters"".","${ada.id}"\r\n`);
});

test('a search narrows the file, and those who were merged are one line', async () => {
  const other = await contact({ reference: 'C-1', email: 'ada@home.example', sent: 2 });
  await contact({ reference: 'C-2', email: 'bob@quay.example', sent: 3 });
  const merged = await filedUnder(other);
  await mergeContacts(admin, { contact: ada, key: newKey() }, merged);
  expect(await linesOf(peopleFile(admin, null))).toHaveLength(3);
  const [, line = '', ...more] = await linesOf(peopleFile(admin, 'home.example'));
  expect(more).toEqual([]);
  expect(line).toContain('"ada@lovelace.example, ada@home.example"');
  expect(line).toContain('"","2",');
  const [head = '', ...companies] = await linesOf(companiesFile(admin, 'quay'));
  expect(head).toContain('"Name","Domains","People","Telephones"');
  expect(companies.map((each) => each.split(',').slice(0, 3))).toEqual([
    ['"quay.example"', '"quay.example"', '"1"'],
  ]);
});

test('who may not know values gets a file without them', async () => {
  await opportunity(admin, { form: 'quote', id: request }, { value: '1250050', currency: 'GBP' });
  const { id } = await userWithRole('lead');
  const asServer = { overrideAccess: true, depth: 0 } as const;
  const lead = await payload.update({
    ...{ collection: 'users', id, data: { seesValues: false }, ...asServer },
  });
  const kept: TypedUser = { ...lead, collection: 'users' };
  for (const file of [peopleFile, companiesFile]) {
    expect(await textOf(file(admin, null))).toContain('12,500.50 GBP');
    expect(await textOf(file(kept, null))).not.toMatch(/12,500|GBP|Open value/);
  }
  await payload.update({ collection: 'users', id, data: { seesValues: true }, ...asServer });
});

test('a card names the person, and no note; the audit log says who took which', async () => {
  await know(ada, { kind: 'note', value: 'Pays late.' });
  await know(ada, { kind: 'postal-address', value: '12 St James’s Square\nLondon' });
  await payload.db.drizzle.execute(sql`UPDATE quote_submissions SET company = 'Lovelace & Co'`);
  const card = await personCard(admin, ada.id);
  expect(card?.fileName).toBe('Ada King.vcf');
  expect(card?.content).toContain('\r\nFN:Ada King\r\n');
  expect(card?.content).toContain('\r\nEMAIL;PREF=1:ada@lovelace.example\r\n');
  expect(card?.content).toContain('ADR;PREF=1:;;12 St James’s Square\\nLondon;;;;');
  expect(card?.content).not.toContain('Pays late');
  expect(await personCard(admin, crypto.randomUUID())).toBeNull();
  await textOf(peopleFile(admin, null));
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT detail, submissions FROM audit_entries
    WHERE action = 'exported' AND submissions @> ${JSON.stringify([request])}::jsonb ORDER BY at`);
  expect(rows).toEqual(
    ['contact card', 'people'].map((detail) => ({ detail, submissions: [request] })),
  );
});
