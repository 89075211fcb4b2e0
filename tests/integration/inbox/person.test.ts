import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm, quoteForm } from '@/forms';
import { findPerson } from '@/inbox/data-protection/person-records';
import { erasePerson } from '@/inbox/data-protection/erase-person';
import { openAddress, sealAddress, whoIsMeant } from '@/inbox/data-protection/who-is-meant';
import { joinWith, takeApart } from '@/inbox/person/join-addresses';
import { readPerson } from '@/inbox/person/reads';
import { openSubmission } from '@/inbox/submission/reads';
import { addNote } from '@/inbox/submission/work';
import { takeIn } from '@/submissions/incoming/take-in';
import { forgetIdleJoins } from '@/submissions/records/person/joins';
import { queueReply } from '@/submissions/records/thread/replies';

import { expectOutput } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { newAuditPage } from '../../support/staff/audit-log';
import { emptyInbox, rawMail } from '../../support/submissions/incoming';
import { written } from '../../support/submissions/replies';
import { contact, quote } from '../../support/submissions/sent-submissions';

const work = 'Ada.Byron@Analytical.example';
const home = 'ada@home.example';
const third = 'countess@lovelace.example';

let admin: TypedUser;
let message = '';
let request = '';
let fromHome = '';

beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  await emptyInbox();
  await payload.db.drizzle.execute(sql`DELETE FROM address_joins`);
  message = await contact({ reference: 'C-AAAA-01', email: work, sent: 3 });
  request = await quote({ reference: 'Q-AAAA-02', email: work.toLowerCase(), sent: 2 });
  fromHome = await contact({ reference: 'C-AAAA-03', email: home, sent: 1 });
  await contact({ reference: 'C-OTHR-01', email: `x${work}` });
});
afterAll(async () => {
  await emptyInbox();
  await payload.db.drizzle.execute(sql`DELETE FROM address_joins`);
});

async function personOf(id: string) {
  const person = await readPerson(admin, id, 0);
  if (person === null || person === 'gone') throw new Error('There is no such person');
  return person;
}

/** What stands on the page of a person, in its order. */
const shown = async (id: string) =>
  (await personOf(id)).timeline.map((entry) =>
    entry.kind === 'submission'
      ? entry.about.reference
      : entry.kind === 'note'
        ? entry.note.text
        : entry.mail.text,
  );

const joinOf = async (id: string, at = 0) => {
  const join = (await personOf(id)).joins[at];
  if (!join) throw new Error('There is no such join');
  return join.id;
};

test('all that came from an address is one timeline, by whichever of it the page is asked for', async () => {
  await addNote(contactForm, admin, message, 'Called back.');
  await queueReply(quoteForm, admin, written(request, { text: 'Dear Ada.' }));
  await takeIn(await rawMail({ from: work.toUpperCase(), to: 'b@b.example', text: 'Hello?' }));
  const page = await newAuditPage();
  const expected = ['Hello?', 'Dear Ada.', 'Called back.', 'Q-AAAA-02', 'C-AAAA-01'];
  const person = await personOf(message);
  expect(person).toMatchObject({ name: 'Ada', addresses: [work.toLowerCase()], total: 2 });
  expect(await shown(message)).toEqual(expected);
  expect(await shown(request)).toEqual(expected);
  const stray = person.timeline[0]?.key ?? '';
  expect(await shown(stray)).toEqual(expected);
  // It is a look like any other.
  const looks = (await page.read()).map(({ submissions }) => submissions);
  expect(looks.sort()).toEqual([[message], [request]].sort());
});

test('a submission says how much came from its person, and a page of nobody says so', async () => {
  expect((await openSubmission(contactForm, admin, message))?.fromPerson).toMatchObject({
    others: [{ id: request }],
    total: 2,
  });
  expect(await readPerson(admin, crypto.randomUUID(), 0)).toBe('gone');
});

test('an editor reads and joins nobody', async () => {
  expectOutput(/could not read what came from a person: /);
  const editor = await userWithRole('editor');
  expect(await readPerson(editor, message, 0)).toBeNull();
  await expect(joinWith(editor, message, home)).rejects.toThrow(/not allowed/i);
  expect((await personOf(message)).addresses).toEqual([work.toLowerCase()]);
});

test('two addresses become one person, which is noted and can be undone', async () => {
  const page = await newAuditPage();
  await joinWith(admin, message, home.toUpperCase());
  const both = ['C-AAAA-03', 'Q-AAAA-02', 'C-AAAA-01'];
  expect(await shown(message)).toEqual(both);
  expect(await shown(fromHome)).toEqual(both);
  expect(await personOf(fromHome)).toMatchObject({
    addresses: [home, work.toLowerCase()],
    joins: [{ by: admin.name }],
    total: 3,
  });
  expect((await openSubmission(contactForm, admin, fromHome))?.fromPerson.total).toBe(3);
  const join = await joinOf(message);
  await takeApart(admin, join);
  expect(await shown(message)).toEqual(['Q-AAAA-02', 'C-AAAA-01']);
  expect(await shown(fromHome)).toEqual(['C-AAAA-03']);
  expect(await takeApart(admin, join)).toBe(false);

  const noted = (await page.read()).filter(({ action }) => action === 'changed');
  const told = noted.map(({ collection, detail }) => `${String(collection)}: ${String(detail)}`);
  // Both tables are told of within one millisecond.
  expect(told.toSorted()).toEqual([
    'contact-submissions: two addresses joined',
    'contact-submissions: two addresses taken apart',
    'quote-submissions: two addresses joined',
    'quote-submissions: two addresses taken apart',
  ]);
  const [joined] = noted.filter(({ collection }) => collection === 'contact-submissions');
  expect(joined?.submissions).toEqual(expect.arrayContaining([message, fromHome, join]));
  expect(JSON.stringify(noted)).not.toMatch(/analytical|home\.example/i);
});

test('a person is joined by a reference, too, and not with nobody, nor twice', async () => {
  await joinWith(admin, message, 'caaaa03');
  expect((await personOf(message)).addresses).toContain(home);
  await expect(joinWith(admin, fromHome, work)).rejects.toThrow(/already/);
  await expect(joinWith(admin, message, work)).rejects.toThrow(/already/);
  await expect(joinWith(admin, message, 'nobody@wrote.example')).rejects.toThrow(
    /have nothing from/,
  );
  await expect(joinWith(admin, message, 'C-NONE-99')).rejects.toThrow(/have nothing from/);
});

test('a host in its own letters and in those of every program is one', async () => {
  const plain = await contact({
    reference: 'C-IDNA-01',
    email: 'P@XN--BCHER-KVA.example',
    sent: 1,
  });
  const letters = await quote({ reference: 'Q-IDNA-02', email: 'p@bücher.example' });
  await takeIn(await rawMail({ from: 'p@xn--bcher-kva.example', text: 'By mail.' }));
  const address = 'p@bücher.example';
  for (const id of [plain, letters])
    expect(await personOf(id)).toMatchObject({ addresses: [address], total: 2 });
  expect(await shown(plain)).toEqual(['By mail.', 'Q-IDNA-02', 'C-IDNA-01']);
  expect((await openSubmission(contactForm, admin, plain))?.fromPerson.total).toBe(2);
  // One spelling is shown.
  const seen = await openSubmission(contactForm, admin, plain);
  expect(seen?.submission.values['email']).toBe('P@bücher.example');
  await expect(joinWith(admin, plain, address)).rejects.toThrow(/already/);
  await joinWith(admin, message, 'p@xn--bcher-kva.EXAMPLE');
  expect((await personOf(plain)).addresses).toEqual([address, work.toLowerCase()]);
  await forgetIdleJoins();
  expect(await takeApart(admin, await joinOf(plain))).toBe(true);
  expect((await personOf(message)).addresses).toEqual([work.toLowerCase()]);
  for (const asked of [address, 'P@XN--BCHER-KVA.example'])
    expect(await findPerson(admin, [asked])).toHaveLength(2);
  expect((await erasePerson(admin, [address])).erased).toHaveLength(2);
  expect(await findPerson(admin, ['p@xn--bcher-kva.example'])).toEqual([]);
});

test('of three joined addresses, to take one join apart leaves the other', async () => {
  await contact({ reference: 'C-AAAA-04', email: third });
  await joinWith(admin, message, home);
  await joinWith(admin, fromHome, third);
  expect((await personOf(message)).addresses).toHaveLength(3);
  await takeApart(admin, await joinOf(message, 0));
  expect((await personOf(message)).addresses).toEqual([work.toLowerCase()]);
  expect((await personOf(fromHome)).addresses).toEqual([home, third]);
});

test('data protection names all addresses of a person, and erases those that were meant', async () => {
  await joinWith(admin, message, home);
  expect(await whoIsMeant(admin, { person: fromHome })).toEqual({
    email: home,
    joined: [work.toLowerCase()],
  });
  const of = await sealAddress(work);
  expect(of.toLowerCase()).not.toContain(work.split('@')[0]?.toLowerCase());
  expect(await whoIsMeant(admin, { of })).toEqual({ email: work, joined: [home] });
  const nobody = { email: null, joined: [] };
  for (const nothing of [{ email: work }, { of: work }, { of: `${of}0` }, { of: '' }])
    expect(await whoIsMeant(admin, nothing)).toEqual(nobody);
  expect(await openAddress(of, Date.now() + 61 * 60 * 1000)).toBeNull();
  expect(await findPerson(admin, [work, home])).toHaveLength(3);
  const receipt = await erasePerson(admin, [home]);
  expect(receipt.erased.map(({ reference }) => reference)).toEqual(['C-AAAA-03']);
  expect(await personOf(message)).toMatchObject({ addresses: [work.toLowerCase()], joins: [] });
  await erasePerson(admin, [work]);
  expect(await readPerson(admin, message, 0)).toBe('gone');
});

test('whoever sees some forms alone joins nobody who wrote by others, and does not learn who did', async () => {
  const lead = await userWithRole('lead');
  const bind = (sees: 'all' | 'chosen') =>
    payload.update({
      ...{ collection: 'users', id: lead.id, data: { sees, seenForms: ['quote'] } },
      overrideAccess: true,
    });
  await bind('chosen');
  await expect(joinWith(lead, request, home)).rejects.toThrow(/have nothing from/);
  await quote({ reference: 'Q-AAAA-04', email: home });
  await joinWith(lead, request, home);
  await bind('all');
  expect((await personOf(request)).joins).toHaveLength(1);
});

test('a join is forgotten with the last of what came from one of its addresses', async () => {
  await joinWith(admin, message, home);
  await forgetIdleJoins();
  expect((await personOf(message)).joins).toHaveLength(1);
  await payload.db.drizzle.execute(sql`DELETE FROM contact_submissions WHERE id = ${fromHome}`);
  await forgetIdleJoins();
  expect((await personOf(message)).joins).toEqual([]);
});

test('an index finds what came from a person', async () => {
  await payload.db.drizzle.execute(
    sql`INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
        SELECT 'C-' || n, now(), 'Somebody', n || '@many.example', repeat('Nine systems. ', 20)
        FROM generate_series(1, 5000) AS n`,
  );
  await payload.db.drizzle.execute(sql`ANALYZE contact_submissions`);
  const { rows } = await payload.db.drizzle.execute(
    sql`EXPLAIN SELECT id FROM contact_submissions
        WHERE lower(email) = ANY(${sql.param([home, third])}::text[])`,
  );
  expect(JSON.stringify(rows)).toContain('contact_submissions_sender_idx');
});
