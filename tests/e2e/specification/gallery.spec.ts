import type { Page } from 'playwright/test';

import { isOn } from '@/features';

import { listGalleryImages } from '../../support/pages/content';
import { holdRequests } from '../../support/pages/held-requests';
import { expect, test } from '../../support/site';
import { expectToast } from '../../support/pages/toasts';

const pictures = /\/api\/media\/file\//;

const entriesOf = (page: Page) => page.getByRole('main').getByRole('listitem');
const copyButtons = (page: Page) => entriesOf(page).getByRole('button');

test.skip(!isOn('gallery'), 'The site does without.');

test('the gallery shows ten images, each with its description and path', async ({ page }) => {
  const images = await listGalleryImages(page.request);
  await page.goto('/image-gallery');
  const entries = entriesOf(page);
  await expect(entries).toHaveCount(10);
  expect(images).toHaveLength(10);
  for (const [index, { description, image }] of images.entries()) {
    const entry = entries.nth(index);
    await entry.scrollIntoViewIfNeeded();
    await expect(entry.getByRole('img', { name: image.alt, exact: true })).toBeVisible();
    await expect(entry.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(entry.getByText(description, { exact: true })).toBeVisible();
    await expect(entry.getByText(image.url, { exact: true })).toBeVisible();
    await expect(entry.getByRole('button')).toHaveText('Copy Path');
  }
});

test('a placeholder stands in the place of a gallery image while it loads', async ({ page }) => {
  const release = await holdRequests(page, pictures);
  await page.goto('/image-gallery', { waitUntil: 'domcontentloaded' });
  const picture = entriesOf(page).first().getByRole('img');
  const place = entriesOf(page).first().locator('div:has(img)').first();
  await expect(picture).toHaveJSProperty('naturalWidth', 0);
  await expect(place).toHaveCSS('background-image', /gradient/);
  const held = await place.boundingBox();
  release();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  expect(await place.boundingBox()).toEqual(held);
  expect(held?.height).toBeGreaterThan(100);
});

test.describe('when an image cannot be loaded', () => {
  test.use({ expected: /status of 500/ });

  test('its place says “Image could not be loaded” with the path, and the others are there', async ({
    page,
  }) => {
    const [, broken, whole] = await listGalleryImages(page.request);
    const name = broken?.image.url.replace(/\.\w+$/, '') ?? '';
    await page.route(
      (url) => url.pathname.startsWith(name),
      (route) => route.fulfill({ status: 500 }),
    );
    await page.goto('/image-gallery');
    const [, entry, next] = await entriesOf(page).all();
    await entry?.scrollIntoViewIfNeeded();
    const told = page.getByText('Image could not be loaded');
    await expect(told).toHaveText(`Image could not be loaded${broken?.image.url}`);
    await expect(entriesOf(page).nth(1).getByText('Image could not be loaded')).toBeVisible();
    await expect(entriesOf(page).nth(1).getByRole('img')).toHaveCount(0);
    await next?.scrollIntoViewIfNeeded();
    await expect(
      page.getByRole('img', { name: whole?.image.alt, exact: true }),
    ).not.toHaveJSProperty('naturalWidth', 0);
  });
});

test('“Copy Path” puts the path of its image on the clipboard and says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const images = await listGalleryImages(page.request);
  await page.goto('/image-gallery');
  const button = entriesOf(page).nth(3).getByRole('button');
  await button.click();
  await expectToast(page, 'success', ['Copied to clipboard']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(images[3]?.image.url);
  const copied = await page.request.get(images[3]?.image.url ?? '');
  expect(copied.headers()['content-type']).toMatch(/^image\//);
});

test('the pressed button reads “Copied” for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: '2026-11-21T10:00:00Z' });
  await page.goto('/image-gallery');
  await page.clock.pauseAt('2026-11-21T10:05:00Z');
  const button = copyButtons(page).nth(2);
  await button.click();
  await expect(button).toHaveText('Copied');
  await expect(copyButtons(page).filter({ hasText: 'Copied' })).toHaveCount(1);
  await page.clock.runFor(1950);
  await expect(button).toHaveText('Copied');
  await page.clock.runFor(100);
  await expect(button).toHaveText('Copy Path');
});

test('when the clipboard refuses, a toast says that the copy failed', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.goto('/image-gallery');
  await copyButtons(page).first().click();
  await expectToast(page, 'error', [
    'Copy failed',
    'Could not copy to clipboard. Please try again.',
  ]);
  await expect(copyButtons(page).first()).toHaveText('Copy Path');
});
