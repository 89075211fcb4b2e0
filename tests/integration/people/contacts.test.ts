import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { whoIsMeant } from '@/inbox/data-protection/who-is-meant';
import { seesAll, type Reader } from '@/submissions/records/made/readers';
import {
  addDetail,
  correctDetail,
  listContactDeeds,
  mergeContacts,
  moveToCompany,
  removeDetail,
  takeBackDeed,
  takeContactsApart,
} from '@/submissions/records/people/change';
import {
  companiesAlike,
  getCompany,
  getPerson,
  peopleAlike,
  sentByPeople,
} from '@/submissions/records/people/contact';
import { enterContact, type Contact } from '@/submissions/records/people/enter';
import {
  erasePeopleOf,
  forgetContactsAfter,
  forgetIdlePeople,
} from '@/submissions/records/people/leave';
import {
  companyWhere,
  countPeople,
  listCompanies,
  listPeople,
  personWhere,
} from '@/submissions/records/people/list';

import { takeAddressesOutOfContacts } from '@/submissions/records/person/named-elsewhere';

import { payload, userWithRole } from '../../support/payload';
import { emptyPeople, filedUnder, newKey, storedPeople } from '../../support/people';
import { contact, quote } from '../../support/submissions/sent-submissions';

let admin: TypedUser;
let ada: Contact;
let bob: Contact;
let adasQuote: string;

const contactsAlone: Reader = { hidden: [], only: { written: ['contact'], made: [] } };
const page = { limit: 50, offset: 0 };

beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  await emptyPeople();
  adasQuote = await quote({ reference: 'Q-1', email: 'ada@lovelace.example' });
  const bobs = await contact({ reference: 'C-1', email: 'bob@lovelace.example', sent: 3 });
  await payload.db.drizzle.execute(
    sql`UPDATE contact_submissions SET name = 'Zoë Babbage' WHERE id = ${bobs}::uuid`,
  );
  await payload.db.drizzle.execute(
    sql`UPDATE quote_submissions SET name = 'Ada King', company = 'Lovelace & Co'`,
  );
  ada = { kind: 'person', id: await filedUnder(adasQuote) };
  bob = { kind: 'person', id: await filedUnder(bobs) };
});
afterAll(emptyPeople);

const step = (of = ada, key = newKey()) => ({ contact: of, key });
const known = async (of = ada, reader = seesAll) => getPerson(of.id, reader);
const found = async (text: string, reader = seesAll, digits: string | null = null) => {
  const where = personWhere({ words: [{ text, digits }], reader });
  return (await listPeople(where, reader, page)).map(({ name }) => name);
};

test('what staff add is shown first, is found in any notation, and can be taken away', async () => {
  await addDetail(admin, step(), { kind: 'telephone', value: '+44 (0)20 7946 0123' });
  await addDetail(admin, step(), { kind: 'name', value: 'Ada, Countess of Lovelace' });
  await addDetail(admin, step(), { kind: 'note', value: 'Writes programs.' });
  const [row] = await listPeople(personWhere({ words: [], reader: seesAll }), seesAll, page);
  expect(row).toMatchObject({
    name: 'Ada, Countess of Lovelace',
    telephone: '+44 (0)20 7946 0123',
    address: 'ada@lovelace.example',
    company: { name: 'Lovelace & Co' },
    conversations: 1,
  });
  expect(await found('countess')).toHaveLength(1);
  expect(await found('020 7946 0123', seesAll, '2079460123')).toHaveLength(1);
  expect(await found('zoe')).toEqual(['Zoë Babbage']);
  expect(await found('lovelace.example')).toHaveLength(2);
  expect(await found('programs')).toEqual([]);
  const note = (await known())?.details.find(({ kind }) => kind === 'note');
  await removeDetail(admin, step(), note?.id ?? '');
  expect((await known())?.details.some(({ kind }) => kind === 'note')).toBe(false);
});

test('what a submission says is not taken away, and nothing is added twice', async () => {
  const said = (await known())?.details.find(({ kind }) => kind === 'name');
  expect(await removeDetail(admin, step(), said?.id ?? '')).toEqual({ outcome: 'gone' });
  const told = { kind: 'role', value: 'Analyst' } as const;
  expect(await addDetail(admin, step(), told)).toEqual({ outcome: 'changed' });
  expect(await addDetail(admin, step(), told)).toEqual({ outcome: 'same' });
});

test('what staff said is corrected where it stands, unless somebody was quicker, and back again', async () => {
  await addDetail(admin, step(), { kind: 'telephone', value: '020 7946 0123' });
  const before = await storedPeople();
  const { id = '' } = (await known())?.details.find(({ kind }) => kind === 'telephone') ?? {};
  const telephone = { id, kind: 'telephone', from: '020 7946 0123', to: '020 7946 0124' } as const;
  const key = newKey();
  expect(await correctDetail(admin, step(ada, key), telephone)).toEqual({ outcome: 'changed' });
  expect(await found('020 7946 0124', seesAll, '2079460124')).toHaveLength(1);
  expect(await correctDetail(admin, step(), telephone)).toEqual({ outcome: 'clash' });
  const said = (await known())?.details.find(({ kind }) => kind === 'name');
  const name = { id: said?.id ?? '', kind: 'name', from: 'Ada King', to: 'Ada Byron' } as const;
  expect(await correctDetail(admin, step(), name)).toEqual({ outcome: 'gone' });
  expect(await takeBackDeed(admin, { key, undo: newKey() })).toEqual({ outcome: 'changed' });
  expect(await storedPeople()).toEqual(before);
});

test('an address that is corrected is theirs from then on, and the former one nobody’s', async () => {
  const key = newKey();
  await addDetail(admin, step(ada, key), { kind: 'address', value: 'ada@hme.example' });
  const { id = '' } =
    (await known())?.details.find(({ value }) => value === 'ada@hme.example') ?? {};
  const address = { id, kind: 'address', from: 'ada@hme.example' } as const;
  expect(await correctDetail(admin, step(), { ...address, to: 'BOB@lovelace.example' })).toEqual({
    outcome: 'taken',
    by: bob,
  });
  await correctDetail(admin, step(), { ...address, to: 'ada@home.example' });
  const later = await contact({ reference: 'C-2', email: 'ada@home.example' });
  expect(await filedUnder(later)).toBe(ada.id);
  const stranger = await contact({ reference: 'C-3', email: 'ada@hme.example' });
  expect(await filedUnder(stranger)).not.toBe(ada.id);
  // It says something else by now.
  expect(await takeBackDeed(admin, { key, undo: newKey() })).toEqual({ outcome: 'gone' });
});

test('an address is one person’s: what comes from it later is filed there', async () => {
  const taken = await addDetail(admin, step(), { kind: 'address', value: 'Bob@Lovelace.example' });
  expect(taken).toEqual({ outcome: 'taken', by: bob });
  await addDetail(admin, step(), { kind: 'address', value: 'ada@home.example' });
  const later = await contact({ reference: 'C-2', email: 'ADA@home.example' });
  expect(await filedUnder(later)).toBe(ada.id);
});

test('several steps are taken back one after the other, each by who did it', async () => {
  const before = await storedPeople();
  const keys = [newKey(), newKey(), newKey()];
  await addDetail(admin, step(ada, keys[0]), { kind: 'address', value: 'ada@home.example' });
  const company = await enterContact(admin, 'company', {
    details: [{ kind: 'name', value: 'Analytical Engines' }],
    origin: 'staff',
  });
  if (!('id' in company)) throw new Error('it is taken');
  const from = (await known())?.ownCompany ?? null;
  const to = { company: company.id, isCompanySet: true };
  await moveToCompany(admin, step(ada, keys[1]), { from, to });
  expect((await known())?.company?.name).toBe('Analytical Engines');
  await mergeContacts(admin, step(ada, keys[2]), bob.id);
  const lead = await userWithRole('lead');
  expect(await takeBackDeed(lead, { key: keys[2] ?? '', undo: newKey() })).toEqual({
    outcome: 'gone',
  });
  for (const key of keys.toReversed())
    expect(await takeBackDeed(admin, { key, undo: newKey() })).toEqual({ outcome: 'changed' });
  await payload.db.drizzle.execute(sql`DELETE FROM companies WHERE id = ${company.id}::uuid`);
  expect(await storedPeople()).toEqual(before);
  const deeds = await listContactDeeds('person', [ada.id], 10);
  expect(deeds.map(({ deed }) => deed)).toEqual([
    ...['removed', 'moved', 'taken-apart'],
    ...['merged', 'moved', 'added'],
  ]);
});

test('what is merged is one person with all conversations, and is as it was when taken apart', async () => {
  const before = await storedPeople();
  await mergeContacts(admin, step(bob), ada.id);
  expect(await known(ada)).toBeNull();
  const both = await known(bob);
  expect(both?.ids).toEqual([bob.id, ada.id]);
  expect((await sentByPeople(both?.ids ?? [], seesAll, 10)).total).toBe(2);
  expect(await countPeople(personWhere({ words: [], reader: seesAll }))).toBe(1);
  expect(await found('king')).toHaveLength(1);
  expect(await mergeContacts(admin, step(ada), bob.id)).toEqual({ outcome: 'clash' });
  await takeContactsApart(admin, step(bob), ada.id);
  expect(await storedPeople()).toEqual(before);
});

test('who may be the same is suggested, by name or by a telephone number in any notation', async () => {
  const again = await contact({ reference: 'C-3', email: 'ada@elsewhere.example' });
  await payload.db.drizzle.execute(
    sql`UPDATE contact_submissions SET name = 'Áda  king' WHERE id = ${again}::uuid`,
  );
  const other = { kind: 'person', id: await filedUnder(again) } as const;
  const here = await known();
  if (!here) throw new Error('nobody');
  expect(await peopleAlike(here, seesAll)).toEqual([{ id: other.id, why: 'name' }]);
  expect(await peopleAlike(here, contactsAlone)).toEqual([{ id: other.id, why: 'name' }]);
  await addDetail(admin, step(), { kind: 'telephone', value: '020 7946 0123' });
  await addDetail(admin, step(bob), { kind: 'telephone', value: '+442079460123' });
  const now = await known();
  expect(now && (await peopleAlike(now, seesAll)).map(({ why }) => why).sort()).toEqual([
    'name',
    'telephone',
  ]);
});

test('companies are found, merged, and suggested by what their people call them', async () => {
  const elsewhere = await quote({ reference: 'Q-2', email: 'carl@lovelace.co.example' });
  await payload.db.drizzle.execute(
    sql`UPDATE quote_submissions SET company = 'lovelace & co' WHERE id = ${elsewhere}::uuid`,
  );
  await filedUnder(elsewhere);
  const where = companyWhere({ words: [{ text: 'lovelace.co', digits: null }], reader: seesAll });
  const [co] = await listCompanies(where, seesAll, page);
  const first = (await known())?.company?.id ?? '';
  expect(co).toMatchObject({ domains: ['lovelace.co.example'], people: 1, conversations: 1 });
  const whole = await getCompany(first, seesAll);
  expect(whole && (await companiesAlike(whole, ['lovelace & co'], seesAll))).toEqual([
    { id: co?.id, why: 'name' },
  ]);
  const before = await storedPeople();
  const of = { kind: 'company', id: first } as const;
  await mergeContacts(admin, step(of), co?.id ?? '');
  const [merged] = await listCompanies(companyWhere({ words: [], reader: seesAll }), seesAll, page);
  expect(merged).toMatchObject({ id: first, people: 3, conversations: 3 });
  expect(merged?.domains).toEqual(['lovelace.co.example', 'lovelace.example']);
  await takeContactsApart(admin, step(of), co?.id ?? '');
  expect(await storedPeople()).toEqual(before);
});

test('who sees some forms alone sees who wrote by these, and what they said there', async () => {
  expect(await known(ada, contactsAlone)).toBeNull();
  expect(await found('king', contactsAlone)).toEqual([]);
  expect(await found('babbage', contactsAlone)).toEqual(['Zoë Babbage']);
  await mergeContacts(admin, step(bob), ada.id);
  const both = await known(bob, contactsAlone);
  expect(JSON.stringify(both?.details)).not.toMatch(/King|ada@/);
  expect((await sentByPeople(both?.ids ?? [], contactsAlone, 10)).total).toBe(1);
  const [row] = await listCompanies(
    companyWhere({ words: [], reader: contactsAlone }),
    contactsAlone,
    page,
  );
  expect(row).toMatchObject({ name: 'lovelace.example', people: 1, conversations: 1 });
});

test('an erasure takes everything of a person, of those merged with them, and what undo keeps', async () => {
  await addDetail(admin, step(), { kind: 'note', value: 'canary-note' });
  await addDetail(admin, step(), { kind: 'telephone', value: 'canary-telephone' });
  const [gone] = (await known())?.details ?? [];
  await removeDetail(admin, step(), gone?.id ?? '');
  await mergeContacts(admin, step(bob), ada.id);
  expect(await erasePeopleOf(['ADA@lovelace.example'])).toBe(2);
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT to_jsonb(t) FROM contact_changes AS t UNION ALL SELECT to_jsonb(t) FROM contact_details AS t`,
  );
  expect(JSON.stringify(rows)).not.toMatch(/canary|lovelace/i);
});

test('who is to be erased is meant with all addresses of those who stand together', async () => {
  await addDetail(admin, step(), { kind: 'address', value: 'ada@home.example' });
  await mergeContacts(admin, step(bob), ada.id);
  expect(await whoIsMeant(admin, { person: adasQuote })).toEqual({
    email: 'ada@lovelace.example',
    joined: ['ada@home.example', 'bob@lovelace.example'],
  });
});

test('an erasure takes an address out of what is written about others, and out of what undo keeps', async () => {
  await addDetail(admin, step(bob), { kind: 'note', value: 'Ask ADA@lovelace.example first.' });
  await addDetail(admin, step(bob), { kind: 'address', value: 'canary@bob.example' });
  const theirs = (await known(bob))?.details.find(({ value }) => value === 'canary@bob.example');
  await removeDetail(admin, step(bob), theirs?.id ?? '');
  await takeAddressesOutOfContacts(['ada@lovelace.example', 'canary@bob.example']);
  const note = (await known(bob))?.details.find(({ kind }) => kind === 'note');
  expect(note?.value).toBe('Ask [erased] first.');
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT about ->> 'value' AS value FROM contact_changes`,
  );
  expect(rows).toEqual([{ value: 'Ask [erased] first.' }]);
});

test('who has nothing left goes, unless staff or a file said something of them', async () => {
  await addDetail(admin, step(bob), { kind: 'note', value: 'Met at the fair.' });
  await payload.db.drizzle.execute(
    sql`DELETE FROM contact_submissions; DELETE FROM quote_submissions`,
  );
  await forgetIdlePeople();
  expect(await known(ada)).toBeNull();
  expect(await known(bob)).not.toBeNull();
});

test('who is entered without a submission is there, and is met by what they send later', async () => {
  const entry = {
    origin: 'import',
    details: [
      { kind: 'name', value: 'Charles Babbage' },
      { kind: 'address', value: 'Charles@Engines.example' },
    ],
  } as const;
  const made = await enterContact(admin, 'person', entry);
  if (!('id' in made)) throw new Error('it is taken');
  expect(await enterContact(admin, 'person', entry)).toEqual({
    taken: { kind: 'person', id: made.id },
  });
  expect(await known({ kind: 'person', id: made.id }, contactsAlone)).toBeNull();
  const later = await contact({ reference: 'C-9', email: 'charles@engines.example' });
  expect(await filedUnder(later)).toBe(made.id);
});

test('what is known of whom nothing has come is forgotten after as many days as anything is kept', async () => {
  await addDetail(admin, step(bob), { kind: 'note', value: 'Met at the fair.' });
  await payload.db.drizzle.execute(sql`
    DELETE FROM contact_submissions;
    UPDATE people SET last_at = now() - interval '100 days';
    UPDATE contact_details SET at = now() - interval '100 days'`);
  await forgetContactsAfter(99);
  // Somebody wrote about him since.
  expect(await known(bob)).not.toBeNull();
  await payload.db.drizzle.execute(
    sql`UPDATE contact_changes SET at = now() - interval '100 days'`,
  );
  await forgetContactsAfter(101);
  expect(await known(bob)).not.toBeNull();
  await forgetContactsAfter(99);
  expect(await known(bob)).toBeNull();
  // Of her there is a request.
  expect(await known(ada)).not.toBeNull();
});

test('a company tells who sees some forms alone no domain of people whom they do not see', async () => {
  const elsewhere = await quote({ reference: 'Q-2', email: 'carl@hidden.example' });
  await filedUnder(elsewhere);
  const [hidden] = await listCompanies(
    companyWhere({ words: [{ text: 'hidden', digits: null }], reader: seesAll }),
    seesAll,
    page,
  );
  const shown = { kind: 'company', id: (await known(bob))?.company?.id ?? '' } as const;
  await mergeContacts(admin, step(shown), hidden?.id ?? '');
  expect((await getCompany(shown.id, seesAll))?.domains).toHaveLength(2);
  expect((await getCompany(shown.id, contactsAlone))?.domains).toEqual(['lovelace.example']);
  const words = [{ text: 'hidden', digits: null }];
  const asked = { words, reader: contactsAlone };
  expect(await listCompanies(companyWhere(asked), contactsAlone, page)).toEqual([]);
  expect(await listPeople(personWhere(asked), contactsAlone, page)).toEqual([]);
});
