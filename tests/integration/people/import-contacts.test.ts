import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { erasePerson } from '@/inbox/data-protection/erase-person';
import { tryFile } from '@/inbox/imports/try-file';
import { runImports } from '@/submissions/imports/run-imports';
import { getImport, startImport } from '@/submissions/records/imports/imports';
import { contactsLock } from '@/submissions/records/people/people-table';

import {
  companiesOf,
  hubspotCompanies,
  hubspotContactRows,
  hubspotContacts,
  pipedriveOrganizations,
  pipedrivePeople,
} from '../../corpus/contacts';
import { payload, userWithRole } from '../../support/payload';
import { emptyPeople, filedUnder, storedPeople } from '../../support/people';
import { contact } from '../../support/submissions/sent-submissions';

let admin: TypedUser;
let lead: TypedUser;
beforeAll(async () => {
  admin = await userWithRole('admin');
  lead = await userWithRole('lead');
});
const empty = async () => {
  await emptyPeople();
  await payload.db.drizzle.execute(sql`DELETE FROM imports; DELETE FROM erasures`);
};
beforeEach(empty);
afterAll(empty);

async function tried(bytes: Buffer) {
  const answer = await tryFile(lead, new File([new Uint8Array(bytes)], 'contacts.csv'));
  if (!('id' in answer)) throw new Error(`It is refused: ${answer.fault}`);
  return importOf(answer.id);
}

async function importOf(id: string) {
  const found = await getImport(id);
  if (!found) throw new Error('There is no such import');
  return found;
}

async function imported(bytes: Buffer) {
  const { id } = await tried(bytes);
  await startImport(id);
  await runImports(payload, () => true);
  return importOf(id);
}

const rowsOf = async (statement: ReturnType<typeof sql>) =>
  (await payload.db.drizzle.execute(statement)).rows;

/** All that is known, by name, as `kind: value`; notes by their first line. */
const known = async (kind: 'person' | 'company') =>
  Object.fromEntries(
    (
      await rowsOf(sql`
        SELECT min(d.value) FILTER (WHERE d.kind = 'name') AS name,
               array_agg(d.kind || ': ' || split_part(d.value, E'\n', 1) ORDER BY d.kind, d.value) AS said
        FROM contact_details d GROUP BY d.${sql.identifier(kind)}
        HAVING d.${sql.identifier(kind)} IS NOT NULL ORDER BY 1`)
    ).map(({ name, said }) => [String(name), said]),
  );

const companyOf = async (name: string) =>
  (
    await rowsOf(sql`
      SELECT c.value AS company FROM contact_details d JOIN people p ON p.id = d.person
      LEFT JOIN contact_details c ON c.company = p.company AND c.kind = 'name'
      WHERE d.kind = 'name' AND d.value = ${name}`)
  )[0]?.['company'];

test('a dry run of people says what would come in, and writes nothing', async () => {
  expect(await tried(hubspotContacts())).toMatchObject({
    ...{ kind: 'people', source: 'hubspot', made: 4, changed: 0, there: 0, refused: 1 },
    problems: [{ line: 6, problem: 'It has no name and no email address.' }],
  });
  expect(await rowsOf(sql`SELECT FROM people`)).toEqual([]);
});

test('people come in with all that the file says of them but money', async () => {
  expect(await imported(hubspotContacts())).toMatchObject({ state: 'done', made: 4, refused: 1 });
  expect(await known('person')).toEqual({
    'Bo Lind': [
      'address: Bo@Quay.example',
      'company: Quay',
      'name: Bo Lind',
      'note: Record ID: 51',
      'postal-address: 1 Wharf, London, E1 1AA',
      'role: Founder',
      'telephone: +44 7700 900123',
      'telephone: 020 7946 0101',
    ],
    'Cy Deal': [
      ...['address: cy@deals.example', 'company: Deal & Co', 'name: Cy Deal'],
      'note: Record ID: 52',
    ],
    'Di Lane': ['name: Di Lane', 'note: Record ID: 53', 'telephone: 020 7946 0103'],
    'Ed Post': ['name: Ed Post', 'note: Record ID: 54'],
  });
  expect(JSON.stringify(await storedPeople())).not.toContain('12500');
  expect(await rowsOf(sql`SELECT deed, by FROM contact_changes`)).toEqual(
    Array.from({ length: 4 }, () => ({ deed: 'entered', by: lead.id })),
  );
  expect(await rowsOf(sql`SELECT FROM import_rows`)).toEqual([]);
});

test('a second import doubles nobody, with an address or without, and changes nothing', async () => {
  await imported(hubspotContacts());
  const before = await storedPeople();
  expect(await tried(hubspotContacts())).toMatchObject({ made: 0, changed: 0, there: 4 });
  expect(await imported(hubspotContacts())).toMatchObject({ made: 0, changed: 0, there: 4 });
  expect(await storedPeople()).toEqual(before);
  const later = hubspotContactRows.map((row) =>
    row.map((cell) => (cell === 'Lead' ? 'Won' : cell)),
  );
  expect(await imported(hubspotContacts(later))).toMatchObject({ made: 0, changed: 0 });
  expect(await storedPeople()).toEqual(before);
});

test('who stands twice in a file comes in once, with all that both rows say', async () => {
  const [bo = []] = hubspotContactRows;
  const again = [...bo];
  again[0] = '59';
  again[4] = '020 7946 0999';
  expect(await imported(hubspotContacts([bo, again]))).toMatchObject({ made: 1, changed: 1 });
  expect(await rowsOf(sql`SELECT FROM people`)).toHaveLength(1);
  expect((await known('person'))['Bo Lind']).toContain('telephone: 020 7946 0999');
});

test('who wrote here before is added to: their conversation and what they said stay theirs', async () => {
  const enquiry = await contact({ reference: 'C-9PQR-ST', email: 'bo@quay.example' });
  const person = await filedUnder(enquiry);
  expect(await tried(hubspotContacts())).toMatchObject({ made: 3, changed: 1 });
  expect(await imported(hubspotContacts())).toMatchObject({ made: 3, changed: 1, refused: 1 });
  expect(await filedUnder(enquiry)).toBe(person);
  const details = await rowsOf(sql`
    SELECT kind, value, origin FROM contact_details WHERE person = ${person}::uuid ORDER BY kind, value`);
  // Their own name and address are as they wrote them.
  expect(details).toEqual(
    expect.arrayContaining([
      { kind: 'name', value: 'Ada', origin: 'enquiry' },
      { kind: 'address', value: 'bo@quay.example', origin: 'enquiry' },
      { kind: 'role', value: 'Founder', origin: 'import' },
      { kind: 'telephone', value: '020 7946 0101', origin: 'import' },
    ]),
  );
  expect(details.filter(({ kind }) => kind === 'name' || kind === 'address')).toHaveLength(2);
  expect(await rowsOf(sql`SELECT name, email FROM contact_submissions`)).toEqual([
    { name: 'Ada', email: 'bo@quay.example' },
  ]);
});

describe('companies', () => {
  test('come in once, by their domain or else their name', async () => {
    const first = await imported(hubspotCompanies());
    expect(first).toMatchObject({ kind: 'companies', made: 3, refused: 0 });
    expect(await known('company')).toEqual({
      'Quay Ltd': [
        'domain: quay.example',
        'name: Quay Ltd',
        'note: Record ID: 901',
        'postal-address: London',
        'telephone: 020 7946 0200',
      ],
      'Deal & Co': ['name: Deal & Co', 'note: Record ID: 902'],
      // Where many have their addresses is no company's.
      'Post Office of Many': ['name: Post Office of Many', 'note: Record ID: 903'],
    });
    const before = await storedPeople();
    expect(await imported(hubspotCompanies())).toMatchObject({ made: 0, changed: 0, there: 3 });
    expect(await storedPeople()).toEqual(before);
  });

  test.each([
    ['the one without a domain first', ['', 'quay.example']],
    ['the one with a domain first', ['quay.example', '']],
  ])('of one name are one where one alone has a domain: %s', async (_, domains) => {
    await imported(companiesOf('Quay', domains));
    expect(await known('company')).toEqual({
      Quay: ['domain: quay.example', 'name: Quay', 'note: Record ID: 910', 'note: Record ID: 911'],
    });
    expect(await rowsOf(sql`SELECT FROM companies`)).toHaveLength(1);
  });

  test('of one name and two domains are two', async () => {
    await imported(companiesOf('Quay', ['quay.example', 'quay.test']));
    expect(await rowsOf(sql`SELECT FROM companies`)).toHaveLength(2);
  });

  test('have their people, whichever file comes first', async () => {
    await imported(hubspotCompanies());
    await imported(hubspotContacts());
    expect(await companyOf('Bo Lind')).toBe('Quay Ltd');
    expect(await companyOf('Cy Deal')).toBe('Deal & Co');
    await empty();
    await imported(hubspotContacts());
    await imported(hubspotCompanies());
    expect(await companyOf('Bo Lind')).toBeNull();
    expect(await imported(hubspotContacts())).toMatchObject({ changed: 2, there: 2 });
    expect(await companyOf('Bo Lind')).toBe('Quay Ltd');
    expect(await companyOf('Cy Deal')).toBe('Deal & Co');
  });
});

test('what Pipedrive exports comes in as well', async () => {
  expect(await imported(pipedriveOrganizations())).toMatchObject({ source: 'pipedrive', made: 1 });
  expect(await imported(pipedrivePeople())).toMatchObject({ kind: 'people', made: 1 });
  expect((await known('person'))['Flo Möller']).toEqual([
    ...['address: flo@home.example', 'address: flo@moeller.example', 'company: Möller KG'],
    ...['name: Flo Möller', 'note: Person - ID: 7', 'postal-address: 2 Weg, Görlitz'],
    'telephone: 0171 555',
  ]);
  expect(await companyOf('Flo Möller')).toBe('Möller KG');
});

test('one that is cut off before its rows are taken away doubles nobody', async () => {
  const { id } = await tried(hubspotContacts());
  await startImport(id);
  // As after a kill: all are in, and all rows still wait.
  const waiting = await rowsOf(sql`SELECT * FROM import_rows`);
  await runImports(payload, () => true);
  const before = await storedPeople();
  await payload.db.drizzle.execute(
    sql`UPDATE imports SET state = 'running', made = 0, there = 0, refused = 0`,
  );
  await payload.db.drizzle.execute(sql`
    INSERT INTO import_rows
    SELECT * FROM json_populate_recordset(NULL::import_rows, ${JSON.stringify(waiting)}::json)`);
  await runImports(payload, () => true);
  expect(await importOf(id)).toMatchObject({ state: 'done', made: 0, there: 4, refused: 1 });
  expect(await storedPeople()).toEqual(before);
});

test('whoever is filed while their row is taken is added to, and counted as that', async () => {
  const { id } = await tried(hubspotContacts());
  await startImport(id);
  await payload.db.drizzle.transaction(async (filing) => {
    await filing.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${contactsLock}, 0))`);
    void runImports(payload, () => true);
    await vi.waitUntil(
      async () =>
        (await rowsOf(sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`))
          .length > 0,
    );
    const person = sql`'00000000-0000-4000-8000-000000000052'::uuid`;
    await filing.execute(sql`
      INSERT INTO people (id) VALUES (${person});
      INSERT INTO contact_keys (key, person) VALUES ('cy@deals.example', ${person})`);
  });
  await vi.waitUntil(async () => (await importOf(id)).state === 'done');
  expect(await importOf(id)).toMatchObject({ made: 3, changed: 1, there: 0, refused: 1 });
  expect((await known('person'))['Cy Deal']).toEqual([
    ...['address: cy@deals.example', 'company: Deal & Co', 'name: Cy Deal'],
    'note: Record ID: 52',
  ]);
});

test('a row that the database does not take is told of, and the others come in', async () => {
  await payload.db.drizzle.execute(sql`
    ALTER TABLE contact_details ADD CONSTRAINT no_cy CHECK (value <> 'Cy Deal') NOT VALID`);
  const done = await imported(hubspotContacts());
  await payload.db.drizzle.execute(sql`ALTER TABLE contact_details DROP CONSTRAINT no_cy`);
  expect(done).toMatchObject({ state: 'done', made: 3, refused: 2 });
  expect(done.problems).toContainEqual({
    line: 3,
    problem: 'The database does not take it as it is. Enter it by hand.',
  });
});

test('who is erased stays out, with what waits, what came in, and at a later import', async () => {
  const { id } = await tried(hubspotContacts());
  await startImport(id);
  await erasePerson(admin, ['bo@quay.example']);
  await runImports(payload, () => true);
  expect(Object.keys(await known('person'))).toEqual(['Cy Deal', 'Di Lane', 'Ed Post']);
  await erasePerson(admin, ['cy@deals.example']);
  const again = await imported(hubspotContacts());
  expect(again).toMatchObject({ made: 0, there: 2, refused: 3 });
  expect(again.problems[0]).toEqual({
    line: 2,
    problem: 'Whoever has this address was erased here since then, and stays so.',
  });
  expect(Object.keys(await known('person'))).toEqual(['Di Lane', 'Ed Post']);
});
