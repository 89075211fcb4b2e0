import type { Page } from 'playwright/test';

import { linksOf, openPage } from '../../../support/pages/frame';
import { industryAddresses, industryTitles } from '../../../support/pages/industries';
import { expectScrolledTo, scrollPosition } from '../../../support/pages/scrolling';
import { bothWidths, expect, test } from '../../../support/site';

const footer = (page: Page) => page.getByRole('contentinfo');

test('the footer links the pages that the specification names, and every one is there', async ({
  page,
  request,
}) => {
  await page.goto('/work');
  const links = await linksOf(footer(page));
  const addresses = links.map(([, href]) => href ?? '').filter((href) => href.startsWith('/'));
  expect(new Set(addresses)).toEqual(
    new Set([
      '/',
      '/industries',
      '/#services',
      '/work',
      '/#contact',
      ...industryAddresses,
      '/privacy',
      '/terms',
      '/disclaimer',
      // Beyond the specification.
      '/accessibility',
    ]),
  );
  for (const address of new Set(addresses)) {
    expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
  }
});

test('the footer names the thirteen industries in their order, each with its page', async ({
  page,
}) => {
  await page.goto('/quote');
  const list = footer(page).getByRole('list').filter({ hasText: 'Healthcare' });
  await expect(list.getByRole('listitem')).toHaveText(industryTitles);
  expect((await linksOf(list)).map(([, href]) => href)).toEqual(industryAddresses);
});

test('the footer has the legal pages and both networks under names that say which', async ({
  page,
}) => {
  await page.goto('/');
  const link = (name: string) => footer(page).getByRole('link', { name, exact: true });
  await expect(link('Privacy')).toHaveAttribute('href', '/privacy');
  await expect(link('Terms')).toHaveAttribute('href', '/terms');
  await expect(link('Disclaimer')).toHaveAttribute('href', '/disclaimer');
  await expect(link('Facebook')).toHaveAttribute('href', /^https:\/\/www\.facebook\.com\/./);
  await expect(link('LinkedIn')).toHaveAttribute('href', /^https:\/\/www\.linkedin\.com\/./);
});

test('the footer’s copyright line has the current year, whenever the page was made', async ({
  page,
}) => {
  // 31 December in Greenwich and in London, and the first half hour of the year in both.
  for (const [clock, year] of [
    ['2026-12-31T23:30:00Z', 2026],
    ['2027-01-01T00:30:00Z', 2027],
  ] as const) {
    await page.clock.setFixedTime(clock);
    await page.goto('/terms');
    await expect(footer(page).getByText(`© ${year} OneLayer Holdings Ltd`)).toBeVisible();
  }

  await page.clock.setFixedTime('2031-01-01T00:30:00Z');
  await page.goto('/terms');
  await expect(footer(page).getByText('© 2031 OneLayer Holdings Ltd')).toBeVisible();
});

test(
  'the footer’s links lead to the top of a page, and its Services and Contact to their sections',
  { tag: bothWidths },
  async ({ page }) => {
    await openPage(page, '/privacy');
    const follow = (name: string) => footer(page).getByRole('link', { name, exact: true }).click();
    await follow('Our Work');
    await expect(page).toHaveURL('/work');
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await follow('Services');
    await expect(page).toHaveURL('/#services');
    await expectScrolledTo(page.locator('#services'));
    await follow('Contact');
    await expect(page).toHaveURL('/#contact');
    await expectScrolledTo(page.locator('#contact'));
  },
);
