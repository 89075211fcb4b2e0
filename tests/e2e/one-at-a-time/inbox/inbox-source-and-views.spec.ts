import { expect, query, test } from '../../../support/site';
import { signInByRequest } from '../../../support/staff/staff-session';

const empty = () =>
  query('DELETE FROM contact_submissions; DELETE FROM quote_submissions; DELETE FROM saved_views');
test.beforeEach(empty);
test.afterEach(empty);

test('where a message came from is with it, a list of its own, and a view with a name', async ({
  page,
}) => {
  await page.goto('/industries/healthcare?utm_source=LinkedIn&utm_campaign=Spring&gclid=abc123');
  await page.goto('/work');
  await page.goto('/');
  await page.getByLabel('Name', { exact: true }).fill('Ada Okafor');
  await page.getByLabel('Email').first().fill('ada@ledgerloop.example');
  await page.getByLabel('Message').fill('Two spreadsheets too many.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your reference is')).toBeVisible();

  await signInByRequest(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Ada Okafor' }).click();
  const detail = page.getByRole('complementary');
  await expect(detail.getByText('Where it came from')).toBeVisible();
  await expect(detail.getByText('Spring')).toBeVisible();
  await expect(detail.getByText('abc123')).toHaveCount(0);
  await detail.getByRole('link', { name: 'linkedin' }).click();
  await expect(page.getByText('1 found')).toBeVisible();

  await page.getByText('Save this view').click();
  await page.getByRole('form', { name: 'Save this view' }).getByLabel('Name').fill('From LinkedIn');
  await page.getByRole('form', { name: 'Save this view' }).getByRole('button').click();
  const work = page.getByRole('navigation', { name: 'Work' });
  await expect(work.getByRole('link', { name: 'From LinkedIn' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByText('Edit this view').click();
  await page.getByRole('button', { name: 'Remove view' }).click();
  await expect(page.getByText('View “From LinkedIn” removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(work.getByRole('link', { name: 'From LinkedIn' })).toBeVisible();
});

test('a name is suggested while a note is typed, and taken by keyboard alone', async ({ page }) => {
  await query(
    `INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
     VALUES ('C-TEST-1', now(), 'Ada Okafor', 'ada@ledgerloop.example', 'Hello')`,
  );
  const [colleague] = await query(
    `SELECT name FROM users WHERE role = 'admin' ORDER BY name LIMIT 1`,
  );
  const name = String(colleague?.['name']);
  await signInByRequest(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Ada Okafor' }).click();
  const box = page.getByLabel('A note for colleagues').last();
  await box.pressSequentially(`Ask @${name.slice(0, 3).toLowerCase()}`);
  const suggested = page.getByRole('listbox', { name: 'Colleagues' }).last();
  await expect(suggested.getByRole('option', { name, exact: true })).toBeVisible();
  await box.press('Enter');
  await expect(box).toHaveValue(`Ask @${name} `);
  await expect(page.getByRole('listbox')).toHaveCount(0);
});
