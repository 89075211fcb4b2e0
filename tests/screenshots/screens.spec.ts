import path from 'node:path';

import type { Page } from 'playwright/test';

import { onlyWith } from '@/features';

import { publicPages } from '../support/pages/public-pages';
import { expect, test } from '../support/site';
import { signInByRequest } from '../support/staff/staff-session';

const folder = path.resolve(import.meta.dirname, '../../screenshots');
/** In a taller one Chromium begins anew at the top of the page. */
const tallestPicture = 8000;

const forStaff = [
  '/admin?tab=contact',
  '/admin?tab=quote',
  ...onlyWith('figures', '/admin/figures'),
  '/admin/data-protection',
  '/admin/account',
];
const forAll = [...(await publicPages()), '/nope', '/admin', '/admin/forgotten-password'];

test.use({
  // The unknown page.
  expected: /404/,
  // Playwright writes a style into the page while it takes a picture.
  bypassCSP: true,
});

for (const address of [...forAll, ...forStaff])
  test(address, async ({ page }, { project }) => {
    if (forStaff.includes(address)) await signInByRequest(page);
    await page.goto(address);
    await settle(page);
    const name = address.replace(/\W+/g, '-').replace(/^-/, '') || 'home';
    await takePicture(page, path.join(folder, `${name}-${project.name}`));
  });

/** Waits for every picture: also those that load as they come into sight. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => undefined)),
    ]);
  });
}

/** The whole page, in parts where it is very tall. */
async function takePicture(page: Page, place: string): Promise<void> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  expect(height).toBeGreaterThan(0);
  for (let y = 0; y < height; y += tallestPicture) {
    await page.screenshot({
      path: y === 0 ? `${place}.png` : `${place}-from-${y}.png`,
      fullPage: true,
      clip: { x: 0, y, width, height: Math.min(tallestPicture, height - y) },
      // In a picture of a whole page it would stand where the window ended.
      style: 'header { position: static !important }',
    });
  }
}
