import type { Page } from 'playwright/test';

import { violations } from '../../../support/pages/axe';
import { main } from '../../../support/pages/without-javascript';
import { expect, query, staff, test } from '../../../support/site';
import { untilDraftHolds } from '../../../support/staff/drafts';
import { formRuns } from '../../../support/staff/panel-form';
import { signInByRequest } from '../../../support/staff/staff-session';

/** Other tests count what is there. */
test.afterEach(async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  await request.delete('/api/custom-forms?where[slug][equals]=tasting');
  await query('DELETE FROM custom_submissions');
});

interface Asked {
  readonly label: string;
  readonly kind?: string;
  readonly options?: string;
  readonly required?: true;
}

const questions: readonly Asked[] = [
  { label: 'Your name', kind: 'Name of the sender', required: true },
  { label: 'Email', kind: 'Email address', required: true },
  {
    label: 'Do you eat with us?',
    kind: 'Choice of one in sight',
    options: 'Yes, lunch\nNo',
    required: true,
  },
  { label: 'What can you not eat?', required: true },
  { label: 'You may write to me', kind: 'Consent' },
];

async function choose(page: Page, field: string, option: string) {
  const select = page.locator(`#field-${field}`);
  await select.locator('.rs__control').click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function ask(page: Page, at: number, { label, kind, options, required }: Asked) {
  const row = `questions__${at}`;
  await page.getByRole('button', { name: 'Add Question' }).click();
  await expect(page.locator(`#field-${row}__label`)).toBeVisible();
  if (kind) await choose(page, `${row}__kind`, kind);
  await page.locator(`#field-${row}__label`).fill(label);
  if (options) await page.locator(`#field-${row}__options`).fill(options);
  // A save that is on its way may take the tick back.
  if (required)
    await expect(() => page.locator(`#field-${row}__required`).check({ timeout: 2000 })).toPass();
}

const conditional = (page: Page) => page.getByLabel('What can you not eat?');
const lunch = (page: Page) => page.getByLabel('Yes, lunch');
const send = (page: Page) => main(page).getByRole('button', { name: 'Send', exact: true });

async function introduce(page: Page, name: string) {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email').fill('ada@quay.example');
}

test(
  'an editor makes a form, visitors fill it in, and staff read it under the same words',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(180_000);
    await signInByRequest(page, staff.editor);
    await page.goto('/cms/collections/custom-forms/create');
    await formRuns(page);
    await page.locator('#field-title').fill('A tasting');
    await page.locator('#field-slug').fill('tasting');
    for (const [at, question] of questions.entries()) await ask(page, at, question);
    // Of the row itself, of its limits, and of its condition.
    await page.locator('#questions-row-3 .collapsible__toggle').nth(2).click();
    await choose(page, 'questions__3__onlyIf', '3. Do you eat with us?');
    await page.locator('#field-questions__3__onlyIfAnswer').fill('Yes, lunch');
    const own = '/api/custom-forms?where[slug][equals]=tasting';
    await untilDraftHolds(page, own, 'Yes, lunch');
    const published = page.waitForResponse(
      (answer) =>
        answer.url().includes('/api/custom-forms') &&
        answer.request().method() !== 'GET' &&
        !answer.url().includes('autosave'),
    );
    await page.getByRole('button', { name: 'Publish changes' }).click();
    expect((await published).status()).toBeLessThan(300);

    for (const width of [1280, 375]) {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      const visitor = await context.newPage();
      await visitor.goto('/forms/tasting');
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('A tasting');
      await expect(conditional(visitor)).toBeHidden();
      expect(await violations(visitor)).toEqual([]);
      await introduce(visitor, `Ada at ${width}`);
      await lunch(visitor).check();
      await expect(conditional(visitor)).toBeVisible();
      await send(visitor).click();
      const problem = visitor.getByRole('link', { name: 'Answer “What can you not eat?”' });
      await problem.click();
      await expect(conditional(visitor)).toBeFocused();
      await conditional(visitor).fill('Hazelnuts');
      await visitor.screenshot({ path: `/tmp/made-form-${width}.png`, fullPage: true });
      await send(visitor).click();
      await expect(visitor.getByText('Your reference is F-').first()).toBeVisible();
      await context.close();
    }

    const plain = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 800 },
    });
    const reader = await plain.newPage();
    await reader.goto('/forms/tasting');
    await expect(conditional(reader)).toBeVisible();
    await expect(
      reader.getByText('Only if your answer to “Do you eat with us?” is “Yes, lunch”.'),
    ).toBeVisible();
    expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await introduce(reader, 'Bo without a script');
    await lunch(reader).check();
    await send(reader).click();
    await reader.getByRole('link', { name: 'Answer “What can you not eat?”' }).waitFor();
    expect(await reader.getByLabel('Your name').inputValue()).toBe('Bo without a script');
    await reader.screenshot({ path: '/tmp/made-form-refused.png', fullPage: true });
    await conditional(reader).fill('Celery');
    await send(reader).click();
    await expect(reader).toHaveURL(/\/received\/F-[\w-]+\/tasting$/);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    await plain.close();

    await signInByRequest(page, staff.admin);
    await page.goto('/admin?tab=custom');
    await page.getByRole('tab', { name: 'Form Submissions (3)' }).waitFor();
    const entry = page.getByRole('row', { name: /Bo without a script/ });
    await expect(entry).toContainText('A tasting');
    await entry.getByRole('link').first().click();
    const open = page.getByRole('complementary');
    for (const { label } of questions) await expect(open.getByText(label).first()).toBeVisible();
    await expect(open.getByText('Celery')).toBeVisible();
    await page.screenshot({ path: '/tmp/made-form-inbox.png', fullPage: true });
    const file = await page.request.get('/admin/export?tab=custom&format=csv');
    expect(await file.text()).toMatch(/"A tasting: What can you not eat\?"[^]*"Hazelnuts"/);
  },
);
