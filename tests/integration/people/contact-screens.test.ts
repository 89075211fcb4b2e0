import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { forms } from '@/forms';
import { Refusal } from '@/inbox/action/as-staff';
import {
  choosePlace,
  correct,
  merge,
  remove,
  takeApart,
  takeBack,
  tell,
} from '@/inbox/people/change/change';
import { writtenDetail } from '@/inbox/people/change/written';
import { readCompanies, readPeople } from '@/inbox/people/list/reads';
import { readComparison } from '@/inbox/people/merge/reads';
import { readContact, standsWith, type ShownContact } from '@/inbox/people/page/reads';
import { findContacts } from '@/inbox/people/palette-hits';
import { readRecipient } from '@/inbox/people/recipient';
import { readSender } from '@/inbox/people/sender';
import { changeAsSeen, makeOpportunity } from '@/inbox/pipeline/change';
import { wholeTexts } from '@/inbox/pipeline/sums';
import type { User } from '@/payload-types';
import type { Contact } from '@/submissions/records/people/enter';

import { payload, userWithRole } from '../../support/payload';
import { emptyPeople, filedUnder, storedPeople } from '../../support/people';
import { contact, quote } from '../../support/submissions/sent-submissions';

let admin: TypedUser;
let ada: Contact;
let again: Contact;
let firstSent: string;

beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  await emptyPeople();
  firstSent = await quote({ reference: 'Q-1', email: 'ada@lovelace.example', sent: 2 });
  const second = await contact({ reference: 'C-2', email: 'ada@home.example', sent: 1 });
  await payload.db.drizzle.execute(sql`
    UPDATE quote_submissions SET name = 'Ada King', company = 'Lovelace & Co', phone = '020 7946 0123';
    UPDATE contact_submissions SET name = 'Ada King'`);
  ada = { kind: 'person', id: await filedUnder(firstSent) };
  again = { kind: 'person', id: await filedUnder(second) };
});
afterAll(emptyPeople);

const page = { search: null, page: 0 };
async function shown(of: Contact = ada, user: TypedUser = admin): Promise<ShownContact> {
  const met = await readContact(user, of);
  if (met === null || met === 'gone') throw new Error('it is not there');
  return met;
}
const values = ({ contact: { known } }: ShownContact, kind: string) =>
  known.details.filter((each) => each.kind === kind).map(({ value }) => value);
const detail = async (value: string) => {
  const found = (await shown()).contact.known.details.find((each) => each.value === value);
  if (!found) throw new Error(`${value} is not there`);
  return found.id;
};
const worth = async (id: string, pounds: number) => {
  await makeOpportunity(forms.quote, admin, id);
  const patch = { value: `${pounds * 100}`, currency: 'GBP' };
  await changeAsSeen(forms.quote, admin, id, { patch, expects: 1 });
};

test('a telephone is corrected, and given back by an undo', async () => {
  const before = await storedPeople();
  const telephone = async (from: string, to: string) =>
    correct(admin, ada, await detail(from), { from, told: (kind) => ({ kind, value: to }) });
  const key = await telephone('020 7946 0123', '020 7946 0999');
  expect(values(await shown(), 'telephone')).toEqual(['020 7946 0999', '020 7946 0123']);
  const later = await telephone('020 7946 0999', '+44 20 7946 0998');
  expect(values(await shown(), 'telephone')).toEqual(['+44 20 7946 0998', '020 7946 0123']);
  await expect(
    remove(admin, ada, await detail('+44 20 7946 0998'), '020 7946 0999'),
  ).rejects.toThrow(Refusal);
  await takeBack(admin, ada, later);
  expect(values(await shown(), 'telephone')).toEqual(['020 7946 0999', '020 7946 0123']);
  await takeBack(admin, ada, key);
  expect(await storedPeople()).toEqual(before);
});

test('what is said is noted with who did it, and what an enquiry says is not taken away', async () => {
  const key = await tell(admin, ada, { kind: 'note', value: 'Met at the fair.' });
  expect(values(await shown(), 'note')).toEqual(['Met at the fair.']);
  expect((await shown()).deeds).toMatchObject([{ deed: 'added', by: admin.id }]);
  await takeBack(admin, ada, key);
  await expect(takeBack(admin, ada, key)).rejects.toThrow(Refusal);
  await expect(remove(admin, ada, await detail('Ada King'), 'Ada King')).rejects.toThrow(Refusal);
  const taken = { kind: 'address', value: 'ADA@lovelace.example' } as const;
  await expect(tell(admin, again, taken)).rejects.toThrow(
    'That belongs to Ada King already. Merge the two if they are the same.',
  );
});

test('whose an address is stays unknown to who may not know them', async () => {
  const sent = await contact({ reference: 'C-3', email: 'bo@quay.example', sent: 1 });
  const bo: Contact = { kind: 'person', id: await filedUnder(sent) };
  await tell(admin, bo, { kind: 'name', value: 'Bo Lind' });
  const taken = { kind: 'address', value: 'bo@quay.example' } as const;
  await expect(tell(admin, ada, taken)).rejects.toThrow('That belongs to Bo Lind already.');
  const agent = await userWithRole('agent');
  const bind = (data: Pick<User, 'sees' | 'seenForms'>) =>
    payload.update({ collection: 'users', id: agent.id, data, overrideAccess: true });
  await bind({ sees: 'chosen', seenForms: ['quote'] });
  try {
    await expect(tell(agent, ada, taken)).rejects.toThrow('That belongs to somebody else already.');
  } finally {
    await bind({ sees: 'all', seenForms: [] });
  }
});

test('two are compared, merged, have one page, and are taken apart as they were', async () => {
  const before = await storedPeople();
  const compared = await readComparison(admin, { of: ada, other: again.id, search: null });
  expect(compared).toMatchObject({
    here: { conversations: 1, contact: { name: 'Ada King' } },
    there: { conversations: 1, contact: { name: 'Ada King' } },
    candidates: [{ id: again.id, about: 'the same name' }],
  });
  const { key, into } = await merge(admin, ada, again.id);
  expect(into).toEqual(ada);
  const both = await shown();
  expect(both.total).toBe(2);
  expect(both.conversations.map(({ submission }) => submission.reference)).toEqual(['C-2', 'Q-1']);
  expect(values(both, 'address').toSorted()).toEqual(['ada@home.example', 'ada@lovelace.example']);
  expect(both.names.get(again.id)).toBe('Ada King');
  expect(await readContact(admin, again)).toBe('gone');
  expect(await standsWith(again)).toEqual(ada);
  expect((await readPeople(admin, page))?.count).toBe(1);
  expect(await readSender(admin, firstSent)).toEqual({ id: ada.id, name: 'Ada King', others: 1 });
  await takeBack(admin, ada, key);
  expect(await storedPeople()).toEqual(before);

  // Whoever stands with others already takes in the other one.
  await merge(admin, ada, again.id);
  const third = await contact({ reference: 'C-3', email: 'ada@elsewhere.example' });
  const other: Contact = { kind: 'person', id: await filedUnder(third) };
  expect((await merge(admin, other, ada.id)).into).toEqual(ada);
  await takeApart(admin, ada, again.id);
  await takeApart(admin, ada, other.id);
  expect((await readPeople(admin, page))?.count).toBe(3);
});

test('what was said of a merged one goes with that one again', async () => {
  await tell(admin, again, { kind: 'role', value: 'Countess' });
  await merge(admin, ada, again.id);
  await correct(admin, ada, await detail('Countess'), {
    from: 'Countess',
    told: () => ({ kind: 'role', value: 'Analyst' }),
  });
  await takeApart(admin, ada, again.id);
  expect(values(await shown(), 'role')).toEqual([]);
  expect(values(await shown(again), 'role')).toEqual(['Analyst']);
});

test('staff say which company somebody is of, and an old page changes nothing', async () => {
  const { contact: here } = await shown();
  if (here.kind !== 'person') throw new Error('no person');
  const from = here.known.ownCompany;
  const key = await choosePlace(admin, ada.id, from, { entered: 'Analytical Engines' });
  const moved = (await shown()).contact;
  expect(moved.kind === 'person' && moved.known.company?.name).toBe('Analytical Engines');
  await expect(choosePlace(admin, ada.id, from, { none: true })).rejects.toThrow('Meanwhile');
  await takeBack(admin, ada, key);
  const back = (await shown()).contact;
  expect(back.kind === 'person' && back.known.company?.name).toBe('Lovelace & Co');
});

test('values are summed by person and by company, and told to nobody who may not know', async () => {
  await worth(firstSent, 12_500);
  const people = await readPeople(admin, { ...page, search: 'lovelace' });
  expect(people?.rows.map(({ id }) => id)).toEqual([ada.id]);
  const total = people?.values?.get(ada.id);
  expect(total && wholeTexts(total)).toEqual(['£12,500']);
  const companies = await readCompanies(admin, { ...page, search: 'lovelace.example' });
  const [company] = companies?.rows ?? [];
  const ofCompany = companies?.values?.get(company?.id ?? '');
  expect(ofCompany && wholeTexts(ofCompany)).toEqual(['£12,500']);

  // On a page stands what is theirs, and nobody else's.
  expect((await shown()).opportunities).toMatchObject({ count: 1, rows: [{ value: '1250000' }] });
  expect((await shown(again)).opportunities).toMatchObject({ count: 0, rows: [] });

  // Also of who stands with another one.
  await merge(admin, again, ada.id);
  const [first] = (await readPeople(admin, page))?.rows ?? [];
  const merged = (await readPeople(admin, page))?.values?.get(first?.id ?? '');
  expect(merged && wholeTexts(merged)).toEqual(['£12,500']);
  expect((await shown(again)).opportunities?.rows).toHaveLength(1);

  const lead = { ...(await userWithRole('lead')), seesValues: false };
  expect((await readPeople(lead, page))?.values).toBeNull();
  const told = JSON.stringify((await shown(again, lead)).opportunities, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  expect(told).not.toMatch(/1250000|GBP/);
});

test('a company has its people, its conversations and its values', async () => {
  await worth(firstSent, 900);
  const { contact: here } = await shown();
  const id = (here.kind === 'person' && here.known.company?.id) || '';
  const whole = await shown({ kind: 'company', id });
  expect(whole).toMatchObject({
    contact: { kind: 'company', name: 'Lovelace & Co', known: { domains: ['lovelace.example'] } },
    people: { count: 1, rows: [{ id: ada.id }] },
    total: 1,
    opportunities: { count: 1 },
  });
});

test('people are found by name, address, any notation of a telephone, and company', async () => {
  const found = async (search: string) =>
    (await readPeople(admin, { ...page, search }))?.rows.map(({ id }) => id);
  expect(await found('+44 (0)20 7946 0123')).toEqual([ada.id]);
  expect(await found('ada@home')).toEqual([again.id]);
  expect(await found('lovelace.example')).toEqual([ada.id]);
  expect((await found('KÍNG'))?.toSorted()).toEqual([ada.id, again.id].toSorted());
  expect(await found('nobody')).toEqual([]);
  expect(await findContacts(admin, 'ada@home')).toMatchObject([
    { name: 'Ada King', address: `/admin/people/${again.id}` },
  ]);
  expect(await readRecipient(admin, again.id)).toEqual({
    address: 'ada@home.example',
    name: 'Ada King',
  });
  expect(await readRecipient(admin, 'nobody')).toBeNull();
});

test('who looks at people is in the audit log, with the submissions whose words they saw', async () => {
  const reader = await userWithRole('reader');
  const { rows: before } = await payload.db.drizzle.execute(sql`SELECT now() AS now`);
  await readPeople(reader, { ...page, search: 'ada@home' });
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT action, detail, submissions FROM audit_entries
    WHERE actor_id = ${reader.id} AND at >= ${before[0]?.['now']}`);
  const [sent] = (await shown(again)).conversations;
  expect(rows).toEqual([
    { action: 'listed', detail: 'people', submissions: [sent?.submission.id] },
  ]);
});

test('what makes no sense is refused with the remedy', () => {
  const problem = (kind: Parameters<typeof writtenDetail>[0], text: string) => {
    const written = writtenDetail(kind, text);
    return 'problem' in written ? written.problem : null;
  };
  expect(problem('telephone', 'none')).toContain('such as 020 7946 0123');
  expect(problem('address', 'bo at quay')).toContain('bo@quay.example');
  expect(problem('domain', 'gmail.com')).toContain('belongs to no company');
  expect(problem('note', 'Ask bo@quay.example instead.')).toContain('Leave out the email address');
  expect(problem('name', ' \u200b ')).toContain('Write something');
  expect(problem('name', 'x'.repeat(301))).toContain('300');
  expect(writtenDetail('domain', 'https://www.Quay.example/about')).toEqual({
    told: { kind: 'domain', value: 'quay.example' },
  });
  expect(writtenDetail('note', 'One\r\ntwo')).toEqual({
    told: { kind: 'note', value: 'One\ntwo' },
  });
});
