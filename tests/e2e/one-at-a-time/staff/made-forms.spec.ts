import type { APIRequestContext } from 'playwright/test';

import { forgetForms } from '../../../support/made-forms/published-fair';
import { violations } from '../../../support/pages/axe';
import { expect, query, test } from '../../../support/site';
import { formRuns } from '../../../support/staff/panel-form';
import { signInByRequest } from '../../../support/staff/staff-session';

const words = ['Spring fair', 'White paper', 'Newsletter', 'Apprentices', 'Feedback', 'Support'];
const others = [...words, ...words.map((title) => `${title}, north`)];

const questions = [
  { key: 'q00000000a1', kind: 'name', label: 'Your name', required: true },
  { key: 'q00000000a2', kind: 'email', label: 'Email' },
  { key: 'q00000000a3', kind: 'radios', label: 'Do you eat with us?', options: 'Yes, lunch\nNo' },
  { key: 'q00000000a4', kind: 'number', label: 'How many come?', isColumn: true },
  { key: 'q00000000a5', kind: 'several', label: 'Days', options: 'Monday\nTuesday\nFriday' },
  { key: 'q00000000a6', kind: 'long-text', label: 'What else?', isColumn: true },
  { key: 'q00000000a7', kind: 'date', label: 'Since when?' },
  { key: 'q00000000a8', kind: 'consent', label: 'You may write to me' },
];

let form: string;

async function publish(request: APIRequestContext, title: string, slug: string) {
  const answer = await request.post('/api/custom-forms', {
    data: {
      ...{ title, slug, questions, _status: 'published' },
      ...{ submit: 'Send', thanksTitle: 'Thanks', thanksText: 'Thanks', privacyNote: 'Note.' },
    },
  });
  expect(answer.status()).toBe(201);
}

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  await forgetForms(request);
  await publish(request, 'Tasting of the year', 'tasting-of-a-test');
  const [kept] = await query(`SELECT id FROM custom_forms WHERE slug = 'tasting-of-a-test'`);
  form = String(kept?.['id']);
  for (const [at, title] of others.entries()) await publish(request, title, `form-${at}-of-a-test`);
  for (const [name, eats, days] of [
    ['Ada Okafor', 'Yes, lunch', ['Monday', 'Friday']],
    ['Bo Lindqvist', 'Yes, lunch', ['Friday']],
    ['Cy Marsh', 'No', []],
  ] as const) {
    const sent = await request.post('/api/forms/tasting-of-a-test', {
      headers: { Accept: 'application/json' },
      data: {
        ...{ q00000000a1: name, q00000000a2: 'ada@quay.example', q00000000a3: eats },
        ...{ q00000000a4: name.length, q00000000a5: days, q00000000a6: `Words of ${name}` },
        ...{ q00000000a7: '2026-11-20', q00000000a8: eats !== 'No' },
      },
    });
    expect(sent.status()).toBe(201);
  }
  await request.dispose();
});
test.beforeEach(({ page }) => signInByRequest(page));
test.afterAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  await forgetForms(request);
  await request.dispose();
});

test('dozens of forms stay readable, and each is a view with its own columns and filters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin?tab=custom');
  const forms = page.getByRole('navigation', { name: 'Forms' });
  await expect(forms.getByRole('link', { name: /open$/ })).toHaveCount(13);
  await forms.getByLabel('Find a form').fill('tasting');
  await expect(forms.getByRole('link', { name: /open$/ })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`formId=${form}`));
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    ...['Date', 'Name', 'How many come?', 'What else?', 'Status'],
  ]);
  await expect(table.getByRole('row', { name: /Words of Ada Okafor/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByText('Filters and order').click();
  await page.getByLabel('Do you eat with us?').selectOption('Yes, lunch');
  await page.getByLabel('Days').selectOption('Monday');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('1 found')).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(table.getByRole('row')).toHaveCount(4);
  const file = await page.request.get(
    (await page.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')) ?? '',
  );
  expect(await file.text()).toMatch(/"How many come\?"[^]*"Words of Bo Lindqvist"/);
  await page.goto('/admin?view=open');
  await expect(page.getByRole('link', { name: 'Export answers' })).toBeVisible();
});

for (const scheme of ['light', 'dark'] as const)
  test(`a form is read on a telephone, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin?tab=custom');
    await page.getByRole('link', { name: /Tasting of the year/ }).click();
    await expect(page.getByText('Words of Ada Okafor')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violations(page)).toEqual([]);
  });

test('the views of forms need no script', async ({ browser, page }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto('/admin?tab=custom');
  await plain.getByRole('link', { name: /Tasting of the year/ }).click();
  await expect(plain.getByRole('row', { name: /Words of Cy Marsh/ })).toBeVisible();
  await plain.getByText('Filters and order').click();
  await plain.getByLabel('You may write to me').selectOption('No');
  await plain.getByRole('button', { name: 'Apply' }).click();
  await expect(plain.getByText('1 found')).toBeVisible();
  await expect(plain.getByRole('row', { name: /Cy Marsh/ })).toBeVisible();
  await context.close();
});

test('the answers are summed up, question by question, in tables that are printed', async ({
  page,
}) => {
  await page.goto(`/admin?tab=custom&formId=${form}`);
  await page.getByRole('link', { name: 'Summary of the answers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tasting of the year');
  const lunch = page.getByRole('region', { name: 'Do you eat with us?' });
  await expect(lunch.getByRole('row', { name: 'Yes, lunch 2 67%' })).toBeVisible();
  const days = page.getByRole('region', { name: 'Days' });
  await expect(days.getByRole('row', { name: 'Tuesday 0 0%' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What else?' }).getByRole('listitem')).toHaveCount(
    3,
  );
  for (const [scheme, width] of [
    ['light', 1280],
    ['dark', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violations(page)).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(lunch.getByRole('row', { name: 'Yes, lunch 2 67%' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Nobody answered in this time.')).toBeVisible();
  await page.getByRole('link', { name: 'The list of them' }).click();
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.goto(`/admin/figures/forms/${crypto.randomUUID()}`);
  await expect(page.getByText('There is no such form')).toBeVisible();
});

test('staff say in the panel who reads the answers', async ({ page }) => {
  await page.goto(`/cms/collections/custom-forms/${form}`);
  await formRuns(page);
  await page.getByRole('button', { name: 'Answers', exact: true }).click();
  await expect(page.getByText('Who reads the answers')).toBeVisible();
  await expect(page.locator('#field-namedReaders')).toBeHidden();
  await page.locator('#field-readers .rs__control').click();
  await page.getByRole('option', { name: 'Only those named here' }).click();
  await expect(page.locator('#field-namedReaders')).toBeVisible();
});
