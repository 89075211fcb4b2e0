import { expect, query, test, worker } from '../../../support/site';

const email = `noor.haddad${worker}@plainpaper.example`;

// A busy machine takes seconds over a smooth scroll to the thanks.
test.use({
  javaScriptEnabled: false,
  contextOptions: { reducedMotion: 'reduce' },
  // Of a form that comes back.
  expected: /status of 422/,
});

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

// A browser without scripts checks less than the server: spaces fill a field for it.
test('without JavaScript a message comes back with its errors in words, and goes through mended', async ({
  page,
}) => {
  await page.goto('/');
  const form = page.getByRole('main').locator('form');
  const name = form.getByLabel('Name', { exact: true });
  const address = form.getByLabel('Email', { exact: true });
  const message = form.getByLabel('Message', { exact: true });
  await name.fill('   ');
  await address.fill(email);
  await message.fill(' \n ');
  await form.locator('button[type=submit]').click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your answers');
  await expect(page.getByText('There is a problem')).toBeVisible();
  await expect(name).toHaveAccessibleDescription('Enter your name');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(message).toHaveAccessibleDescription(/ Enter your message$/);
  await expect(page).toHaveTitle('Error: Check your answers | OneLayer');
  await expect(address).toHaveValue(email);
  await expect(address).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('link', { name: 'Enter your message' }).click();
  await expect(message).toBeInViewport();

  await name.fill('Noor Haddad');
  await message.fill('Paper first,\nplease.');
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Message Sent', exact: true })).toBeVisible();
  await expect(page.getByText(/C-[0-9A-Z]{4}-[0-9A-Z]{2}/)).toBeVisible();
  const sql = 'SELECT name, message FROM contact_submissions WHERE email = $1';
  expect(await query(sql, [email])).toEqual([
    { name: 'Noor Haddad', message: 'Paper first,\nplease.' },
  ]);
});

test('without JavaScript a message that is far too long comes back whole', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('main').locator('form');
  const message = form.getByLabel('Message', { exact: true });
  const written = 'Paper. '.repeat(20_000).trim();
  await form.getByLabel('Name', { exact: true }).fill('Noor Haddad');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await message.fill(written);
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your answers');
  await expect(message).toHaveAccessibleDescription(/Message is far too long$/);
  expect(await message.inputValue()).toBe(written);
});

test('without JavaScript a quote request comes back with every answer, and goes through mended', async ({
  page,
}) => {
  await page.goto('/quote');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Full Name').fill('Noor Haddad');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Phone').fill('020 7946 0991');
  await form.getByLabel('Company').fill('Plain Paper');
  await form.getByLabel('Project Type').selectOption('portal');
  await form.getByLabel('Budget').selectOption('10k-25k');
  await form.getByLabel('Timeline').selectOption('3months');
  await form.getByLabel('Project Description').fill(' ');
  await form.locator('button[type=submit]').click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your answers');
  await expect(form.getByLabel('Full Name')).toHaveValue('Noor Haddad');
  await expect(form.getByLabel('Phone')).toHaveValue('020 7946 0991');
  await expect(form.getByLabel('Company')).toHaveValue('Plain Paper');
  await expect(form.getByLabel('Project Type')).toHaveValue('portal');
  await expect(form.getByLabel('Budget')).toHaveValue('10k-25k');
  await expect(form.getByLabel('Timeline')).toHaveValue('3months');
  const description = form.getByLabel('Project Description');
  await expect(description).toHaveAccessibleDescription(/Enter a project description/);

  await description.fill('A register of paper.');
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Thank You For Your Request!' })).toBeVisible();
  await expect(page.getByText(/Q-[0-9A-Z]{4}-[0-9A-Z]{2}/)).toBeVisible();
  expect(
    await query(
      'SELECT name, phone, company, project_type, budget, timeline FROM quote_submissions WHERE email = $1',
      [email],
    ),
  ).toEqual([
    {
      name: 'Noor Haddad',
      phone: '020 7946 0991',
      company: 'Plain Paper',
      project_type: 'portal',
      budget: '10k-25k',
      timeline: '3months',
    },
  ]);
});

test('without JavaScript whatever fills the hidden field is thanked, and nothing is stored', async ({
  page,
}) => {
  await page.goto('/');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Name', { exact: true }).fill('Noor Haddad');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Message', { exact: true }).fill('Buy paper.');
  await form.getByLabel('Leave this empty').fill('https://spam.example');
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Message Sent', exact: true })).toBeVisible();
  expect(await query('SELECT id FROM contact_submissions WHERE email = $1', [email])).toEqual([]);
});
