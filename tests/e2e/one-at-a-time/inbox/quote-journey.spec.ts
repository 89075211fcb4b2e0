import { expect, query, signInToInbox, staff, test } from '../../../support/site';

test('a visitor asks for a quote, and staff read it', async ({ page }) => {
  const description = `One record for seven clinics. ${crypto.randomUUID()}`;

  await page.goto('/');
  await page.getByRole('link', { name: 'Get a Free Quote' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Your Free Project Quote');

  await page.getByLabel('Full Name').fill('Margaret Oduya');
  await page.getByLabel('Email').fill('m.oduya@stannesclinics.example');
  await page.getByLabel('Company').fill('St Anne’s Clinics');
  await page.getByLabel('Project Type').selectOption('portal');
  await page.getByLabel('Budget').selectOption('25k-50k');
  await page.getByLabel('Project Description').fill(description);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You For Your Request!' })).toBeVisible();

  const rows = await query('SELECT * FROM quote_submissions WHERE description = $1', [description]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    name: 'Margaret Oduya',
    email: 'm.oduya@stannesclinics.example',
    phone: null,
    company: 'St Anne’s Clinics',
    project_type: 'portal',
    budget: '25k-50k',
    timeline: null,
  });

  await signInToInbox(page);
  await page.getByRole('tab', { name: /^Quote Submissions \(\d+\)$/ }).click();
  const row = page.getByRole('row').filter({ hasText: description });
  await expect(row.getByRole('link', { name: 'm.oduya@stannesclinics.example' })).toHaveAttribute(
    'href',
    /^mailto:m\.oduya@stannesclinics\.example/,
  );
  await expect(row).toContainText('Portal');
  await expect(row).toContainText('£25k–£50k');
});

test.describe('a refusal', () => {
  // The browser itself notes an answer that is no success.
  test.use({ expected: /Failed to load resource/ });

  test('an editor is turned away from the inbox and has no session', async ({ page, context }) => {
    await signInToInbox(page, staff.editor);
    await expect(page.getByText('Access Denied')).toBeVisible();
    await expect(page.getByText("You don't have admin privileges.")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
    const me: unknown = await (await context.request.get('/api/users/me')).json();
    expect(me).toMatchObject({ user: null });
  });
});

test('a forged flag shows nothing', async ({ page }) => {
  await query(
    `INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
     VALUES ('C-0000-01', now(), 'Not for you', 'private@onelayer.example', 'Private')`,
  );
  await page.addInitScript(() => localStorage.setItem('admin_authenticated', 'true'));
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  expect(await page.content()).not.toContain('private@onelayer.example');
  expect(await page.evaluate(() => localStorage.getItem('admin_authenticated'))).toBeNull();
  // It is there to be seen: by who may.
  await signInToInbox(page);
  await expect(page.getByRole('link', { name: 'private@onelayer.example' })).toBeVisible();
  await query(`DELETE FROM contact_submissions WHERE reference = 'C-0000-01'`);
});
