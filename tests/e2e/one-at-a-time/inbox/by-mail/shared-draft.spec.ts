import type { Browser, Page } from 'playwright/test';

import { isOn } from '@/features';

import { violations } from '../../../../support/pages/axe';
import { expect, query } from '../../../../support/site';
import { newAdmin, removeNewAdmins } from '../../../../support/staff/accounts';
import { shownSubmission } from '../../../../support/staff/inbox';
import { test, type Mailing } from '../../../../support/staff/mailing-site';
import { box, press, send } from '../../../../support/staff/replies';
import { signInByRequest } from '../../../../support/staff/staff-session';

test.skip(!isOn('replies'), 'The site does without.');

test.afterEach(removeNewAdmins);

/** The same submission as a colleague sees it. */
async function colleague(browser: Browser, site: Mailing, options: object): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await signInByRequest(page, await newAdmin());
  await page.goto(`${site.url}/admin?tab=quote&open=${site.id}`);
  return page;
}

const drafts = () => query('SELECT text FROM shared_drafts');

test('a colleague reads a draft, takes it over, and who had it is told', async ({
  site,
  page,
  browser,
  baseURL,
}) => {
  const detail = await site.open(page);
  await box(detail).fill('Hello **Kit**,');
  await press(detail, 'Share draft');
  await expect(detail.getByText('Colleagues see it.')).toBeVisible();
  await expect(box(detail)).toHaveValue('Hello **Kit**,');
  expect(await violations(page)).toEqual([]);

  const other = await colleague(browser, site, { baseURL });
  const theirs = shownSubmission(other);
  const note = theirs.getByRole('region', { name: 'Shared draft' });
  await expect(note).toContainText(/^Draft by /);
  await expect(note.locator('strong')).toHaveText('Kit');
  expect(await violations(other)).toEqual([]);
  await press(theirs, 'Take it over');
  await expect(box(theirs)).toHaveValue('Hello **Kit**,');
  await expect(theirs.getByText('Colleagues see it.')).toBeVisible();

  await send(detail).click();
  await expect(detail.getByRole('alert')).toContainText('has the draft now.');
  await expect(box(detail)).toHaveValue('Hello **Kit**,');
  await expect(detail.getByRole('region', { name: 'Shared draft' })).toContainText(/^Draft by /);

  await send(theirs).click();
  await expect.poll(drafts).toEqual([]);
  await expect(detail.getByRole('region', { name: 'Shared draft' })).toHaveCount(0);
  await other.context().close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('by keys alone', async ({ site, page }) => {
    await site.open(page);
    const detail = page.locator('[data-item]:visible').first();
    await box(detail).fill('Hello Kit,');
    await detail.getByRole('button', { name: 'Share draft' }).press('Enter');
    await expect.poll(drafts).toEqual([{ text: 'Hello Kit,' }]);
    await detail.getByRole('button', { name: 'Throw it away' }).press('Enter');
    await expect.poll(drafts).toEqual([]);
    await expect(box(detail)).toHaveValue('Hello Kit,');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is shared, taken over and sent', async ({ site, page, browser, baseURL }) => {
    const detail = await site.open(page);
    await box(detail).fill('Hello Kit,');
    await press(detail, 'Share draft');
    await expect(detail.getByText('Colleagues see it.')).toBeVisible();

    const other = await colleague(browser, site, { baseURL, javaScriptEnabled: false });
    const theirs = shownSubmission(other);
    await press(theirs, 'Take it over');
    await expect(box(theirs)).toHaveValue('Hello Kit,');

    await press(detail, 'Share draft');
    await expect(detail.getByRole('alert')).toContainText('Not shared:');
    await expect(box(detail)).toHaveValue('Hello Kit,');
    await send(theirs).click();
    await expect.poll(drafts).toEqual([]);
    await other.context().close();
  });
});
