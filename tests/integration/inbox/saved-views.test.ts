import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { erasePerson } from '@/inbox/data-protection/erase-person';
import { countViews } from '@/inbox/saved-views/counts';
import { queryOf, readViews } from '@/inbox/saved-views/reads';
import { countSubmissions } from '@/inbox/list/reads/counts';
import { mostCounted } from '@/inbox/list/reads/narrowed';
import {
  changeView,
  insertView,
  mostViews,
  removeView,
  restoreView,
} from '@/submissions/records/views/saved-views';

import { expectOutput } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { contact, emptyTables, quote } from '../../support/submissions/sent-submissions';

let ada: TypedUser;
let tom: TypedUser;

beforeAll(async () => {
  ada = await userWithRole('admin');
});
beforeEach(async () => {
  await payload.db.drizzle.execute(sql`DELETE FROM saved_views`);
  const email = 'tom.of.views@onelayer.example';
  await payload.delete({
    collection: 'users',
    where: { email: { equals: email } },
    overrideAccess: true,
  });
  const made = await payload.create({
    collection: 'users',
    data: { name: 'Tom', role: 'admin', email, password: 'quill harbour 47 lantern' },
    overrideAccess: true,
  });
  tom = { ...made, collection: 'users' };
});

const view = (name: string, isShared = false, query = 'view=open') => ({ name, query, isShared });
const namesOf = async (user: TypedUser) => (await readViews(user)).views.map(({ name }) => name);
const idOf = async (user: TypedUser, name: string) =>
  (await readViews(user)).views.find((each) => each.name === name)?.id ?? '';

test('one’s own and what is shared are there, by name; only one’s own can be changed', async () => {
  await insertView(ada.id, view('beta', true));
  await insertView(ada.id, view('Alpha'));
  await insertView(tom.id, view('gamma'));
  expect(await namesOf(ada)).toEqual(['Alpha', 'beta']);
  expect(await namesOf(tom)).toEqual(['beta', 'gamma']);
  const beta = await idOf(ada, 'beta');
  expect(await changeView(tom.id, beta, { name: 'mine', isShared: false })).toBe(false);
  expect(await removeView(tom.id, beta)).toBe(false);
  expect(await changeView(ada.id, beta, { name: 'Zeta', isShared: false })).toBe(true);
  expect(await namesOf(tom)).toEqual(['gamma']);
  expect(await namesOf(await userWithRole('editor'))).toEqual([]);
});

test('no two of one’s own have the same name, and there is a most', async () => {
  expect(await insertView(ada.id, view('Quotes'))).toBe(true);
  expect(await insertView(ada.id, view('QUOTES'))).toBe(false);
  expect(await insertView(tom.id, view('Quotes'))).toBe(true);
  await insertView(ada.id, view('Other'));
  const other = await idOf(ada, 'Other');
  expect(await changeView(ada.id, other, { name: 'quotes', isShared: false })).toBe(false);
  expect(await changeView(ada.id, other, { name: 'OTHER', isShared: false })).toBe(true);
  for (let number = 2; number < mostViews; number += 1)
    await insertView(ada.id, view(`n${number}`));
  expect(await insertView(ada.id, view('one too many'))).toBe(false);
});

test('what was removed can be taken back for a minute', async () => {
  await insertView(ada.id, view('Quotes', true));
  const id = await idOf(ada, 'Quotes');
  expect(await removeView(ada.id, id)).toBe(true);
  expect(await readViews(ada)).toMatchObject({ views: [], removed: [{ name: 'Quotes' }] });
  expect(await readViews(tom)).toEqual({ views: [], removed: [] });
  expect(await restoreView(tom.id, id)).toBe(false);
  expect(await restoreView(ada.id, id)).toBe(true);
  expect(await namesOf(tom)).toEqual(['Quotes']);
  await removeView(ada.id, id);
  await payload.db.drizzle.execute(
    sql`UPDATE saved_views SET removed_at = removed_at - interval '2 minutes'`,
  );
  expect(await restoreView(ada.id, id)).toBe(false);
  expect((await readViews(ada)).removed).toEqual([]);
});

test('once an account is gone, what it shared stays and is everybody’s', async () => {
  await insertView(tom.id, view('shared', true));
  await insertView(tom.id, view('own'));
  await payload.delete({ collection: 'users', id: tom.id, overrideAccess: true });
  const { rows } = await payload.db.drizzle.execute(sql`SELECT name FROM saved_views`);
  expect(rows).toEqual([{ name: 'shared' }]);
  expect(await removeView(ada.id, await idOf(ada, 'shared'))).toBe(true);
});

test('what nobody owns and somebody stops sharing is theirs, and not lost', async () => {
  await insertView(tom.id, view('shared', true));
  await payload.delete({ collection: 'users', id: tom.id, overrideAccess: true });
  const id = await idOf(ada, 'shared');
  expect(await changeView(ada.id, id, { name: 'still shared', isShared: true })).toBe(true);
  expect(await changeView(ada.id, id, { name: 'mine', isShared: false })).toBe(true);
  expect(await namesOf(ada)).toEqual(['mine']);
  expect(await changeView(ada.id, id, { name: 'shared anew', isShared: true })).toBe(true);
  expect(await namesOf(ada)).toEqual(['shared anew']);
});

test('erasing a person takes the views that name them', async () => {
  await insertView(ada.id, view('by name', false, queryOf('q=Ada.B%2Bx@Gone.example')));
  await insertView(ada.id, view('about ada.b+x@gone.example'));
  await insertView(ada.id, view('others', true, queryOf('q=tom@else.example')));
  await erasePerson(ada, ['ada.b+x@gone.example']);
  expect(await namesOf(ada)).toEqual(['others']);
});

test.each([
  [
    'view=open&assignee=nobody&open=0b7ad1ce-5a8c-4a06-9f05-0c8ad5a1b001',
    'view=open&assignee=nobody',
  ],
  ['q=x&after=1&before=2&evil=https://elsewhere.example', 'q=x'],
  ['tab=quote&budget=50k%2B&source=News', 'source=news&budget=50k%2B&tab=quote'],
  ['', ''],
])('of %s is kept %s', (given, kept) => {
  expect(queryOf(given)).toBe(kept);
});

test('each view has its count, without a search and up to a hundred', async () => {
  await emptyTables();
  const assigned = await contact({ reference: 'C-1', email: 'one@views.example' });
  await contact({ reference: 'C-2', trashed: 1 });
  await quote({ reference: 'Q-1', sent: 30 });
  await quote({ reference: 'Q-2', sent: 40 });
  await payload.db.drizzle.execute(
    sql`UPDATE contact_submissions SET assignee_id = ${tom.id}, source_referrer = 'news.example'
        WHERE id = ${assigned}`,
  );
  await payload.db.drizzle.execute(
    sql`UPDATE quote_submissions SET quarantined_for = 'filled-too-fast' WHERE reference = 'Q-2'`,
  );
  const expected = {
    'view=open': 2,
    'view=overdue': 1,
    'view=open&assignee=nobody': 1,
    'source=news.example': 1,
    'show=trash': 1,
    'tab=quote&quarantined=yes': 1,
    'tab=quote&projectType=portal&sort=name': 2,
    'tab=quote&budget=-': 2,
    'tab=quote&from=2020-01-01&to=2020-01-02': 0,
    'view=open&q=one': undefined,
  };
  for (const query of Object.keys(expected)) await insertView(ada.id, view(query, false, query));
  const countsOf = async (user: TypedUser) => {
    const { views } = await readViews(ada);
    const counts = await countViews(views, user, await countSubmissions(user));
    return counts && Object.fromEntries(views.map(({ id, name }) => [name, counts.get(id)]));
  };
  expect(await countsOf(ada)).toEqual(expected);
  await payload.db.drizzle.execute(
    sql`INSERT INTO quote_submissions (reference, submitted_at, name, email, project_type, description)
        SELECT 'Q-' || n, now(), 'Ada', 'a@b.example', 'portal', 'x' FROM generate_series(1, 150) AS n`,
  );
  expect((await countsOf(ada))?.['tab=quote&budget=-']).toBe(mostCounted + 1);
  expectOutput(/could not count submissions/);
  expect(await countsOf(await userWithRole('editor'))).toBeNull();
  await emptyTables();
});
