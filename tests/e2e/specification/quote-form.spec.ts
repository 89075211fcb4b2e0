import type { Locator, Page } from 'playwright/test';

import { openForm, previewOf, watchPosts } from '../../support/forms';
import { holdRequests } from '../../support/held-requests';
import { bothWidths, expect, query, test, worker } from '../../support/site';
import { expectToast } from '../../support/toasts';

const required = {
  name: 'Tobias Falk',
  email: `tobias.falk${worker}@granaryworks.example`,
  projectType: 'cms',
  description: 'Nine mills, one website.\nThe editors are millers.',
};
const full = {
  ...required,
  phone: '+44 20 7946 0321',
  company: 'Granary Works',
  budget: '50k+',
  timeline: '3months',
};
const success = [
  'Quote Request Submitted',
  "We've received your request and will contact you shortly.",
];
const failure = [
  'Submission Error',
  'There was a problem submitting your request. Please try again.',
];

const fieldsOf = (form: Locator) => ({
  name: form.getByLabel('Full Name', { exact: true }),
  email: form.getByLabel('Email', { exact: true }),
  phone: form.getByLabel('Phone', { exact: true }),
  company: form.getByLabel('Company', { exact: true }),
  projectType: form.getByLabel('Project Type', { exact: true }),
  budget: form.getByLabel('Budget', { exact: true }),
  timeline: form.getByLabel('Timeline', { exact: true }),
  description: form.getByLabel('Project Description', { exact: true }),
});
const buttonOf = (form: Locator) => form.locator('button[type=submit]');
const thankYou = (page: Page) =>
  page.getByRole('heading', { name: 'Thank You For Your Request!', exact: true });

async function fillRequired(form: Locator) {
  const { name, email, projectType, description } = fieldsOf(form);
  await name.fill(required.name);
  await email.fill(required.email);
  await projectType.selectOption(required.projectType);
  await description.fill(required.description);
}

async function fillAll(form: Locator) {
  const { phone, company, budget, timeline } = fieldsOf(form);
  await fillRequired(form);
  await phone.fill(full.phone);
  await company.fill(full.company);
  await budget.selectOption(full.budget);
  await timeline.selectOption(full.timeline);
}

async function expectAnswers(form: Locator, answers: Partial<typeof full>) {
  const fields = fieldsOf(form);
  await expect(fields.name).toHaveValue(answers.name ?? '');
  await expect(fields.email).toHaveValue(answers.email ?? '');
  await expect(fields.phone).toHaveValue(answers.phone ?? '');
  await expect(fields.company).toHaveValue(answers.company ?? '');
  await expect(fields.projectType).toHaveValue(answers.projectType ?? '');
  await expect(fields.budget).toHaveValue(answers.budget ?? '');
  await expect(fields.timeline).toHaveValue(answers.timeline ?? '');
  await expect(fields.description).toHaveValue(answers.description ?? '');
}

const stored = () => query('SELECT * FROM quote_submissions WHERE email = $1', [full.email]);

test.afterEach(async () => {
  await query('DELETE FROM quote_submissions WHERE email = $1', [full.email]);
});

test(
  'the quote form asks for eight things, of which four are required',
  { tag: bothWidths },
  async ({ page }) => {
    const form = await openForm(page, '/quote');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Your Free Project Quote');
    const fields = fieldsOf(form);
    for (const field of [fields.name, fields.email, fields.projectType, fields.description]) {
      await expect(field).toBeVisible();
      await expect(field).toHaveJSProperty('required', true);
    }
    for (const field of [fields.phone, fields.company, fields.budget, fields.timeline]) {
      await expect(field).toBeVisible();
      await expect(field).toHaveJSProperty('required', false);
      await expect(field).toHaveAccessibleDescription('optional');
    }
    await expect(fields.email).toHaveJSProperty('type', 'email');
    await expect(form.getByRole('textbox')).toHaveCount(5);
    await expect(form.getByRole('combobox')).toHaveCount(3);
  },
);

test('the quote form offers the specified project types, budgets in pounds and timelines', async ({
  page,
}) => {
  await page.goto('/quote');
  const { projectType, budget, timeline } = fieldsOf(page.getByRole('main').locator('form'));
  const optionsOf = (select: Locator) =>
    select
      .locator('option')
      .evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value));
  expect(await optionsOf(projectType)).toEqual([
    '',
    ...['web', 'ecommerce', 'businessIntelligence', 'cms', 'portal', 'other'],
  ]);
  expect(await optionsOf(budget)).toEqual([
    '',
    ...['under5k', '5k-10k', '10k-25k', '25k-50k', '50k+'],
  ]);
  expect(await optionsOf(timeline)).toEqual([
    '',
    ...['urgent', '1month', '3months', '6months', 'flexible'],
  ]);
  await expect(budget.locator('option:not([value=""])')).toHaveText([
    ...[/£5k/, /£5k.*£10k/, /£10k.*£25k/, /£25k.*£50k/, /£50k/],
  ]);
});

test('the quote page says why to choose us, in four points', async ({ page }) => {
  await page.goto('/quote');
  const section = page.getByRole('region', { name: /^Why Choose/ });
  await expect(section.getByRole('listitem').getByRole('heading')).toHaveText([
    'Up to 90% cost savings',
    'Delivery in weeks not months',
    'Enterprise-grade quality',
    'Fully managed support',
  ]);
});

test('a request on its way disables the button, which reads “Submitting...”', async ({ page }) => {
  const release = await holdRequests(page, '**/api/quote');
  const form = await openForm(page, '/quote');
  await fillRequired(form);
  await buttonOf(form).click();
  await expect(buttonOf(form)).toHaveText('Submitting...');
  await expect(buttonOf(form)).toBeDisabled();
  await expect(thankYou(page)).toBeHidden();
  release();
  await expect(thankYou(page)).toBeVisible();
});

test('a request is one POST of the fields as JSON, with _cc and _replyTo set to the address', async ({
  page,
}) => {
  const form = await openForm(page, '/quote');
  const posts = watchPosts(page);
  await fillAll(form);
  const requested = page.waitForRequest('**/api/quote');
  await buttonOf(form).click();
  const request = await requested;
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({ ...full, _cc: full.email, _replyTo: full.email });
  expect(request.headers()).toMatchObject({
    'content-type': 'application/json',
    accept: 'application/json',
  });
  await expectToast(page, 'success', success);
  expect(posts).toEqual(['/api/quote']);
  expect(await stored()).toMatchObject([
    {
      name: full.name,
      email: full.email,
      phone: full.phone,
      company: full.company,
      project_type: full.projectType,
      budget: full.budget,
      timeline: full.timeline,
      description: full.description,
      submitted_at: expect.any(Date),
    },
  ]);
});

test('what was left empty in a request is sent and stored as null', async ({ page }) => {
  const form = await openForm(page, '/quote');
  await fillRequired(form);
  const requested = page.waitForRequest('**/api/quote');
  await buttonOf(form).click();
  const nothing = { phone: null, company: null, budget: null, timeline: null };
  expect((await requested).postDataJSON()).toEqual({
    ...required,
    ...nothing,
    _cc: required.email,
    _replyTo: required.email,
  });
  await expectToast(page, 'success', success);
  expect(await stored()).toMatchObject([{ ...nothing, project_type: required.projectType }]);
});

test(
  'a request that is sent turns the form into the thank-you view, which leads home',
  { tag: bothWidths },
  async ({ page }) => {
    const form = await openForm(page, '/quote');
    await expect(thankYou(page)).toBeHidden();
    await fillRequired(form);
    await buttonOf(form).click();
    await expectToast(page, 'success', success);
    await expect(thankYou(page)).toBeVisible();
    await expect(form).toBeHidden();
    const view = page.getByRole('region', { name: 'Thank You For Your Request!' });
    await expect(view.getByText(/reply within 24 hours with a custom quote/)).toBeVisible();
    await view.getByRole('link', { name: 'Return to Homepage', exact: true }).click();
    await expect(page).toHaveURL('/');
  },
);

test.describe('when the server fails', () => {
  test.use({ expected: /status of 500/ });

  test('the quote form says “Submission Error” and keeps every answer', async ({ page }) => {
    await page.route('**/api/quote', (route) => route.fulfill({ status: 500 }));
    const form = await openForm(page, '/quote');
    await fillAll(form);
    await buttonOf(form).click();
    await expectToast(page, 'error', failure);
    await expectAnswers(form, full);
    await expect(buttonOf(form)).toBeEnabled();
    await expect(thankYou(page)).toBeHidden();
  });
});

test('whatever fills the hidden field of the quote form is thanked, and nothing is sent', async ({
  page,
}) => {
  const form = await openForm(page, '/quote');
  const posts = watchPosts(page);
  await fillRequired(form);
  await form.getByLabel('Leave this empty').fill('https://spam.example');
  await buttonOf(form).click();
  await expectToast(page, 'success', success);
  await expect(thankYou(page)).toBeVisible();
  await expect(form).toBeHidden();
  expect(posts).toEqual([]);
  expect(await stored()).toEqual([]);
});

test.describe('on a preview host', () => {
  test.use({ expected: /request to http:\/\/preview\.localhost/ });

  test('a request takes 800 ms and is not sent', async ({ page, baseURL }) => {
    await page.clock.install({ time: '2026-11-21T10:00:00Z' });
    const form = await openForm(page, `${previewOf(baseURL ?? '')}/quote`);
    const posts = watchPosts(page);
    await fillRequired(form);
    await page.clock.pauseAt('2026-11-21T10:05:00Z');
    await buttonOf(form).click();
    await page.clock.runFor(790);
    await expect(buttonOf(form)).toHaveText('Submitting...');
    await page.clock.runFor(20);
    await expect(thankYou(page)).toBeVisible();
    await page.clock.resume();
    await expectToast(page, 'success', success);
    expect(posts).toEqual([]);
    expect(await stored()).toEqual([]);
  });
});

test(
  'an empty quote form names its required fields in a summary that takes the focus',
  { tag: bothWidths },
  async ({ page }) => {
    const form = await openForm(page, '/quote');
    const posts = watchPosts(page);
    await buttonOf(form).click();
    const summary = form.getByRole('alert');
    await expect(summary.getByRole('heading')).toHaveText('Four answers need a second look');
    await expect(form.locator(':focus')).toContainText('Four answers need a second look');
    await expect(summary.getByRole('link')).toHaveText([
      ...[/^Full Name /, /^Email /, /^Project Type /, /^Project Description /],
    ]);

    const fields = fieldsOf(form);
    for (const field of [fields.name, fields.email, fields.projectType, fields.description]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/\w/);
    }
    for (const field of [fields.phone, fields.company, fields.budget, fields.timeline]) {
      await expect(field).not.toHaveAttribute('aria-invalid');
    }
    await summary.getByRole('link', { name: 'Project Type' }).click();
    await expect(fields.projectType).toBeFocused();
    expect(posts).toEqual([]);
  },
);

test('a request half written survives a reload, and nothing of it stays once it is sent', async ({
  page,
}) => {
  await fillAll(await openForm(page, '/quote'));
  const form = await openForm(page, '/quote');
  await expectAnswers(form, full);
  await buttonOf(form).click();
  await expect(thankYou(page)).toBeVisible();
  await expectAnswers(await openForm(page, '/quote'), {});
});
