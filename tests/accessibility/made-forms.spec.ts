import type { Page } from 'playwright/test';

import { sealedLink } from '@/platform/sealed-link';

import { slug } from '../support/made-forms/fair';
import { fillInFair, stepHeading } from '../support/made-forms/fill-in';
import { publishNewsletter, subscribe } from '../support/made-forms/newsletter';
import { answerFair, forgetForms, publishFair } from '../support/made-forms/published-fair';
import { violations } from '../support/pages/axe';
import { main } from '../support/pages/without-javascript';
import { expect, query, staff, test } from '../support/site';
import { signInByRequest } from '../support/staff/staff-session';

const forget = async ({ request }: Pick<Page, 'request'>) => {
  await forgetForms(request);
  await request.delete('/api/pages?where[slug][equals]=the-fete');
};
test.beforeEach(({ page }) => forget(page));
test.afterEach(({ page }) => forget(page));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();

/** Axe finds nothing, and nobody has to push it sideways. */
async function isSound(page: Page) {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect([page.url(), await violations(page), excess]).toEqual([page.url(), [], 0]);
}

test('nothing is wrong with a made form: its steps, its errors and its thanks', async ({
  page,
}) => {
  await publishFair(page.request);
  await page.goto(`/forms/${slug}`);
  await press(page, 'Next');
  await expect(main(page).getByRole('alert')).toContainText('There is a problem');
  await isSound(page);
  await fillInFair(page, () => isSound(page));
  await expect(main(page).getByText('Your reference is F-')).toBeVisible();
  await isSound(page);
});

test.describe('where its code does not come', () => {
  test.use({ expected: /Failed to (load resource|fetch)/ });

  test('nothing is wrong with the steps, errors and thanks that the server draws', async ({
    page,
  }) => {
    await publishFair(page.request);
    await page.goto(`/forms/${slug}`);
    await page.route(/submission-form-\w+\.js/, (route) => route.abort());
    await press(page, 'Next');
    await expect(main(page).getByRole('alert')).toContainText('There is a problem');
    await isSound(page);
    await page.getByLabel('Wie heißt du?').fill('Zoë');
    await page.getByLabel('E-mail').fill('zoe@quay.example');
    await page.getByLabel('Nein').check();
    for (const step of ['Step 2', 'Step 3']) {
      await press(page, 'Next');
      await expect(stepHeading(page)).toContainText(step);
      await isSound(page);
    }
    await press(page, 'Send');
    await expect(page).toHaveURL(/\/received\/F-/);
    await isSound(page);
  });
});

test('nothing is wrong with a form that is not open yet, closed or full', async ({ page }) => {
  for (const [opening, words] of [
    [{ opensAt: '2100-01-01T00:00:00.000Z' }, 'Not open yet'],
    [{ closesAt: '2026-01-01T00:00:00.000Z' }, 'This form is closed'],
    [{ most: 1, fullTitle: 'Sold out' }, 'Sold out'],
  ] as const) {
    const form = await publishFair(page.request, { opening });
    if ('most' in opening) await answerFair(page.request, form);
    await page.goto(`/forms/${slug}`);
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(words);
    await isSound(page);
  }
});

test('nothing is wrong with a form that is a part of a page', async ({ page }) => {
  const made = await publishFair(page.request);
  const part = {
    ...{ blockType: 'form', form: 'custom', made, heading: 'Come', intro: 'Come and see us.' },
    privacyNote: 'Only for that.',
  };
  const blocks = [{ blockType: 'hero' }, part];
  const data = { title: 'The fête', slug: 'the-fete', blocks, _status: 'published' };
  expect((await page.request.post('/api/pages', { data })).status()).toBe(201);
  await page.goto('/the-fete');
  await expect(stepHeading(page)).toBeVisible();
  await isSound(page);
});

test('nothing is wrong with the pages to which links in mails lead', async ({ page }) => {
  await signInByRequest(page, staff.admin);
  const id = await subscribe(page.request, await publishNewsletter(page.request));
  const confirm = `/mail/confirm/${sealedLink('confirm', id)}`;
  const leave = `/mail/unsubscribe/${sealedLink('unsubscribe', id)}`;
  for (const [address, button, title, after] of [
    [confirm, 'Confirm', 'Confirm your address', 'Thank you'],
    [`/mail/download/${sealedLink('download', id)}`, null, 'Your file', ''],
    [leave, 'Unsubscribe', 'Unsubscribe', 'You are unsubscribed'],
    ['/mail/download/made-up', null, 'This link no longer works', ''],
  ] as const) {
    await page.goto(address);
    await expect(heading(page)).toHaveText(title);
    await isSound(page);
    if (button === null) continue;
    await press(page, button);
    await expect(heading(page)).toHaveText(after);
    await isSound(page);
  }
});

test('nothing is wrong where the answers to a made form are read', async ({ page }) => {
  const form = await publishFair(page.request);
  const ids = [];
  for (let number = 0; number < 3; number += 1) ids.push(await answerFair(page.request, form));
  const [answered, spam, suspect] = ids;
  await query(`UPDATE custom_submissions SET status = 'spam' WHERE id = $1`, [spam]);
  await query(`UPDATE custom_submissions SET quarantined_for = 'learned' WHERE id = $1`, [suspect]);
  await signInByRequest(page, staff.admin);
  for (const address of [
    '/admin?tab=custom',
    `/admin?tab=custom&formId=${form}`,
    `/admin?tab=custom&formId=${form}&open=${answered}`,
    `/admin?tab=custom&formId=${form}&status=spam&open=${spam}`,
    `/admin?view=set-aside&tab=custom&open=${suspect}`,
    `/admin/figures/forms/${form}`,
    `/admin/figures/forms/${form}?from=2020-01-01&to=2020-01-02`,
  ]) {
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    await isSound(page);
  }
});
