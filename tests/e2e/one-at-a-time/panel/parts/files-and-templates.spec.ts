import type { Page } from 'playwright/test';
import { z } from 'zod';

import { expect, query, staff, test } from '../../../../support/site';
import { formRuns, openNewForm, publishByHand } from '../../../../support/staff/panel-form';
import { signInByRequest } from '../../../../support/staff/staff-session';

const slug = 'thanks-of-the-files-journey';

const file = (name: string, words = '%PDF-1.7\nThe list') => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(words),
});

test.afterAll(async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  await request.delete(`/api/pages?where[slug][equals]=${slug}&draft=true`);
  await request.delete('/api/downloads?where[filename][contains]=journey');
});

const countPages = async () => (await query('SELECT id FROM pages')).length;

const saved = (page: Page) =>
  expect(
    page.getByText(/successfully (created|updated)|updated successfully/i).first(),
  ).toBeVisible();

test('a marketer adds a file, begins a page with a template and offers the file there', async ({
  page,
}) => {
  await signInByRequest(page, staff.editor);
  await page.setViewportSize({ width: 1280, height: 900 });

  await test.step('of the empty list, what is no file for download is refused with the remedy', async () => {
    await page.goto('/cms/collections/downloads');
    await expect(page.getByRole('heading', { name: 'No Results.' })).toBeVisible();
    await openNewForm(page, 'downloads');
    const input = page.locator('form input[type=file]').first();
    await input.setInputFiles(file('setup-journey.exe', 'MZ'));
    await expect(page.getByText(/is of a kind that is not handed out here/)).toBeVisible();
    await input.setInputFiles(file('photo-journey.png', 'png'));
    await expect(page.getByText(/is a picture\. Add it under Media/)).toBeVisible();
    await input.setInputFiles(file('price-list-journey.pdf'));
    await page.locator('#action-save').click();
    await saved(page);
    await expect(page.locator('#field-title')).toHaveValue('price list journey');
    await expect(page.getByRole('region', { name: 'Used on' })).toContainText('Nothing uses it.');
  });

  await test.step('whoever only looks at the templates makes no page', async () => {
    const before = await countPages();
    await page.goto('/cms/collections/pages');
    await page.getByText('New page from a template').click();
    await expect(page.getByRole('button', { name: 'New page from Campaign page' })).toBeVisible();
    await expect(page.getByText('Tick “Keep as a template” beside a page')).toBeVisible();
    expect(await countPages()).toBe(before);
    await page.getByRole('button', { name: 'New page from Thank-you page' }).click();
    await page.waitForURL(/collections\/pages\/[0-9a-f-]{36}/);
    await formRuns(page);
    expect(await countPages()).toBe(before + 1);
  });

  await test.step('the draft has no address, says what to replace, and takes the file', async () => {
    await expect(page.locator('#field-slug')).toHaveValue('');
    await expect(page.locator('#field-placeholder')).toBeChecked();
    await expect(page.getByText('Still from the template: write').first()).toBeVisible();
    await page.locator('#field-title').fill('Thank you');
    await page.locator('#field-slug').fill(slug);
    await page.getByRole('button', { name: 'Add Part' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('You write it on this page')).toBeVisible();
    await expect(drawer.getByText('It shows what stands elsewhere in the panel')).toBeVisible();
    await drawer.getByRole('button', { name: 'Downloads', exact: true }).click();
    const part = page.locator('#blocks-row-2');
    await part.getByRole('button', { name: 'Add File' }).click();
    const field = part.locator('#field-blocks__2__files__0__download');
    await expect(async () => {
      if (!(await field.isVisible()))
        await part.locator('.array-field__row .collapsible__toggle').first().click();
      await expect(field).toBeVisible({ timeout: 2000 });
    }).toPass();
    await field.getByRole('button', { name: 'Choose from existing' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'price list journey' }).click();
    await expect(field).toContainText('price-list-journey.pdf');
    // A picture in its place is not asked for any more.
    await expect(part.locator('#field-blocks__2__files__0__file')).toBeHidden();
    await publishByHand(page, 'pages');
  });

  const former = '/api/downloads/file/price-list-journey.pdf';
  await test.step('visitors read its title, kind and size, and save it', async () => {
    await page.goto(`/${slug}`);
    const link = page.getByRole('link', { name: /price list journey/ });
    await expect(link).toContainText('PDF, 1 KB');
    const download = page.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toBe('price-list-journey.pdf');
    const answer = await page.request.get(former);
    expect(answer.headers()).toMatchObject({
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
  });

  await test.step('from a phone it is replaced, and says where it is used', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const found = await query(`SELECT id FROM downloads WHERE title = 'price list journey'`);
    const [{ id }] = z.tuple([z.object({ id: z.string() })]).parse(found);
    await page.goto(`/cms/collections/downloads/${id}`);
    await formRuns(page);
    await expect(page.getByRole('link', { name: 'Page “Thank you”' })).toBeVisible();
    await page.locator('.file-details__remove').click();
    const input = page.locator('form input[type=file]').first();
    await input.setInputFiles(file('price-list-journey.pdf', '%PDF-1.7\nThe new list'));
    await page.locator('#action-save').click();
    await saved(page);
    const led = await page.request.get(former);
    expect([await led.text(), led.url().endsWith(former)]).toEqual([
      '%PDF-1.7\nThe new list',
      false,
    ]);
  });

  await test.step('a page of their own begins another one', async () => {
    await page.goto('/cms/collections/pages');
    await page.getByText('New page from a template').click();
    const own = page.getByRole('button', { name: 'New page from Thank you', exact: true });
    await expect(own).toBeHidden();
    const pages = await page.request.get(`/api/pages?where[slug][equals]=${slug}&depth=0`);
    const { docs } = z
      .object({ docs: z.tuple([z.object({ id: z.string() })]) })
      .parse(await pages.json());
    await page.goto(`/cms/collections/pages/${docs[0].id}`);
    await formRuns(page);
    await page.locator('#field-isTemplate').check();
    await publishByHand(page, 'pages');
    await page.goto('/cms/collections/pages');
    await page.getByText('New page from a template').click();
    await own.click();
    await page.waitForURL(/collections\/pages\/[0-9a-f-]{36}/);
    await formRuns(page);
    await expect(page.locator('#field-slug')).toHaveValue('');
    await expect(page.locator('#blocks-row-2 .block-label')).toContainText('Downloads');
    const made = z.string().parse(/pages\/([0-9a-f-]{36})/.exec(page.url())?.[1]);
    await page.request.delete(`/api/pages/${made}`);
  });
});
