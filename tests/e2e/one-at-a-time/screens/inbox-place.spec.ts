import { setTimeout as wait } from 'node:timers/promises';

import type { Page } from 'playwright/test';

import { keysAnswer, shownSubmission as shown } from '../../../support/staff/inbox';
import { expectToast } from '../../../support/pages/toasts';
import { expect, query, test } from '../../../support/site';
import { emptyInbox, storeSenders } from '../../../support/staff/inbox-rows';
import { signInByRequest } from '../../../support/staff/staff-session';

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const bar = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'archived' });

const storeLate = () =>
  query(
    `INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
     SELECT 'C-LATE-' || n, now(), 'Late ' || n, 'late@else.example', 'x' FROM generate_series(1, 3) AS n`,
  );

test.afterAll(emptyInbox);

test.beforeEach(async ({ page }) => {
  await emptyInbox();
  await storeSenders('C-ROOM-', 45);
  await query(
    `INSERT INTO quote_submissions (reference, submitted_at, name, email, project_type, description)
     VALUES ('Q-7K2F-TRZ', now(), 'Margaret Oduya', 'm@stannes.example', 'portal', 'Seven clinics.')`,
  );
  await signInByRequest(page);
});

test('j and k move the one selection: what is read is what e archives', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Sender 2', exact: true }).click();
  await expect(shown(page).getByRole('heading', { name: 'Sender 2' })).toBeVisible();
  await keysAnswer(page);
  await page.keyboard.press('j');
  await expect(shown(page).getByRole('heading', { name: 'Sender 3' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sender 3', exact: true })).toBeFocused();
  await page.keyboard.press('e');
  await expect(bar(page)).toHaveText('Sender 3 archived.');
  await page.keyboard.press('k');
  await expect(shown(page).getByRole('heading', { name: 'Sender 2' })).toBeVisible();
  // The focus of the Tab key may stand elsewhere.
  await page.getByRole('link', { name: 'Sender 5', exact: true }).focus();
  await page.keyboard.press('e');
  await expect(bar(page)).toHaveText('Sender 2 archived.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'success', ['Undone', 'Sender 2 archived.']);
  // What was done before it can be undone as well.
  await expect(bar(page)).toHaveText('Sender 3 archived.');
  expect(await query(`SELECT name FROM contact_submissions WHERE status = 'archived'`)).toEqual([
    { name: 'Sender 3' },
  ]);
});

test('what arrives and what can be undone move no row under the pointer', async ({ page }) => {
  await page.goto('/admin');
  const row = rowOf(page, 'Sender 4');
  await row.hover();
  const top = async () => Math.round((await row.boundingBox())?.y ?? NaN);
  const before = await top();
  await storeLate();
  await expect(rowOf(page, 'Late 3')).toHaveCount(1);
  expect(await top()).toBe(before);
  await page.getByRole('link', { name: 'Sender 4', exact: true }).focus();
  await keysAnswer(page);
  const focused = await top();
  await page.keyboard.press('e');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport();
  expect(await top()).toBe(focused);
});

test('what is typed and pointed at before the scripts have come stays', async ({ page }) => {
  await page.route('**/*.js', async (asked) => {
    await wait(1500);
    await asked.continue();
  });
  await page.goto('/admin', { waitUntil: 'commit' });
  await page.getByLabel('Search submissions').fill('q-7k2f-trz');
  const row = rowOf(page, 'Sender 4');
  await row.hover();
  const top = async () => Math.round((await row.boundingBox())?.y ?? NaN);
  const before = await top();
  await page.unrouteAll({ behavior: 'wait' });
  await keysAnswer(page);
  await storeLate();
  await expect(rowOf(page, 'Late 3')).toHaveCount(1);
  expect(await top()).toBe(before);
  await expect(page.getByLabel('Search submissions')).toHaveValue('q-7k2f-trz');
});

test('a search stays as another tab opens, and says what the other form has', async ({ page }) => {
  await page.goto('/admin');
  await page.getByLabel('Search submissions').fill('q-7k2f-trz');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('0 found')).toBeVisible();
  await page.getByRole('link', { name: '1 in Quote Submissions' }).click();
  await expect(page.getByRole('link', { name: 'Margaret Oduya' })).toBeVisible();
  await expect(page.getByLabel('Search submissions')).toHaveValue('q-7k2f-trz');
  await page.getByRole('tab', { name: 'Contact Submissions' }).click();
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await expect(page).toHaveURL(/q=q-7k2f-trz/);
  // An open one is named after what it is.
  await page.getByRole('tab', { name: 'Quote Submissions' }).click();
  await page.getByRole('link', { name: 'Margaret Oduya' }).click();
  await expect(shown(page)).toHaveAccessibleName('Quote request from Margaret Oduya');
});

test('what is printed is the open submission alone', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Sender 2', exact: true }).click();
  await expect(shown(page).getByText('Message number 2')).toBeVisible();
  for (const width of [794, 1280]) {
    await page.setViewportSize({ width, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const printed = await page.locator('body').innerText();
    expect(printed).toContain('Message number 2');
    expect(printed).toContain('C-ROOM-2');
    expect(printed).not.toMatch(/Sender 3|Export as CSV|Log Out|Search|Older|Archive/);
    await page.emulateMedia({ media: 'screen' });
  }
});

test.describe('without the font', () => {
  // The browser says that it got none.
  test.use({ expected: /font|OTS/i });

  test('nothing scrolls sideways while the fallback font shows', async ({ page }) => {
    await page.route('**/*.woff2', (asked) => asked.fulfill({ status: 200, body: '' }));
    for (const width of [320, 375, 768]) {
      await page.setViewportSize({ width, height: 740 });
      for (const address of ['/admin', '/admin?tab=quote', '/admin?q=Sender&show=unread']) {
        await page.goto(address);
        await expect(page.getByRole('row').first()).toBeAttached();
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          `${address} at ${width}`,
        ).toBeLessThanOrEqual(0);
      }
    }
  });
});
