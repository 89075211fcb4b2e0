import type { Locator } from 'playwright/test';

import { openForm, watchPosts } from '../../../support/pages/forms';
import { bothWidths, expect, query, test } from '../../../support/site';
import { expectToast } from '../../../support/pages/toasts';
import {
  full,
  failure,
  fieldsOf,
  buttonOf,
  thankYou,
  fillAll,
  expectAnswers,
} from '../../../support/pages/quote-form';

test.afterEach(async () => {
  await query('DELETE FROM quote_submissions WHERE email = $1', [full.email]);
});

test('the quote form asks for eight things, of which four are required', async ({ page }) => {
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
});

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

test(
  'an empty quote form names its required fields in a summary that takes the focus',
  { tag: bothWidths },
  async ({ page }) => {
    const form = await openForm(page, '/quote');
    const posts = watchPosts(page);
    await buttonOf(form).click();
    const summary = form.getByRole('alert');
    await expect(summary.getByRole('heading')).toHaveText('There is a problem');
    await expect(form.locator(':focus')).toContainText('There is a problem');
    await expect(summary.getByRole('link')).toHaveText([
      ...['Enter your full name', 'Enter your email address'],
      ...['Select a project type', 'Enter a project description'],
    ]);

    const fields = fieldsOf(form);
    for (const field of [fields.name, fields.email, fields.projectType, fields.description]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/\w/);
    }
    for (const field of [fields.phone, fields.company, fields.budget, fields.timeline]) {
      await expect(field).not.toHaveAttribute('aria-invalid');
    }
    await summary.getByRole('link', { name: 'Select a project type' }).click();
    await expect(fields.projectType).toBeFocused();
    // What is chosen mends its field, and no other.
    await fields.projectType.selectOption('cms');
    await expect(fields.projectType).not.toHaveAttribute('aria-invalid');
    await expect(form.locator('#quote-projectType-error')).toBeHidden();
    await expect(fields.description).toHaveAttribute('aria-invalid', 'true');
    await expect(fields.projectType).toBeFocused();
    expect(posts).toEqual([]);
  },
);
