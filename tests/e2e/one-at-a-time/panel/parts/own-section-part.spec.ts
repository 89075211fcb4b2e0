import type { Page } from 'playwright/test';

import { violations } from '../../../../support/pages/axe';
import { main } from '../../../../support/pages/without-javascript';
import { expect, staff, test } from '../../../../support/site';
import { formRuns } from '../../../../support/staff/panel-form';
import { signInByRequest } from '../../../../support/staff/staff-session';

const slug = 'own-ground';

/** Other tests count the pages of the site. */
test.afterEach(async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  await request.delete(`/api/pages?where[slug][equals]=${slug}`);
});

const parts = (page: Page) => main(page).locator('section[aria-labelledby^=ownSection]');
const costOf = (page: Page, part: number, tool: string) =>
  parts(page)
    .nth(part)
    .getByRole('textbox', { name: `${tool} A month`, exact: true });

test('a marketer puts a visitor’s own section on a page, twice, and each draws for itself', async ({
  page,
  browser,
}) => {
  await signInByRequest(page, staff.editor);
  await page.goto('/cms');
  await page.getByRole('link', { name: 'Create new Pages' }).click();
  await formRuns(page);
  await page.locator('#field-title').fill('Own ground');
  await page.locator('#field-slug').fill(slug);
  for (const row of [1, 2]) {
    await page.getByRole('button', { name: 'Add Part' }).click();
    const choice = page
      .getByRole('dialog')
      .getByRole('button', { name: 'A visitor’s own section', exact: true });
    await expect(choice.locator('img')).toBeVisible();
    await choice.click();
    await expect(page.locator(`#blocks-row-${row}`)).toBeVisible();
  }
  // The row that was added may be closed by a save that is still on its way.
  const heading = page.locator('#field-blocks__2__heading');
  await expect(async () => {
    if (!(await heading.isVisible()))
      await page.locator('#blocks-row-2 .collapsible__toggle').first().click();
    await heading.fill('Draw it once more', { timeout: 5000 });
  }).toPass();
  const published = page.waitForResponse(
    (response) =>
      ['PATCH', 'POST'].includes(response.request().method()) &&
      response.url().includes('/api/pages') &&
      !response.url().includes('autosave'),
  );
  await page.getByRole('button', { name: 'Publish changes' }).click();
  expect((await published).status()).toBeLessThan(300);

  const visitor = await browser.newPage();
  await visitor.goto(`/${slug}`);
  await expect(parts(visitor)).toHaveCount(2);
  expect(await violations(visitor)).toEqual([]);
  await costOf(visitor, 0, 'CRM').fill('1144');
  await costOf(visitor, 1, 'Reports').fill('12');
  const said = (part: number) => parts(visitor).nth(part).locator('[data-said]');
  await expect(said(0)).toContainText('£1,144');
  await expect(said(1)).toContainText('£12');
  await parts(visitor).nth(1).getByRole('link', { name: 'Link to share' }).click();
  await visitor.waitForURL(/\/your-section\?/);
  await expect(main(visitor).locator('[data-said]')).toContainText('£12');
  await visitor.close();

  // Without scripts the fields stand in the page, and its form asks for the page of its own.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(`/${slug}`);
  await parts(reader).nth(1).getByRole('checkbox', { name: 'CRM', exact: true }).check();
  await costOf(reader, 1, 'CRM').fill('1144');
  await costOf(reader, 0, 'Reports').fill('12');
  await parts(reader).nth(1).getByRole('button', { name: 'Draw my section' }).click();
  await reader.waitForURL(/\/your-section\?/);
  const status = main(reader).locator('[data-said]');
  await expect(status).toContainText('£1,144');
  await expect(status).toContainText('for one tool');
  await plain.close();
});
