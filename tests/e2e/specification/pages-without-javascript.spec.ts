import type { Locator } from 'playwright/test';

import { isOn, onlyWith } from '@/features';

import { linksOf } from '../../support/pages/frame';
import { industryAddresses } from '../../support/pages/industries';
import { expectScrolledTo } from '../../support/pages/scrolling';
import { expect, test } from '../../support/site';
import { main, heading, expectPictures } from '../../support/pages/without-javascript';

// Without motion, since nothing here is about it and smooth scrolling takes its time.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

test('without JavaScript home has its steps, testimonials, figures and office hours', async ({
  page,
}) => {
  await page.goto('/');
  const seen = (locator: Locator) => locator.filter({ visible: true });
  await expect(seen(main(page).locator('> section'))).toHaveCount(8);
  await expect(seen(page.locator('#process li'))).toHaveCount(5);
  await expect(seen(main(page).getByRole('figure'))).toHaveCount(3);
  await expect(seen(page.locator('#contact dd'))).toHaveCount(3);
  await main(page).getByRole('link', { name: 'Learn How It Works' }).click();
  await expectScrolledTo(page.locator('#process'));
});

test('without JavaScript the portfolio shows its eight projects with their pictures', async ({
  page,
}) => {
  await page.goto('/work');
  // Eight projects, how some of them were built, and the call at the end.
  await expect(main(page).getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveCount(
    10,
  );
  await expectPictures(main(page).locator('li'), 8);
  await main(page).getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL('/work/deelflo');
  await expectPictures(main(page), 1);
});

test('without JavaScript the gallery shows its ten pictures, and no button that cannot copy', async ({
  page,
}) => {
  test.skip(!isOn('gallery'), 'The site does without.');
  await page.goto('/image-gallery');
  await expect(main(page).getByRole('listitem')).toHaveCount(10);
  await expectPictures(main(page).getByRole('listitem'), 10);
  await expect(main(page).getByRole('button')).toHaveCount(0);
});

test('without JavaScript the legal pages can be read to their end', async ({ page }) => {
  for (const [address, sections, end] of [
    ['/privacy', 9, /changes to this policy/i],
    ['/terms', 11, /contact/i],
    ['/disclaimer', 5, /copyright notice/i],
    ...onlyWith('giveaway', ['/competition-1', 8, /governing law/i] as const),
  ] as const) {
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(/^Last updated: \d{1,2} [A-Z][a-z]+ \d{4}$/)).toBeVisible();
    const parts = page.getByRole('article').getByRole('region');
    await expect(parts).toHaveCount(sections);
    await expect(parts.last().getByRole('heading', { name: end })).toBeVisible();
    await expect(parts.last().getByRole('paragraph').last()).toBeVisible();

    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link').last().click();
    await expect(parts.last()).toBeInViewport();
  }
});

test('without JavaScript every industry’s page shows all that its template has', async ({
  page,
}) => {
  await page.goto('/industries');
  const links = await linksOf(main(page).getByRole('list'));
  expect(links.map(([, href]) => href).slice(0, 13)).toEqual(industryAddresses);
  await main(page).getByRole('link', { name: 'Insurance' }).click();
  await expect(heading(page)).toHaveText('Insurance Software Solutions');
  for (const id of ['solutions', 'use-cases', 'benefits']) {
    const part = main(page).locator(`section[aria-labelledby=${id}]`);
    await expect(part.getByRole('listitem').first()).toBeVisible();
  }
  await main(page).locator('a[href="/quote"]').last().click();
  await expect(heading(page)).toHaveText('Get Your Free Project Quote');
  await expect(main(page).getByRole('heading', { name: /^Why Choose/ })).toBeVisible();
});
