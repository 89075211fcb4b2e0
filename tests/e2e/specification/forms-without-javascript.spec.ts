import { expect, query, test } from '../../support/site';

const email = 'noor.haddad@plainpaper.example';

// A busy machine takes seconds over a smooth scroll to the thanks.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

test.afterEach(async () => {
  await query('DELETE FROM contact_submissions WHERE email = $1', [email]);
  await query('DELETE FROM quote_submissions WHERE email = $1', [email]);
});

test('without JavaScript a message is stored, and its thanks take the place of the form', async ({
  page,
}) => {
  await page.goto('/');
  const form = page.getByRole('main').locator('form');
  const thanks = page.getByText("Thank you! We'll get back to you shortly.");
  await expect(thanks).toBeHidden();
  await form.getByLabel('Name', { exact: true }).fill('Noor Haddad');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Message', { exact: true }).fill('Paper first, please.');
  await form.locator('button[type=submit]').click();

  await expect(page.getByRole('heading', { name: 'Message Sent', exact: true })).toBeInViewport();
  await expect(thanks).toBeVisible();
  await expect(form).toBeHidden();
  expect(await query('SELECT * FROM contact_submissions WHERE email = $1', [email])).toMatchObject([
    { name: 'Noor Haddad', email, message: 'Paper first, please.' },
  ]);
});

test('without JavaScript a quote request is stored and ends at the thank-you view', async ({
  page,
}) => {
  await page.goto('/quote');
  const form = page.getByRole('main').locator('form');
  const thanks = page.getByRole('heading', { name: 'Thank You For Your Request!', exact: true });
  await expect(thanks).toBeHidden();
  await form.getByLabel('Full Name').fill('Noor Haddad');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Project Type').selectOption('other');
  await form.getByLabel('Timeline').selectOption('flexible');
  await form.getByLabel('Project Description').fill('A register of paper.');
  await form.locator('button[type=submit]').click();

  await expect(thanks).toBeInViewport();
  await expect(page.getByText(/within 24 hours with a custom quote/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/');
  await expect(form).toBeHidden();
  expect(await query('SELECT * FROM quote_submissions WHERE email = $1', [email])).toMatchObject([
    {
      name: 'Noor Haddad',
      phone: null,
      company: null,
      project_type: 'other',
      budget: null,
      timeline: 'flexible',
      description: 'A register of paper.',
    },
  ]);
});
