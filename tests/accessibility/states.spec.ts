import { isOn } from '@/features';

import { violations } from '../support/pages/axe';
import { publicPages } from '../support/pages/public-pages';
import { expect, test } from '../support/site';

test.use({ expected: /404/ });

test('axe finds nothing on any page, nor with its menu open', async ({ page }) => {
  for (const address of [...(await publicPages()), '/nope']) {
    await page.goto(address);
    expect(await violations(page)).toEqual([]);
    // The small menu on phones, the industries on wide screens: one of the two is there.
    await page.getByRole('button', { name: /^(Open menu|Industries)$/ }).click();
    await expect(page.locator('[popover]:popover-open')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
});

test('axe finds nothing on the contact form with errors', async ({ page }) => {
  await page.goto('/#contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There is a problem');
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing in the gallery with its toast', async ({ page, context, baseURL }) => {
  test.skip(!isOn('gallery'), 'The site does without.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  await page.goto('/image-gallery');
  await page.getByRole('button', { name: 'Copy Path' }).first().click();
  await expect(page.getByText('Copied to clipboard')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
