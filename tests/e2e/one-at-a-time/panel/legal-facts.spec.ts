import type { Page } from 'playwright/test';

import { isOn, onlyWith } from '@/features';

import { openForm } from '../../../support/pages/forms';
import { buttonOf, fillRequired, required, thankYou } from '../../../support/pages/quote-form';
import { expect, query, signInToInbox, staff, test } from '../../../support/site';
import { signInByRequest } from '../../../support/staff/staff-session';

/** All that a browser keeps of the site, by name. */
async function keptNames(page: Page): Promise<string[]> {
  const storage = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const cookies = await page.context().cookies();
  return [...new Set([...storage, ...cookies.map(({ name }) => name)])].sort();
}

/** What the privacy policy names, in quotation marks: for visitors first, then for the team. */
async function namesInPolicy(page: Page): Promise<[visitors: string[], team: string[]]> {
  await page.goto('/privacy');
  const lists = page.getByRole('region', { name: /Cookies$/ }).getByRole('list');
  await expect(lists).toHaveCount(2);
  const namesIn = async (index: number) => {
    const texts = await lists.nth(index).locator('strong').allTextContents();
    return texts.flatMap((text) => [...text.matchAll(/“(.+?)”/g)].map(([, name = '']) => name));
  };
  return [await namesIn(0), await namesIn(1)];
}

/** The policy gives the beginning of some names alone. */
const beginnings = [
  'inbox-draft',
  'inbox-undo-',
  'known-device-',
  'note to',
  'unsaved words',
  '_ga',
];
const isNamedBy = (name: string, key: string) =>
  key === name || (beginnings.includes(name) && key.startsWith(name));

/** What is kept and not named, and what is named and not kept. */
const differences = (named: string[], kept: string[]) => ({
  unnamed: kept.filter((key) => !named.some((name) => isNamedBy(name, key))),
  unkept: named.filter((name) => !kept.some((key) => isNamedBy(name, key))),
});

test('the privacy policy names all that a visitor’s browser keeps', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Message').fill('A draft.');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.goto('/quote');
  await page.getByLabel('Full Name').fill('A draft');
  await page.goto('/your-section');
  await page.getByRole('checkbox', { name: 'CRM', exact: true }).check();
  await page.getByRole('link', { name: 'Send this section' }).click();
  await expect(page).toHaveURL('/quote#your-section');
  for (const address of ['/work/deelflo', ...onlyWith('gallery', '/image-gallery')]) {
    await page.goto(address);
  }
  const kept = await keptNames(page);
  expect(kept).toEqual([
    ...['along:quote', 'came-from', 'colour-scheme'],
    ...['draft:contact', 'draft:quote'],
  ]);
  // Analytics is switched off here; analytics.spec.ts looks at what it keeps. A prospect's page has not been
  // opened; prospects-page.spec.ts does that.
  const elsewhere = ['closed-announcements', 'enquiry', 'analytics-answer', '_ga'];
  expect(differences((await namesInPolicy(page))[0], kept)).toEqual({
    unnamed: [],
    unkept: elsewhere,
  });
});

test('a prospect’s browser keeps no word of a request that was sent', async ({ page }) => {
  const form = await openForm(page, '/quote');
  await fillRequired(form);
  expect(await keptNames(page)).toEqual(['came-from', 'draft:quote']);
  await buttonOf(form).click();
  await expect(thankYou(page)).toBeVisible();
  expect(await keptNames(page)).toEqual(['came-from']);
  await query('DELETE FROM quote_submissions WHERE email = $1', [required.email]);
});

test.describe('of the team', () => {
  const empty = () => query('DELETE FROM contact_submissions');
  test.beforeEach(async () => {
    await empty();
    await query(
      `INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
       VALUES ('C-TEST-1', now(), 'Ada Okafor', 'ada@ledgerloop.example', 'Hello')`,
    );
  });
  test.afterEach(empty);

  test('the privacy policy names all that the team’s browsers keep', async ({ page }) => {
    await signInToInbox(page);
    await page.getByRole('link', { name: 'Ada Okafor' }).click();
    await page.getByLabel('A note for colleagues').last().fill('Not saved.');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await page.getByLabel('Use single keys').uncheck();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Archive', exact: true }).last().click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    const kept = await keptNames(page);
    await page.goto('/cms/account');
    await page.getByText('Dark', { exact: true }).click();
    await page.locator('.payload-settings__language .rs__control').click();
    await page.getByRole('option', { name: 'English' }).click();
    await expect
      .poll(async () => (await keptNames(page)).filter((name) => /^payload-(theme|lng)/.test(name)))
      .toHaveLength(2);
    expect((await page.request.get('/cms/preview?path=/terms')).status()).toBe(200);
    const inAll = [...new Set([...kept, ...(await keptNames(page))])];
    await page.context().clearCookies({ name: '__prerender_bypass' });
    expect(differences((await namesInPolicy(page))[1], inAll)).toEqual({
      unnamed: [],
      // Kept for seconds, or once somebody copies a part of a document or answers a changed draft, or while the server takes none.
      unkept: [
        '_payloadClipboard',
        'note to',
        'unsaved words',
        'payload-forgot-password:users',
        'payload-pending-success-toast',
      ],
    });
  });
});

test('the company’s details stand once in the settings, and on every page', async ({ page }) => {
  await signInByRequest(page, staff.editor);
  const { request } = page;
  const address = '/api/globals/site-settings';
  const before: unknown = await (await request.get(address)).json();
  const data = { operator: 'Quarrystone Ltd', companyNumber: 'SC765432' };
  expect((await request.post(address, { data })).status()).toBe(200);
  try {
    for (const path of ['/', '/privacy', '/terms', ...onlyWith('giveaway', '/competition-1')]) {
      await page.goto(path);
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('Quarrystone Ltd');
      await expect(footer).toContainText('company number SC765432');
      if (path === '/') continue;
      await expect(page.getByRole('article')).toContainText('Quarrystone Ltd');
      await expect(page.getByRole('article')).toContainText('company number SC765432');
    }
  } finally {
    await request.post(address, { data: before });
  }
});

test('the privacy policy says how long the inbox keeps what was sent', async ({ page }) => {
  test.skip(!isOn('retention'), 'The site does without.');
  await page.request.post('/api/users/login', { data: staff.admin });
  const address = '/api/globals/inbox-settings';
  const before: unknown = await (await page.request.get(address)).json();
  const data = { contactDays: 411, quoteDays: 522, trashDays: 17 };
  expect((await page.request.post(address, { data })).status()).toBe(200);
  try {
    await page.goto('/privacy');
    await expect(page.getByRole('article')).toContainText('messages for 411 days');
    await expect(page.getByRole('article')).toContainText('requests for 522 days');
    await expect(page.getByRole('article')).toContainText('erased for good 17 days later');
  } finally {
    await page.request.post(address, { data: before });
  }
});
