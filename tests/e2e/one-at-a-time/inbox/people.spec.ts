import type { Page } from 'playwright/test';

import { isOn } from '@/features';

import { violations } from '../../../support/pages/axe';
import { expect, query, test } from '../../../support/site';
import { shownSubmission } from '../../../support/staff/inbox';
import { emptyInbox } from '../../../support/staff/inbox-rows';
import { signInByRequest } from '../../../support/staff/staff-session';

test.skip(!isOn('people'));
test.afterAll(emptyPeople);

test.beforeEach(async ({ page }) => {
  await emptyPeople();
  await query(
    `INSERT INTO quote_submissions (reference, submitted_at, name, email, phone, company, project_type, description)
     VALUES ('Q-PEOP-1', now() - interval '2 days', 'Ines Calder', 'ines@calder-yard.example', '020 7946 0123',
             'Calder Yard', 'other', 'A register of boats.')`,
  );
  await query(
    `INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
     VALUES ('C-PEOP-2', now() - interval '1 day', 'Ines Calder', 'ines@home.example', 'Did you get my request?'),
            ('C-PEOP-3', now(), 'Bo Quay', 'bo@calder-yard.example', 'Me, too.')`,
  );
  if (isOn('pipeline'))
    await query(
      `INSERT INTO opportunities (submission, stage, value, currency)
       SELECT id, 'new', 1250000, 'GBP' FROM quote_submissions`,
    );
  await signInByRequest(page);
});

async function emptyPeople() {
  await emptyInbox();
  await query('DELETE FROM people; DELETE FROM companies');
}

const main = (page: Page) => page.getByRole('main');
const fact = (page: Page, heading: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(heading, { exact: true }) });
const noteOf = (page: Page) =>
  main(page).getByRole('paragraph').filter({ hasText: 'Rings back on Mondays.' });
const noSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

/** Finds who wrote twice, merges the two, corrects, notes, and takes all of it apart again. */
async function workThrough(page: Page) {
  await page.goto('/admin/people');
  await expect(main(page).getByText('3 people')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^people-.*\.csv$/);
  await page.getByRole('searchbox').fill('+44 (0)20 7946 0123');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  if (isOn('pipeline'))
    await expect(page.getByRole('row', { name: /Ines Calder/ })).toContainText('£12,500');
  await noSidewaysScroll(page);
  await page.getByRole('link', { name: 'Ines Calder' }).click();

  await expect(page.getByRole('heading', { name: 'Ines Calder', level: 1 })).toBeVisible();
  await expect(fact(page, 'Company')).toContainText('Calder Yard');
  if (isOn('pipeline')) await expect(main(page).getByText('Open: £12,500')).toBeVisible();
  const [card] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Contact card' }).click(),
  ]);
  expect(card.suggestedFilename()).toMatch(/\.vcf$/);
  await noSidewaysScroll(page);
  await page.getByRole('link', { name: 'Compare and merge' }).click();
  await expect(page.getByRole('heading', { name: 'Are these the same person?' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Email/ })).toContainText('ines@home.example');
  await noSidewaysScroll(page);
  await page.getByRole('button', { name: 'Merge the two' }).click();
  await expect(main(page).getByRole('link', { name: /C-PEOP-2/ })).toBeVisible();
  await expect(
    main(page)
      .getByRole('link', { name: /Q-PEOP-1/ })
      .first(),
  ).toBeVisible();

  await fact(page, 'Telephone').getByText('Correct').click();
  await page.getByRole('textbox', { name: 'Telephone' }).fill('no number');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByRole('alert')).toContainText('such as 020 7946 0123');
  await page.getByRole('textbox', { name: 'Telephone' }).fill('020 7946 0999');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(fact(page, 'Telephone').getByRole('link').first()).toHaveText('020 7946 0999');
  await page.getByLabel('A note for colleagues').fill('Rings back on Mondays.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(noteOf(page)).toBeVisible();
  await noSidewaysScroll(page);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(noteOf(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Take apart' }).click();
  await expect(main(page).getByRole('link', { name: /C-PEOP-2/ })).toHaveCount(0);
  await main(page).getByText('4 changes').or(main(page).getByText('5 changes')).click();
  await expect(main(page).getByText('added the telephone 020 7946 0999')).toBeVisible();

  await fact(page, 'Company').getByRole('link', { name: 'Calder Yard' }).click();
  await expect(page.getByRole('heading', { name: 'Calder Yard', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: /Bo Quay/ })).toBeVisible();
  await noSidewaysScroll(page);
}

test('who wrote twice is found, merged, corrected, noted and taken apart', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await workThrough(page);
  expect(await violations(page)).toEqual([]);
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test('the same', async ({ page }) => {
    await workThrough(page);
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the same', async ({ page }) => {
    await workThrough(page);
  });
});

test('a conversation leads to its person, they to another company and a new mail', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const [row] = await query(`SELECT id FROM quote_submissions`);
  await page.goto(`/admin?tab=quote&open=${String(row?.['id'])}`);
  await shownSubmission(page).getByRole('link', { name: 'Their page' }).click();
  await fact(page, 'Company').getByRole('link', { name: 'Change' }).click();
  await page.getByRole('searchbox').fill('Boatwright');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('button', { name: 'New company “Boatwright”' }).click();
  await expect(fact(page, 'Company').getByRole('link').first()).toHaveText('Boatwright');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(fact(page, 'Company').getByRole('link').first()).toHaveText('Calder Yard');

  const write = page.getByRole('link', { name: 'Write a mail' });
  if (await write.isVisible()) {
    await write.click();
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('ines@calder-yard.example');
  }
});

test('the palette goes to people and finds one', async ({ page }) => {
  await page.goto('/admin?view=open');
  await expect(page.getByRole('button', { name: 'Go to or find' })).toBeEnabled();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go, do or find' });
  await palette.getByRole('combobox').fill('companies');
  await expect(palette.getByRole('option', { name: 'Companies', exact: true })).toBeVisible();
  await palette.getByRole('combobox').fill('bo quay');
  await palette.getByRole('option', { name: /Person, Calder Yard/ }).click();
  await expect(page.getByRole('heading', { name: 'Bo Quay', level: 1 })).toBeVisible();
});

/** Enters somebody twice: the second time their address is taken, and what was typed stays. */
async function enterTwice(page: Page, enter: () => Promise<void>) {
  await page.goto('/admin/people');
  const form = page.getByRole('form', { name: 'New person' });
  const fill = async () => {
    await page.getByText('New person', { exact: true }).click();
    await form.getByLabel('Name').fill('Ed Lock');
    await form.getByLabel('Email').fill('ed@calder-yard.example');
    await form.getByLabel('Role').fill('Harbour master');
    await enter();
  };
  await fill();
  await expect(page.getByRole('heading', { name: 'Ed Lock', level: 1 })).toBeVisible();
  await expect(fact(page, 'Role')).toContainText('Harbour master');
  await expect(fact(page, 'Company')).toContainText('Calder Yard');
  await page.goto('/admin/people');
  await fill();
  await expect(form.getByRole('alert')).toContainText('That belongs to Ed Lock already.');
  await expect(form.getByLabel('Role')).toHaveValue('Harbour master');
  await noSidewaysScroll(page);
}

test('somebody who has not written is entered by keyboard', async ({ page }) => {
  await enterTwice(page, () => page.keyboard.press('Enter'));
  expect(await violations(page)).toEqual([]);
});

test.describe('on a phone, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  test('somebody is entered, too', async ({ page }) => {
    await enterTwice(page, () => page.getByRole('button', { name: 'Enter', exact: true }).click());
  });
});
