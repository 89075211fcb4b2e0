import { addNote, note, shownSubmission as shown } from '../../../support/staff/inbox';
import { expect, query, signInToInbox, staff, test } from '../../../support/site';
import { adminFlag, signedInAs, signInByRequest } from '../../../support/staff/staff-session';
import { logOut, logIn, withoutWatching } from '../../../support/staff/session-clock';

test('logging out clears the flag, returns to the form and revokes the session on the server', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signInByRequest(page);
  const storageState = await page.context().storageState();
  const thief = await playwright.request.newContext({ baseURL, storageState });
  expect(await signedInAs({ request: thief })).toBe(staff.admin.email);
  await page.goto('/admin');
  await expect.poll(() => adminFlag(page)).toBe('true');

  await logOut(page).click();
  await expect(logIn(page)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  expect(await adminFlag(page)).toBeNull();
  expect(await signedInAs(page)).toBeNull();

  expect(await signedInAs({ request: thief })).toBeNull();
  expect((await thief.get('/api/contact-submissions')).status()).toBe(403);
  const inbox = await (await thief.get('/admin')).text();
  expect(inbox).toContain('Log In');
  expect(inbox).not.toContain('Contact Submissions');
  await thief.dispose();
});

test('what was typed and not stored goes with whoever logs out, and stays with an ended session', async ({
  page,
}) => {
  await query(
    `INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
     VALUES ('C-DRAFT-1', now(), 'Draft Sender', 'draft@ledgerloop.example', 'Hello.')`,
  );
  await signInByRequest(page);
  await page.goto('/admin?q=Draft');
  await page.getByRole('link', { name: 'Draft Sender' }).click();
  await note(shown(page)).fill('Between us alone.');
  await expect(addNote(shown(page))).toBeEnabled();
  await logOut(page).click();
  await expect(logIn(page)).toBeVisible();
  await expect(page.getByText('A note that you wrote is not stored yet.')).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(kept).not.toContain('Between us alone.');
  await query(`DELETE FROM contact_submissions WHERE reference = 'C-DRAFT-1'`);
});

test('logging out in one tab closes the inbox in the other', async ({ page, context }) => {
  await signInByRequest(page);
  await page.goto('/admin');
  const other = await context.newPage();
  await withoutWatching(other);
  await other.goto('/admin');
  await expect(other.getByRole('tab')).toHaveCount(2);
  await logOut(page).click();
  await expect(logIn(other)).toBeVisible();
});

test('a forged flag shows nothing and is cleared', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('admin_authenticated', 'true'));
  const answered = page.waitForResponse('/admin');
  await page.goto('/admin');
  await expect(logIn(page)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(logOut(page)).toHaveCount(0);
  expect(await (await answered).text()).not.toContain('Submissions (');
  await expect.poll(() => adminFlag(page)).toBeNull();
});

test('no toast of the session outlives it', async ({ page }) => {
  await signInToInbox(page);
  await expect(page.getByText('Login Successful')).toBeVisible();
  await logOut(page).click();
  await expect(logIn(page)).toBeVisible();
  await expect(page.getByText('Login Successful')).toHaveCount(0, { timeout: 3000 });
});
