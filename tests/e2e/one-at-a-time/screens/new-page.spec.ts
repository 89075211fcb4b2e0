import type { Page } from 'playwright/test';
import { z } from 'zod';

import { expect, long, staff, test } from '../../../support/site';
import { formRuns } from '../../../support/staff/panel-form';
import { PanelWalk } from '../../../support/staff/panel-walk';
import { signInByRequest } from '../../../support/staff/staff-session';

// Payload's frame of the preview may do all that its own origin may.
test.use({ expected: /allow-scripts and allow-same-origin/ });

test('a new page says what it lacks, takes its address from its title, and is never shown as an id', async ({
  page,
}) => {
  await signInByRequest(page, staff.editor);
  await page.goto('/cms/collections/pages/create');
  await formRuns(page);
  await page.waitForURL(/pages\/[0-9a-f-]{36}/);
  const id = page.url().split('/').at(-1) ?? '';
  const checks = page.getByRole('region', { name: 'Checks' });
  for (const field of ['Page › Title', 'Slug'])
    await expect(checks.getByRole('listitem').filter({ hasText: field })).toContainText(
      'It cannot be published without this.',
    );
  const heading = page.getByRole('heading', { level: 1 });
  const title = page.getByLabel('Title', { exact: false }).first();
  await title.fill(' \u200b ');
  await expect(heading).toHaveText('Untitled');
  const slug = page.locator('#field-slug');
  await title.fill('Für Hüte');
  await expect(slug).toHaveValue('fur-hute');
  await expect(heading).toHaveText('Für Hüte');
  await expect(checks.getByText('It cannot be published without this.')).toHaveCount(0);
  await title.fill('');
  await expect(heading).toHaveText('Untitled');
  await expect(page.locator('body')).not.toContainText(id);

  // The first focus is on what does nothing.
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-delete').click();
  await expect(page.locator('#confirm-cancel')).toBeFocused();
  await page.locator('#delete-forever').check();
  await page.locator('#confirm-action').click();
  await page.waitForURL(/collections\/pages(\?|$)/);
});

const found = z.object({ docs: z.array(z.object({ id: z.string() })) });

/** What the panel's list of them holds. */
async function listed(page: Page, collection: string): Promise<string[]> {
  const query = 'draft=true&limit=0&depth=0&sort=id';
  const answer = await page.request.get(`/api/${collection}?${query}`);
  return found.parse(await answer.json()).docs.map(({ id }) => id);
}

/** @returns the id of what Payload stored, where it has drafts */
async function openNew(page: Page, list: string): Promise<string | undefined> {
  await page.locator(`a[href="${list}/create"]`).first().click();
  await page.waitForURL((url) => url.pathname.startsWith(`${list}/`));
  await formRuns(page);
  // A form that changed by itself would have saved itself by then.
  await page.waitForTimeout(1000);
  return /[0-9a-f-]{36}$/.exec(page.url())?.[0];
}

const arriveAt = (page: Page, list: string) => page.waitForURL((url) => url.pathname === list);

async function leaveByLink(page: Page, list: string): Promise<void> {
  await page.locator(`.app-header a[href="${list}"]`).first().click();
  await arriveAt(page, list);
}

/**
 * Opens “Create New”, leaves it, and comes back to write.
 * @returns in how many collections
 */
async function leaveUnwritten(page: Page, most: number): Promise<number> {
  await signInByRequest(page, staff.editor);
  await page.goto('/cms');
  const { collections: lists } = await new PanelWalk(page).listed();
  let drafted = 0;
  for (const list of lists) {
    if (drafted === most) break;
    const collection = list.split('/').at(-1) ?? '';
    await page.goto(list);
    await page.locator('.collection-list h1').waitFor();
    if ((await page.locator(`a[href="${list}/create"]`).count()) === 0) continue;
    const before = await listed(page, collection);
    const id = await openNew(page, list);
    if (id === undefined) continue;
    drafted += 1;
    await leaveByLink(page, list);
    await openNew(page, list);
    await page.goBack();
    await arriveAt(page, list);
    expect([collection, await listed(page, collection)]).toEqual([collection, before]);

    // Whoever comes back to it goes on in it.
    await page.goForward();
    await formRuns(page);
    const again = page.url().split('/').at(-1) ?? '';
    const words = page.locator('.document-fields :is(input[type="text"], textarea)');
    await words.first().press('Q');
    // At once: what was typed last is not saved yet.
    if (drafted % 2 === 0) await leaveByLink(page, list);
    else await page.goto(list);
    await expect
      .poll(() => listed(page, collection), collection)
      .toEqual([...before, again].toSorted());
    // The list may have been drawn while the letter was on its way.
    await page.goto(`${list}?limit=100`);
    await expect(page.locator(`tbody a[href="${list}/${again}"]`).first()).toBeVisible();
    await page.request.delete(`/api/${collection}/${again}?trash=true`);
  }
  return drafted;
}

test('“Create New” leaves nothing in a list until something is typed', async ({ page }) => {
  expect(await leaveUnwritten(page, 2)).toBe(2);
});

test('“Create New” leaves nothing in any list', { tag: long }, async ({ page }) => {
  expect(await leaveUnwritten(page, Infinity)).toBeGreaterThan(5);
});
