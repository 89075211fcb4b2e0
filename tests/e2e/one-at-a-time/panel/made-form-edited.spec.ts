import type { Page } from 'playwright/test';
import { z } from 'zod';

import { forgetForms } from '../../../support/made-forms/published-fair';
import { expect, staff, test } from '../../../support/site';
import { formRuns } from '../../../support/staff/panel-form';
import { signInByRequest } from '../../../support/staff/staff-session';

test.beforeEach(async ({ page, request }) => {
  await forgetForms(request);
  await signInByRequest(page, staff.editor);
});
test.afterEach(({ request }) => forgetForms(request));

const made = z.object({ doc: z.object({ id: z.string() }) });
const questions = [
  { key: 'q0000000001', kind: 'email', label: 'Your address', required: true },
  { key: 'q0000000002', kind: 'text', label: 'What can you not eat?', onlyIf: 'q0000000003' },
  { key: 'q0000000003', kind: 'radios', label: 'Lunch?', options: 'Yes\nNo' },
];

async function draft(page: Page, title: string, change: object = {}): Promise<string> {
  const data = { title, questions, _status: 'draft', ...change };
  const answer = await page.request.post('/api/custom-forms?draft=true', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return made.parse(await answer.json()).doc.id;
}

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/cms/collections/custom-forms/${id}`);
  await formRuns(page);
}

const row = (page: Page, at: number) => page.locator(`#questions-row-${at}`);
const toggle = (page: Page, at: number) => row(page, at).locator('.collapsible__toggle').first();

// The browser names the answers that refuse, what the frame of a preview may do, and that it finds no page
// of what is in the trash.
test.use({
  expected: /status of 40[04]|^console error: 404|allow-scripts and allow-same-origin|link preload/,
});

test('a refusal names the form that has the slug already', async ({ page }) => {
  await draft(page, 'Spring fair', { slug: 'fair' });
  const id = await draft(page, 'Autumn fair', { slug: 'autumn-fair' });
  await open(page, id);
  await page.locator('#field-slug').fill('fair');
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toContainText(
    'Slug: “Spring fair” has this address already. Choose another one.',
  );
  await page.locator('#field-slug').fill('fair-in-autumn');
  await expect(async () => {
    const kept = await page.request.get(`/api/custom-forms/${id}?draft=true`);
    expect(await kept.json()).toMatchObject({ slug: 'fair-in-autumn' });
  }).toPass({ timeout: 10_000 });
});

test('Edit in the preview opens the row of a question, also one that was folded again', async ({
  page,
}) => {
  await open(page, await draft(page, 'Come to the fair', { slug: 'fair' }));
  if (!(await page.locator('#live-preview-iframe').isVisible()))
    await page.locator('#live-preview-toggler').click();
  const frame = page.frameLocator('#live-preview-iframe');
  const question = frame.getByText('Lunch?').first();
  const edit = async () => {
    await expect(async () => {
      await question.hover();
      await frame.locator('#preview-edit-link').click({ timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    await expect(page.locator('#field-questions__2__label')).toBeFocused();
  };
  await edit();
  await toggle(page, 2).click();
  await expect(page.locator('#field-questions__2__label')).toBeHidden();
  await edit();
});

test('in the trash a form offers no test', async ({ page }) => {
  const id = await draft(page, 'Come to the fair', { slug: 'fair' });
  await open(page, id);
  await expect(page.getByRole('link', { name: 'Send a test' })).toBeVisible();
  const data = { deletedAt: new Date().toISOString() };
  expect((await page.request.patch(`/api/custom-forms/${id}`, { data })).status()).toBe(200);
  await page.goto(`/cms/collections/custom-forms/trash/${id}`);
  await expect(page.locator('#field-title')).toHaveValue('Come to the fair');
  await expect(page.getByRole('link', { name: 'Send a test' })).toHaveCount(0);
});
