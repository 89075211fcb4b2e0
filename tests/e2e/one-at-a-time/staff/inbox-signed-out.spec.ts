import type { Page } from 'playwright/test';

import { addNote, note, shownSubmission as shown } from '../../../support/staff/inbox';
import { expect, query, staff, test } from '../../../support/site';
import { signInByRequest } from '../../../support/staff/staff-session';

const id = '0b5e8a00-0000-4000-8000-00000000f11d';
const other = '0b5e8a00-0000-4000-8000-00000000f11e';
const ended = 'You are no longer signed in. Sign in again, then send this once more.';

const remove = () =>
  query('DELETE FROM contact_submissions WHERE id = ANY ($1::uuid[])', [[id, other]]);
test.afterAll(remove);

test.beforeEach(async ({ page }) => {
  await remove();
  for (const [each, name] of [
    [id, 'Ada Okafor'],
    [other, 'Bea Okafor'],
  ]) {
    await query(
      `INSERT INTO contact_submissions (id, reference, submitted_at, name, email, message)
       VALUES ($1, gen_random_uuid(), now(), $2, 'ada@failures.example', 'Four clinics.')`,
      [each, name],
    );
  }
  await signInByRequest(page);
});

/** The inbox otherwise shows the sign-in within three seconds. */
const withoutWatching = (page: Page) =>
  page.route('**/admin/revision*', (asked) => asked.fulfill({ status: 204 }));

const notes = async () =>
  (await query('SELECT text FROM contact_submissions_notes WHERE _parent_id = $1', [id])).map(
    ({ text }) => text,
  );

test('who was signed out meanwhile reads so, signs in, and finds the note in its box', async ({
  page,
}) => {
  await withoutWatching(page);
  await page.goto(`/admin?open=${id}`);
  await note(shown(page)).fill('Half a note, and then some.');
  await query('DELETE FROM users_sessions');
  await addNote(shown(page)).click();
  await expect(shown(page).getByRole('alert')).toHaveText(ended);
  await expect(note(shown(page))).toHaveValue('Half a note, and then some.');
  expect(await notes()).toEqual([]);

  await page.unroute('**/admin/revision*');
  await expect(page.getByText('Something that you wrote is not stored yet.')).toBeVisible();
  await page.getByLabel('Email').fill(staff.admin.email);
  await page.getByLabel('Password').fill(staff.admin.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(note(shown(page))).toHaveValue('Half a note, and then some.');
  await addNote(shown(page)).click();
  await expect(note(shown(page))).toHaveValue('');
  expect(await notes()).toEqual(['Half a note, and then some.']);
});

test('a form that fails goes on to no other submission', async ({ page }) => {
  await withoutWatching(page);
  await page.goto(`/admin?open=${id}`);
  await note(shown(page)).fill('About Ada.');
  await query('DELETE FROM users_sessions');
  await addNote(shown(page)).click();
  await expect(shown(page).getByRole('alert')).toHaveText(ended);
  await page.request.post('/api/users/login', { data: staff.admin });
  await page.getByRole('table').getByRole('link', { name: 'Bea Okafor' }).click();
  await expect(shown(page).getByRole('heading', { name: 'Bea Okafor' })).toBeVisible();
  await expect(shown(page).getByRole('alert')).toHaveCount(0);
  await expect(note(shown(page))).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a note comes back beside the sign-in', async ({ page }) => {
    await page.goto(`/admin?open=${id}`);
    await note(shown(page)).fill('After the end.');
    await query('DELETE FROM users_sessions');
    await addNote(shown(page)).click();
    await expect(page.getByRole('alert')).toHaveText(`The note was not stored. ${ended}`);
    await expect(note(page)).toHaveValue('After the end.');
    expect(await notes()).toEqual([]);
  });
});
