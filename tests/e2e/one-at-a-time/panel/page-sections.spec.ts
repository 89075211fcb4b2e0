import type { Page } from 'playwright/test';

import { homeSections } from '~/collections/sections/home-sections';
import { industrySections } from '~/collections/sections/industry-sections';
import { inFirstOrder } from '~/collections/sections/own-section';

import { main } from '../../../support/pages/without-javascript';
import { expect, long, query, staff, test } from '../../../support/site';
import { formRuns } from '../../../support/staff/panel-form';
import { signInByRequest } from '../../../support/staff/staff-session';

// Payload's frame of the preview may do all that its own origin may.
test.use({ expected: /allow-scripts and allow-same-origin/ });

const fitness = async () => {
  const [row] = await query("SELECT id FROM industries WHERE slug = 'fitness'");
  return String(row?.id);
};

/** Other tests read these pages as they came. */
test.afterEach(async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  const published = { _status: 'published' };
  const home = { ...published, sections: inFirstOrder(homeSections) };
  expect((await request.post('/api/globals/home-page', { data: home })).status()).toBe(200);
  const industry = { ...published, sections: inFirstOrder(industrySections) };
  const address = `/api/industries/${await fitness()}`;
  expect((await request.patch(address, { data: industry })).status()).toBe(200);
});

/** What the menu of a row offers. */
async function choose(page: Page, row: number, action: string): Promise<void> {
  await page.locator(`#sections-row-${row} .array-actions__button`).click();
  await page.getByRole('button', { name: action, exact: true }).click();
}

const toggleOf = (page: Page, row: number) =>
  page.locator(`#sections-row-${row} .collapsible__toggle`).first();

async function publish(page: Page): Promise<void> {
  const published = page.waitForResponse(
    (response) =>
      ['PATCH', 'POST'].includes(response.request().method()) &&
      /\/api\/(industries|globals)\//.test(response.url()) &&
      !response.url().includes('autosave'),
  );
  await page.getByRole('button', { name: 'Publish changes' }).click();
  expect((await published).status()).toBe(200);
}

const headings = (visitor: Page) => main(visitor).getByRole('heading', { level: 2 });

test(
  'an editor moves a section of the home page, and goes back to the former version',
  { tag: long },
  async ({ page, browser }) => {
    const visitor = await browser.newPage();
    await visitor.goto('/');
    const before = await headings(visitor).allTextContents();
    expect(before).toHaveLength(7);
    await signInByRequest(page, staff.editor);
    await page.goto('/cms/globals/home-page/versions');
    const newest = page.locator('tbody tr').first().getByRole('link').first();
    const former = String(await newest.getAttribute('href'));
    await page.goto('/cms/globals/home-page');
    await page.getByRole('button', { name: 'Sections', exact: true }).click();
    const label = page.locator('#sections-row-6 .block-label');
    await expect(label).toHaveText(/Success stories.*Success Stories/);
    await choose(page, 6, 'Move Up');
    await expect(label).toHaveText(/Portfolio/);
    await publish(page);
    await visitor.reload();
    const [fifth = '', sixth = ''] = before.slice(4);
    await expect(headings(visitor)).toHaveText([
      ...before.slice(0, 4),
      sixth,
      fifth,
      ...before.slice(6),
    ]);

    await page.goto(former);
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await expect(page.getByRole('dialog')).toContainText('visitors see them at once');
    await page.locator('#confirm-action').click();
    await page.waitForURL(/\/cms\/globals\/home-page$/);
    await visitor.reload();
    await expect(headings(visitor)).toHaveText(before);
    await visitor.close();
  },
);

test('an editor puts a text into an industry, sees it before others do, and finds its words', async ({
  page,
  browser,
}) => {
  const words = 'Classes that fill themselves';
  await signInByRequest(page, staff.editor);
  await page.goto(`/cms/collections/industries/${await fitness()}`);
  await formRuns(page);
  await page.getByRole('button', { name: 'Sections', exact: true }).click();
  await choose(page, 0, 'Add Below');
  const kept = page.waitForResponse((response) => response.url().includes('autosave=true'));
  await page.getByRole('dialog').getByRole('button', { name: 'Text', exact: true }).click();
  // It stays open, also as it is saved.
  await kept;
  await page.locator('#field-sections__1__heading').fill(words);
  await page.locator('#live-preview-toggler').click();
  const preview = page.frameLocator('#live-preview-iframe');
  await expect(preview.getByRole('heading', { name: words })).toBeVisible();
  await page.locator('#live-preview-toggler').click();
  await publish(page);
  const visitor = await browser.newPage();
  await visitor.goto('/industries/fitness');
  await expect(headings(visitor).first()).toHaveText(words);
  await visitor.close();

  await expect(toggleOf(page, 1)).toHaveClass(/--open/);
  await toggleOf(page, 2).click();
  await page.getByRole('button', { name: 'Edit its words under “Solutions”' }).click();
  await expect(page.locator('#field-solutionsHeading')).toBeFocused();
});
