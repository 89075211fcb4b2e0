import { setTimeout as wait } from 'node:timers/promises';

import type { Page } from 'playwright/test';
import { z } from 'zod';

import { expect, query, staff, test } from '../../../../support/site';
import { discardDraft } from '../../../../support/staff/drafts';
import { formRuns } from '../../../../support/staff/panel-form';
import { signInByRequest } from '../../../../support/staff/staff-session';

// What is refused is written to the console by the browser.
test.use({ expected: /Failed to load resource/ });

const row = z.object({ id: z.string() });
const idOf = async (table: 'industries' | 'projects', slug: string) =>
  row.parse((await query(`SELECT id FROM ${table} WHERE slug = $1`, [slug]))[0]).id;

const openTab = (page: Page, label: string) =>
  page
    .getByRole('button', { name: label, exact: true })
    .or(page.getByRole('tab', { name: label, exact: true }))
    .first()
    .click();

test('rows of a long form begin folded and say their first words, as they are typed', async ({
  page,
}) => {
  await signInByRequest(page, staff.editor);
  const id = await idOf('industries', 'fitness');
  const industry = z.object({ solutions: z.array(z.object({ title: z.string() })) });
  const { solutions } = industry.parse(
    await (await page.request.get(`/api/industries/${id}?depth=0`)).json(),
  );
  await page.goto(`/cms/collections/industries/${id}`);
  await formRuns(page);
  await openTab(page, 'Solutions');
  for (const [at, { title }] of solutions.entries())
    await expect(page.locator(`#solutions-row-${at} .row-words`)).toContainText(title);
  const title = page.locator('#field-solutions__1__title');
  await expect(title).toBeHidden();
  const toggle = page.locator('#solutions-row-1 .collapsible__toggle').first();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await title.fill('Quicker at the front desk');
  await expect(page.locator('#solutions-row-1 .row-words')).toContainText(
    'Quicker at the front desk',
  );
  await discardDraft(page.request, 'industries', id);
});

test('a project has chapters that say what is in them, and what is wrong in a folded one is reached', async ({
  page,
}) => {
  await signInByRequest(page, staff.editor);
  const id = await idOf('projects', 'deelflo');
  await page.goto(`/cms/collections/projects/${id}`);
  await formRuns(page);
  await openTab(page, 'Case study');
  const chapters = page.locator('[data-holds]');
  await expect(chapters.locator('strong')).toHaveText([
    'What it is',
    'Facts',
    'Before, work and after',
    'What it can do',
    'Figures',
    'Pictures',
    'What a reader does next',
  ]);
  await expect(chapters.nth(3)).toContainText(/Features: \d/);
  await expect(page.locator('#field-caseStudy__headline')).toBeVisible();
  const next = page.locator('#field-caseStudy__callToAction');
  await expect(next).toBeHidden();

  const last = page.locator('.collapsible-field').filter({ hasText: 'What a reader does next' });
  const toggle = last.locator('.collapsible__toggle').first();
  await toggle.click();
  await next.fill('');
  await toggle.click();
  await expect(chapters.nth(6)).toContainText('Nothing set');
  await expect(next).toBeHidden();
  // Away from it, as somebody is who goes on to another chapter.
  await openTab(page, 'In the portfolio');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(next).toBeFocused();
  await expect(last.locator('.error-pill')).toBeVisible();
  await discardDraft(page.request, 'projects', id);
});

const slug = 'bulk-of-tests';
const made = z.object({ doc: z.object({ id: z.string() }) });
const statuses = z.object({ docs: z.array(z.object({ _status: z.string() })) });

test.describe('many documents', () => {
  test.afterAll(async ({ request }) => {
    await request.post('/api/users/login', { data: staff.editor });
    await request.delete(`/api/pages?where[slug][like]=${slug}&draft=true`);
  });

  test('are published one by one, one that is refused keeps none back, and is named with its reason', async ({
    page,
  }) => {
    await signInByRequest(page, staff.editor);
    for (let number = 1; number <= 8; number += 1) {
      const blocks = number === 3 ? [] : [{ blockType: 'hero' }];
      const data = { title: `Bulk of tests ${number}`, slug: `${slug}-${number}`, blocks };
      made.parse(await (await page.request.post('/api/pages?draft=true', { data })).json());
    }
    // As on a slow line: else nobody sees how far it is.
    await page.route('**/api/pages?*', async (route) => {
      if (route.request().method() === 'PATCH') await wait(300);
      await route.continue();
    });
    const dialog = page.getByRole('dialog', { name: /^Pages: / });
    const published = async () =>
      statuses
        .parse(await (await page.request.get(`/api/pages?where[slug][like]=${slug}`)).json())
        .docs.filter(({ _status }) => _status === 'published').length;
    const choose = async (deed: string) => {
      await page.goto(`/cms/collections/pages?search=${slug}&limit=50`);
      await expect(page.locator('.collection-list tbody tr')).toHaveCount(8);
      await expect(async () => {
        await page.locator('#select-all').check({ force: true });
        await page
          .locator('.list-selection')
          .getByRole('button', { name: deed, exact: true })
          .click({ timeout: 1_000 });
      }).toPass();
      await page.locator('#confirm-action').click();
    };

    await choose('Publish');
    await expect(dialog.getByText(/^So far [1-7] of 8\./)).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText('7 of 8 published.');
    await expect(dialog.getByRole('listitem')).toHaveText([/^Bulk of tests 3.*Parts of the page/]);
    await expect(dialog.getByRole('link', { name: 'Bulk of tests 3' })).toHaveAttribute(
      'href',
      /^\/cms\/collections\/pages\/[0-9a-f-]{36}$/,
    );
    expect(await published()).toBe(7);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('.list-selection')).toBeHidden();

    await choose('Unpublish');
    await expect(dialog.getByText(/^So far [1-6] of 7\./)).toBeVisible();
    await dialog.getByRole('button', { name: 'Stop, and keep what is done' }).press('Enter');
    await expect(dialog.getByText(/^You stopped before [1-6] more/)).toBeVisible();
    expect(await published()).toBeGreaterThan(0);
  });
});
