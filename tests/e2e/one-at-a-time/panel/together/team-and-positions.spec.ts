import { z } from 'zod';

import { isOn } from '@/features';

import { forgetForms } from '../../../../support/made-forms/published-fair';
import { violations } from '../../../../support/pages/axe';
import { offerPosition } from '../../../../support/positions/in-panel';
import { expect, query, staff, test } from '../../../../support/site';
import { formRuns, openNewForm, publishByHand } from '../../../../support/staff/panel-form';
import { signInByRequest } from '../../../../support/staff/staff-session';

test.skip(!isOn('positions'));

const name = 'Wilhelmina Quorn';
const job = 'Keeper of ledgers';

test.beforeEach(async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  await forgetForms(request);
});
test.afterEach(async ({ page }) => {
  const { request } = page;
  await request.post('/api/users/login', { data: staff.editor });
  await request.delete(`/api/authors?where[title][equals]=${encodeURIComponent(name)}`);
  await request.delete(`/api/positions?where[title][equals]=${encodeURIComponent(job)}`);
  await request.patch('/api/pages?where[slug][equals]=about', { data: { _status: 'draft' } });
  await query('DELETE FROM authors WHERE title = $1', [name]);
  await query('DELETE FROM positions');
  await forgetForms(request);
});

test('a marketer shows a person of the team at /about', async ({ page, browser }) => {
  await signInByRequest(page, staff.editor);
  expect((await page.request.get('/about')).status()).toBe(404);
  await openNewForm(page, 'authors');
  await page.locator('#field-title').fill(name);
  await page.locator('#field-role').fill('Bookbinder');
  await publishByHand(page, 'authors');
  // The page lies there as a draft.
  await page.goto('/cms/collections/pages?where[slug][equals]=about');
  await page.getByRole('link', { name: 'About us' }).first().click();
  await formRuns(page);
  await publishByHand(page, 'pages');

  const visitor = await (await browser.newContext()).newPage();
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1280, 'dark'],
  ] as const) {
    await visitor.emulateMedia({ colorScheme });
    await visitor.setViewportSize({ width, height: 900 });
    await visitor.goto('/about');
    await expect(visitor.getByRole('heading', { name })).toBeVisible();
    await expect(visitor.getByText('Bookbinder')).toBeVisible();
    // The samples are drafts.
    await expect(visitor.getByText('Imogen Hartley')).toHaveCount(0);
    expect(await violations(visitor)).toEqual([]);
  }
  await visitor.context().close();
});

test('who answers is named in the panel, and stands beside both forms once published', async ({
  page,
  browser,
}) => {
  await signInByRequest(page, staff.editor);
  const before = await page.request.get('/api/globals/site-settings?depth=0');
  const { answeredBy } = z.object({ answeredBy: z.string().nullish() }).parse(await before.json());
  await openNewForm(page, 'authors');
  await page.locator('#field-title').fill(name);
  await page.locator('#field-role').fill('Bookbinder');
  await publishByHand(page, 'authors');
  await page.goto('/cms/globals/site-settings');
  await formRuns(page);
  await page.getByRole('button', { name: 'Contact', exact: true }).click();
  const field = page.locator('#field-answeredBy');
  await field.locator('.rs__control').click();
  const row = page.getByRole('dialog').getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name, exact: true }).click();
  await expect(field).toContainText(name);
  await publishByHand(page, 'globals/site-settings');

  const visitor = await (await browser.newContext()).newPage();
  for (const width of [390, 1280])
    for (const path of ['/', '/quote']) {
      await visitor.setViewportSize({ width, height: 900 });
      await visitor.goto(path);
      const main = visitor.getByRole('main');
      await expect(main.getByText(name)).toBeVisible();
      await expect(main.getByText('Bookbinder')).toBeVisible();
      expect(await violations(visitor)).toEqual([]);
    }
  const data = { answeredBy: answeredBy ?? null, _status: 'published' };
  expect((await page.request.post('/api/globals/site-settings', { data })).status()).toBe(200);
  await visitor.goto('/quote');
  await expect(visitor.getByRole('main').getByText(name)).toHaveCount(0);
  await visitor.context().close();
});

test('a marketer offers a position, a visitor applies, and staff read for which', async ({
  page,
  browser,
}) => {
  await signInByRequest(page, staff.editor);
  expect((await page.request.get('/careers')).status()).toBe(404);
  expect(await (await page.request.get('/')).text()).not.toContain('/careers');

  await offerPosition(page, job);

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      javaScriptEnabled,
      viewport: { width: javaScriptEnabled ? 1280 : 390, height: 900 },
    });
    const visitor = await context.newPage();
    await visitor.goto('/');
    await visitor.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Careers');
    await visitor.getByRole('link', { name: job }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(job);
    if (javaScriptEnabled) expect(await violations(visitor)).toEqual([]);
    const form = visitor.getByRole('main');
    await form.getByLabel('Name').fill('Ada Okafor');
    await form.getByLabel('Email').fill('ada@quay.example');
    await form.getByLabel('CV').setInputFiles({
      name: 'life.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Twelve years of ledgers.'),
    });
    await form.getByLabel('What should we know of you?').fill('I never lose a page.');
    await form.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(visitor.getByText('We have your application').first()).toBeVisible();
    await context.close();
  }
  const asked = await query(
    `SELECT record::text AS record FROM custom_submissions WHERE email = 'ada@quay.example'`,
  );
  expect(asked.map(({ record }) => String(record).includes(job))).toEqual([true, true]);
  await signInByRequest(page, staff.admin);
  await page.goto('/admin?tab=custom');
  await page
    .getByRole('row', { name: /Ada Okafor/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText(job).first()).toBeVisible();
});

test('a position leaves list and footer at its hour, by itself', async ({ page, request }) => {
  await signInByRequest(page, staff.editor);
  await openNewForm(page, 'custom-forms');
  await page.getByRole('button', { name: 'Application', exact: true }).click();
  await expect(page.locator('#field-title')).not.toHaveValue('');
  await publishByHand(page, 'custom-forms');
  const [form] = await query(`SELECT id FROM custom_forms WHERE slug = 'apply-for-this-position'`);
  const text = { type: 'text', version: 1, text: 'You keep ledgers.', format: 0 };
  const paragraph = { type: 'paragraph', version: 1, children: [text] };
  const answer = await request.post('/api/positions', {
    data: {
      ...{ title: job, slug: 'keeper', summary: 'You keep.', form: form?.id },
      ...{ town: 'Norwich', country: 'United Kingdom', payFrom: 1, payTo: 2 },
      body: { root: { type: 'root', version: 1, children: [paragraph] } },
      applyBy: new Date(Date.now() + 8000).toISOString(),
      _status: 'published',
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await page.goto('/careers');
  await expect(page.getByRole('link', { name: job })).toBeVisible();
  await expect
    .poll(async () => (await request.get('/careers')).text(), { timeout: 20_000 })
    .not.toContain(job);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/careers/keeper');
  await page.goto('/careers/keeper');
  await expect(page.getByRole('heading', { name: 'This position is closed' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })).toHaveCount(0);
});
