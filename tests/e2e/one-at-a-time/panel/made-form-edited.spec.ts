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

test('a refusal leads to the question that has to change, from another tab and a folded row', async ({
  page,
}) => {
  await open(page, await draft(page, 'Come to the fair'));
  await expect(row(page, 1).locator('.block-label')).toHaveText(
    /^2\s*Short text\s*What can you not eat\?$/,
  );
  const finding = page.getByRole('region', { name: 'Checks' }).getByRole('listitem');
  await expect(finding).toContainText('It depends on a question that does not stand before it.');
  await page.getByRole('button', { name: 'What happens then' }).click();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.locator('[data-sonner-toast]')).toContainText(
    /Questions 2 > .* > The answer to: It depends on a question that does not stand before it\./,
  );
  const condition = page.locator('#field-questions__1__onlyIf');
  await expect(condition).toBeInViewport();
  await expect(condition.locator('input').first()).toBeFocused();
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

test('staff name receivers and a webhook, and an editor neither sees nor changes them', async ({
  page,
}) => {
  const id = await draft(page, 'Come to the fair', { slug: 'fair' });
  const box = (label: string) =>
    page.locator('.collapsible', { has: page.getByText(label, { exact: true }) }).last();
  const hook = 'https://93.184.216.34/answers';
  const kept = async () =>
    z
      .looseObject({ webhookAddress: z.unknown().optional(), recipients: z.unknown().optional() })
      .parse(await (await page.request.get(`/api/custom-forms/${id}?draft=true`)).json());

  await signInByRequest(page, staff.admin);
  await open(page, id);
  await page.getByRole('button', { name: 'What happens then' }).click();
  await expect(box('Mail to us')).toBeVisible();
  await page.getByRole('button', { name: 'Add Rule' }).click();
  await page.locator('#field-recipients__0__addresses').fill('events@onelayer.example');
  await page.locator('#field-webhookAddress').fill(hook);
  await expect(async () => {
    const { webhookAddress, recipients } = await kept();
    expect({ webhookAddress, recipients }).toMatchObject({
      webhookAddress: hook,
      recipients: [{ addresses: 'events@onelayer.example' }],
    });
  }).toPass({ timeout: 15_000 });
  await page.reload();
  await formRuns(page);
  await page.getByRole('button', { name: 'What happens then' }).click();
  await expect(page.locator('#field-webhookAddress')).toHaveValue(hook);

  await signInByRequest(page, staff.editor);
  await open(page, id);
  await page.getByRole('button', { name: 'What happens then' }).click();
  await expect(box('Newsletter')).toBeVisible();
  for (const label of ['Mail to us', 'Webhook', 'Secret of the webhook'])
    await expect(page.getByText(label, { exact: true })).toHaveCount(0);
  await expect(page.locator('#field-webhookAddress')).toHaveCount(0);
  const { webhookAddress, recipients } = await kept();
  expect([webhookAddress, recipients]).toEqual([undefined, []]);
  const data = { webhookAddress: 'https://93.184.216.34/mine', recipients: [] };
  await page.request.patch(`/api/custom-forms/${id}?draft=true`, { data });
  await signInByRequest(page, staff.admin);
  expect(await kept()).toMatchObject({
    webhookAddress: hook,
    recipients: [{ addresses: 'events@onelayer.example' }],
  });
});

test('a page shows a made form under its own words, and under those of the part', async ({
  page,
}) => {
  const words = { title: 'Come to the fair', intro: 'It has apples.', slug: 'fair' };
  const own = { privacyNote: 'For the fair alone.', questions: questions.slice(0, 1) };
  const data = { ...words, ...own, _status: 'published' };
  const answer = await page.request.post('/api/custom-forms', { data });
  const { id } = made.parse(await answer.json()).doc;
  const part = { blockType: 'form', form: 'custom', made: id };
  const publish = (slug: string, change: object) =>
    page.request.post('/api/pages', {
      data: { title: 'Fair', slug, blocks: [{ blockType: 'hero' }, { ...part, ...change }] },
    });
  const addresses = ['part-of-fair', 'own-part-of-fair'] as const;
  await publish(addresses[0], {});
  await publish(addresses[1], { ownHeading: 'Meet us', ownIntro: 'Bring a friend.' });
  await page.goto(`/${addresses[0]}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: words.title })).toBeVisible();
  await expect(main.getByText(words.intro)).toBeVisible();
  await expect(main.getByText(own.privacyNote)).toBeVisible();
  await expect(main.getByText('Tell us which tools you use today')).toHaveCount(0);
  await page.goto(`/${addresses[1]}`);
  await expect(main.getByRole('heading', { level: 2, name: 'Meet us' })).toBeVisible();
  await expect(main.getByText('Bring a friend.')).toBeVisible();
  await expect(main.getByText(words.intro)).toHaveCount(0);
  await page.request.delete('/api/pages?where[slug][like]=part-of-fair');
});
