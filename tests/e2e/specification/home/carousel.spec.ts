import { linksOf, openPage } from '../../../support/pages/frame';
import { industryAddresses, industryTitles } from '../../../support/pages/industries';
import { expect, test } from '../../../support/site';
import {
  track,
  cards,
  links,
  previous,
  next,
  inView,
  openCarousel,
} from '../../../support/pages/carousel';

test('each card has a title, a short description and Learn more, and links its industry', async ({
  page,
}) => {
  await page.goto('/');
  await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText(industryTitles);
  const text = /^(?<title>.+?)\S.{40,200}Learn more$/;
  await expect(cards(page)).toHaveText(industryTitles.map(() => text));
  expect((await linksOf(track(page))).map(([, href]) => href)).toEqual(industryAddresses);
  // A name to hear in a list of links; the rest is heard after it.
  for (const [at, title] of industryTitles.entries()) {
    await expect(links(page).nth(at)).toHaveAccessibleName(`${title} Learn more`);
    await expect(links(page).nth(at)).toHaveAccessibleDescription(/^\S.{40,200}$/);
  }

  await cards(page).first().getByText('Learn more').click();
  await expect(page).toHaveURL('/industries/healthcare');
});

test('View All Industries leads to the industries', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('link', { name: 'View All Industries' }).click();
  await expect(page).toHaveURL('/industries');
});

test('the carousel shows one card, two from 640 px, three from 768 px and four from 1024 px', async ({
  page,
}) => {
  await openCarousel(page);
  for (const [width, count] of [
    [375, 1],
    [639, 1],
    [640, 2],
    [767, 2],
    [768, 3],
    [1023, 3],
    [1024, 4],
    [1600, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => inView(page)).toEqual(industryTitles.slice(0, count));
  }
});

test('where the page has margins, nothing of the next card shows in them', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1000 });
  await openCarousel(page);
  const end = (element: Element) => element.getBoundingClientRect().right;
  const fifth = await cards(page).nth(4).boundingBox();
  expect(await track(page).evaluate(end)).toBeLessThanOrEqual((fifth?.x ?? 0) + 1);
});

test('Previous and Next move by a view and are disabled at the ends', async ({ page }) => {
  // Three of thirteen are in view: the last press has only one card left to bring.
  await page.setViewportSize({ width: 800, height: 800 });
  await openCarousel(page);
  await expect(previous(page)).toBeDisabled();
  await expect(next(page)).toBeEnabled();

  for (const from of [3, 6, 9]) {
    await next(page).click();
    await expect.poll(() => inView(page)).toEqual(industryTitles.slice(from, from + 3));
    await expect(previous(page)).toBeEnabled();
    await expect(next(page)).toBeEnabled();
  }
  await next(page).click();
  await expect.poll(() => inView(page)).toEqual(industryTitles.slice(10));
  await expect(next(page)).toBeDisabled();
  await expect(previous(page)).toBeEnabled();

  await previous(page).click();
  await expect(next(page)).toBeEnabled();
  await expect.poll(() => inView(page)).toEqual(industryTitles.slice(7, 10));
});

test('two quick presses of Next move by two views', async ({ page }) => {
  await openCarousel(page);
  const { length } = await inView(page);
  await next(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => inView(page)).toEqual(industryTitles.slice(2 * length, 3 * length));
});
