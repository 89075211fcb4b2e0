import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { fileSubmissions } from '@/submissions/records/people/file';

import { payload } from '../../support/payload';
import { emptyPeople } from '../../support/people';
import { contact, quote } from '../../support/submissions/sent-submissions';

const rows = async (statement: ReturnType<typeof sql>) =>
  (await payload.db.drizzle.execute(statement)).rows;

beforeEach(emptyPeople);
afterAll(emptyPeople);

const personOf = async (id: string) =>
  (await rows(sql`SELECT person FROM submissions WHERE id = ${id}::uuid`))[0]?.['person'];
const domains = async () =>
  (await rows(sql`SELECT key FROM contact_keys WHERE company IS NOT NULL ORDER BY key`)).map(
    ({ key }) => key,
  );
const details = (person: unknown) =>
  rows(
    sql`SELECT kind, value, origin FROM contact_details WHERE person = ${person}::uuid ORDER BY kind, value`,
  );

test('two forms of one address are one person, whatever its notation, with a company by its domain', async () => {
  const one = await contact({ reference: 'C-1', email: 'Ada@Lovelace.example' });
  const other = await quote({ reference: 'Q-1', email: 'ada@lovelace.example' });
  const stranger = await contact({ reference: 'C-2', email: 'bob@gmail.com' });
  expect(await fileSubmissions()).toBe(false);
  expect(await personOf(one)).toEqual(await personOf(other));
  expect(await personOf(stranger)).not.toEqual(await personOf(one));
  expect(await domains()).toEqual(['lovelace.example']);
  const [person] = await rows(
    sql`SELECT company FROM people WHERE id = ${await personOf(one)}::uuid`,
  );
  expect(person?.['company']).not.toBeNull();
  expect(await details(await personOf(one))).toContainEqual({
    ...{ kind: 'address', value: 'ada@lovelace.example', origin: 'enquiry' },
  });
  expect(await rows(sql`SELECT id FROM submissions WHERE to_file IS NOT NULL`)).toEqual([]);
});

test('the door waits for nothing: what comes in waits in its own row', async () => {
  const one = await contact({ reference: 'C-1' });
  expect(await personOf(one)).toBeNull();
  expect(await rows(sql`SELECT id FROM submissions WHERE to_file IS NOT NULL`)).toHaveLength(1);
});

test('more than one round takes is filed in the next one', async () => {
  for (const at of [1, 2, 3]) await contact({ reference: `C-${at}`, email: `p${at}@x.example` });
  expect(await fileSubmissions(2)).toBe(true);
  expect(await fileSubmissions(2)).toBe(false);
  expect(await rows(sql`SELECT id FROM people`)).toHaveLength(3);
});

test('two that file at the same time make nobody twice', async () => {
  for (let at = 0; at < 40; at += 1)
    await contact({ reference: `C-${at}`, email: `p${at % 10}@x${(at % 10) % 3}.example` });
  await Promise.all([fileSubmissions(), fileSubmissions(), fileSubmissions(), fileSubmissions()]);
  await fileSubmissions();
  expect(
    await rows(sql`SELECT id FROM submissions WHERE to_file IS NOT NULL OR person IS NULL`),
  ).toEqual([]);
  expect(await rows(sql`SELECT id FROM people`)).toHaveLength(10);
  expect(await rows(sql`SELECT id FROM companies`)).toHaveLength(3);
  expect(await rows(sql`SELECT id FROM contact_details WHERE kind = 'address'`)).toHaveLength(40);
});

test('spam makes nobody, until it is none; and what becomes spam takes its person along', async () => {
  const one = await contact({ reference: 'C-1' });
  await rows(sql`UPDATE contact_submissions SET quarantined_for = 'links' WHERE id = ${one}::uuid`);
  await fileSubmissions();
  expect(await rows(sql`SELECT id FROM people`)).toEqual([]);
  await rows(sql`UPDATE contact_submissions SET quarantined_for = NULL WHERE id = ${one}::uuid`);
  await fileSubmissions();
  expect(await personOf(one)).not.toBeNull();
  await rows(sql`UPDATE contact_submissions SET status = 'spam' WHERE id = ${one}::uuid`);
  await fileSubmissions();
  expect(await rows(sql`SELECT id FROM people`)).toEqual([]);
  expect(await rows(sql`SELECT id FROM companies`)).toEqual([]);
  expect(await rows(sql`SELECT key FROM contact_keys`)).toEqual([]);
});

test('a corrected address is the same person with both; of somebody who wrote before it is theirs', async () => {
  const one = await contact({ reference: 'C-1', email: 'ada@lovelcae.example' });
  await fileSubmissions();
  const person = await personOf(one);
  await rows(
    sql`UPDATE contact_submissions SET email = 'ada@lovelace.example' WHERE id = ${one}::uuid`,
  );
  await fileSubmissions();
  expect(await personOf(one)).toEqual(person);
  expect(
    await rows(sql`SELECT key FROM contact_keys WHERE person IS NOT NULL ORDER BY key`),
  ).toEqual([{ key: 'ada@lovelace.example' }, { key: 'ada@lovelcae.example' }]);
  const other = await contact({ reference: 'C-2', email: 'bob@x.example' });
  await fileSubmissions();
  await rows(
    sql`UPDATE contact_submissions SET email = 'ada@lovelace.example' WHERE id = ${other}::uuid`,
  );
  await fileSubmissions();
  expect(await personOf(other)).toEqual(person);
  expect(await rows(sql`SELECT id FROM people`)).toHaveLength(1);
});

test('what changes while it is filed waits on', async () => {
  const one = await contact({ reference: 'C-1', email: 'a@x.example' });
  const filing = fileSubmissions();
  await rows(sql`UPDATE contact_submissions SET email = 'b@x.example' WHERE id = ${one}::uuid`);
  await filing;
  await fileSubmissions();
  expect(await details(await personOf(one))).toContainEqual(
    expect.objectContaining({ kind: 'address', value: 'b@x.example' }),
  );
});
