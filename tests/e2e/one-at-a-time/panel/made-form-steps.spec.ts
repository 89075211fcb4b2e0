import type { APIRequestContext, Page } from 'playwright/test';

import { stepHeading } from '../../../support/made-forms/fill-in';
import { forgetForms } from '../../../support/made-forms/published-fair';
import { violations } from '../../../support/pages/axe';
import { main } from '../../../support/pages/without-javascript';
import { expect, query, test } from '../../../support/site';

const slug = 'stay';
const questions = [
  { key: 'p000000001', kind: 'step', label: 'About you' },
  { key: 'q0000000001', kind: 'name', label: 'Your name', required: true },
  { key: 'q0000000002', kind: 'email', label: 'Email', required: true },
  {
    ...{ key: 'q0000000003', kind: 'radios', label: 'Do you eat with us?', required: true },
    options: 'Yes\nNo',
  },
  { key: 'p000000002', kind: 'step', label: 'Lunch' },
  {
    ...{ key: 'q0000000004', kind: 'text', label: 'What can you not eat?', required: true },
    ...{ onlyIf: 'q0000000003', onlyIfIs: 'is', onlyIfAnswer: 'Yes' },
  },
  { key: 'p000000003', kind: 'step', label: 'Papers' },
  { key: 'q0000000005', kind: 'file', label: 'Your papers', mostFiles: 2, files: 'documents' },
  { key: 'q0000000006', kind: 'long-text', label: 'Anything else?' },
];

test.beforeEach(async ({ request }) => {
  await forgetForms(request);
  const data = { title: 'A long stay', slug, questions, _status: 'published' };
  const made = await request.post('/api/custom-forms', { data });
  expect(made.status(), await made.text()).toBe(201);
});
test.afterEach(({ request }) => forgetForms(request));

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const mistake = (page: Page, name: string) => main(page).getByRole('link', { name });
const papers = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 A') };

async function introduce(page: Page, lunch: 'Yes' | 'No') {
  await page.getByLabel('Your name').fill('Ada Okafor');
  await page.getByLabel('Email').fill('ada@quay.example');
  await page.getByLabel(lunch, { exact: true }).check();
}

async function kept() {
  const rows = await query(
    `SELECT custom_submissions.answers, string_agg(attachments.name, ',') AS files
     FROM custom_submissions LEFT JOIN attachments ON attachments.submission = custom_submissions.id
     GROUP BY custom_submissions.id`,
  );
  return rows;
}

for (const width of [1280, 320])
  test(`with a script one step comes after the other, by keyboard, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/forms/${slug}`);
    await expect(stepHeading(page)).toHaveText('Step 1 of 3 About you');
    await expect(page.getByLabel('Your papers')).toBeHidden();
    await button(page, 'Next').press('Enter');
    await expect(mistake(page, 'Answer “Your name”')).toBeVisible();
    await expect(mistake(page, 'What can you not eat')).toBeHidden();
    await expect(page.getByLabel('No', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await introduce(page, 'No');
    for (const mended of ['Your name', 'Email', 'Yes', 'No'])
      await expect(page.getByLabel(mended, { exact: true })).not.toHaveAttribute('aria-invalid');
    await expect(stepHeading(page)).toHaveText('Step 1 of 2 About you');
    await page.getByLabel('Email').press('Enter');
    await expect(stepHeading(page)).toHaveText('Step 2 of 2 Papers');
    await expect(stepHeading(page)).toBeFocused();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await button(page, 'Back').press('Enter');
    await expect(stepHeading(page)).toBeFocused();
    await expect(stepHeading(page)).toHaveText('Step 1 of 2 About you');
    await page.getByLabel('Yes', { exact: true }).press('Space');
    await page.getByLabel('Yes', { exact: true }).press('Enter');
    await expect(stepHeading(page)).toHaveText('Step 2 of 3 Lunch');
    await page.getByLabel('What can you not eat?').fill('Hazelnuts');
    await page.reload();
    await expect(stepHeading(page)).toHaveText('Step 2 of 3 Lunch');
    await expect(page.getByLabel('What can you not eat?')).toHaveValue('Hazelnuts');
    await button(page, 'Back').click();
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Okafor');
    // Who comes anew begins at the first step, with what was typed.
    await page.goto(`/forms/${slug}`);
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Okafor');
    await expect(stepHeading(page)).toHaveText('Step 1 of 3 About you');
    await button(page, 'Next').click();
    await expect(stepHeading(page)).toHaveText('Step 2 of 3 Lunch');
    await button(page, 'Next').click();
    await expect(stepHeading(page)).toHaveText('Step 3 of 3 Papers');
    // A link to a place on this page turns no step.
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page).toHaveURL(/#/);
    await expect(stepHeading(page)).toHaveText('Step 3 of 3 Papers');
    await page.goBack();
    await expect(stepHeading(page)).toHaveText('Step 3 of 3 Papers');
    await page.goBack();
    await expect(page.getByLabel('What can you not eat?')).toHaveValue('Hazelnuts');
    await expect(stepHeading(page)).toBeFocused();
    await page.goForward();
    await expect(stepHeading(page)).toBeFocused();
    await page.getByLabel('Your papers').setInputFiles(papers);
    await button(page, 'Send').click();
    // The thanks stay in the form's place; a reload brings the form back, empty.
    await expect(main(page).getByRole('heading', { level: 2, name: 'Thank you' })).toBeFocused();
    await expect(page.getByText(/^Your reference is F-/)).toBeVisible();
    await expect(stepHeading(page)).toBeHidden();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expect(stepHeading(page)).toHaveText(/^Step 1 of/);
    await expect(page.getByLabel('Your name')).toHaveValue('');
    expect(await kept()).toEqual([
      {
        answers:
          'Do you eat with us?: Yes\nWhat can you not eat?: Hazelnuts\nYour papers: cv.pdf (10 bytes)',
        files: 'cv.pdf',
      },
    ]);
  });

test('without a script steps are pages of the server, which keeps nothing of them', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(`/forms/${slug}`);
  await expect(stepHeading(page)).toHaveText('Step 1 of 3 About you');
  await expect(page.getByLabel('Your papers')).toBeHidden();
  await button(page, 'Next').click();
  await expect(mistake(page, 'Answer “Your name”')).toBeVisible();
  await introduce(page, 'No');
  await button(page, 'Next').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A long stay');
  await expect(stepHeading(page)).toHaveText('Step 2 of 2 Papers');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await button(page, 'Back').click();
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Okafor');
  await page.getByLabel('Yes', { exact: true }).check();
  await button(page, 'Next').click();
  await expect(stepHeading(page)).toHaveText('Step 2 of 3 Lunch');
  await button(page, 'Next').click();
  await mistake(page, 'Answer “What can you not eat?”').click();
  await page.getByLabel('What can you not eat?').fill('Celery');
  await button(page, 'Next').click();
  expect(await kept()).toEqual([]);
  await page.getByLabel('Your papers').setInputFiles({ ...papers, name: 'cv.exe' });
  await button(page, 'Send').click();
  await expect(mistake(page, 'cv.exe')).toBeVisible();
  await expect(stepHeading(page)).toHaveText('Step 3 of 3 Papers');
  await page.getByLabel('Your papers').setInputFiles(papers);
  await button(page, 'Send').click();
  await expect(page).toHaveURL(/\/received\/F-[\w-]+\/stay$/);
  expect(await kept()).toEqual([
    {
      answers:
        'Do you eat with us?: Yes\nWhat can you not eat?: Celery\nYour papers: cv.pdf (10 bytes)',
      files: 'cv.pdf',
    },
  ]);
  await context.close();
});

async function change(request: APIRequestContext, data: object) {
  const changed = await request.patch(`/api/custom-forms?where[slug][equals]=${slug}`, {
    data: { ...data, _status: 'published' },
  });
  expect(changed.status(), await changed.text()).toBe(200);
}

test.describe('when its code does not come', () => {
  test.use({ expected: /Failed to (load resource|fetch)/ });

  test('a form in steps goes as plain HTML, and what was sent fills no form again', async ({
    page,
  }) => {
    await page.goto(`/forms/${slug}`);
    await page.route(/submission-form-\w+\.js/, (route) => route.abort());
    await introduce(page, 'No');
    await button(page, 'Next').click();
    await expect(stepHeading(page)).toHaveText('Step 2 of 2 Papers');
    const drafts = await page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')),
    );
    expect(drafts).toEqual([]);
    await expect(main(page).getByRole('link', { name: 'Privacy' })).toBeVisible();
  });
});

test('files of a question that is no longer asked neither go nor count', async ({
  page,
  request,
}) => {
  const [, name, , eats, , , , files] = questions;
  const menu = {
    ...{ key: 'q0000000009', kind: 'file', label: 'Your menu' },
    ...{ onlyIf: eats?.key, onlyIfAnswer: 'Yes' },
  };
  await change(request, { questions: [name, eats, menu, files] });
  await page.goto(`/forms/${slug}`);
  await page.getByLabel('Your name').fill('Ada Okafor');
  await page.getByLabel('Yes', { exact: true }).check();
  const large = Buffer.concat([papers.buffer, Buffer.alloc(24_500_000)]);
  await page.getByLabel('Your menu').setInputFiles({ ...papers, name: 'menu.pdf', buffer: large });
  await page.getByLabel('No', { exact: true }).check();
  const small = Buffer.concat([papers.buffer, Buffer.alloc(1_000_000)]);
  await page.getByLabel('Your papers').setInputFiles({ ...papers, buffer: small });
  await button(page, 'Send').click();
  await expect(page.getByText(/Your reference is F-/).first()).toBeVisible();
  expect(await kept()).toMatchObject([{ files: 'cv.pdf' }]);
});
