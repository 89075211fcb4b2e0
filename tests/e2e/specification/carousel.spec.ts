import type { Page } from 'playwright/test';

import { linksOf, openPage, small, wide } from '../../support/frame';
import { industries, industryAddresses, industryTitles } from '../../support/industries';
import { bothWidths, expect, test } from '../../support/site';

const track = (page: Page) => page.getByRole('group', { name: 'Industries' });
const cards = (page: Page) => track(page).getByRole('listitem');
const previous = (page: Page) => page.getByRole('button', { name: 'Previous industries' });
const next = (page: Page) => page.getByRole('button', { name: 'Next industries' });

const first = industries[0].title;
const last = industryTitles.at(-1);

/** The titles of the cards that stand in the track from edge to edge. */
const inView = (page: Page) =>
  track(page).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.querySelectorAll('li')]
      .filter((card) => {
        const box = card.getBoundingClientRect();
        return box.left > left - 2 && box.right < right + 2;
      })
      .map((card) => card.querySelector('h3')?.innerText);
  });

async function openCarousel(page: Page) {
  await openPage(page, '/');
  await track(page).scrollIntoViewIfNeeded();
}

test('each card has a title, a short description and Learn more, and links its industry', async ({
  page,
}) => {
  await page.goto('/');
  await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText(industryTitles);
  const text = /^(?<title>.+?)\S.{40,200}Learn more$/;
  await expect(cards(page)).toHaveText(industryTitles.map(() => text));
  expect((await linksOf(track(page))).map(([, href]) => href)).toEqual(industryAddresses);

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

test(
  'the keyboard moves the carousel by arrow keys, Home and End',
  { tag: bothWidths },
  async ({ page }) => {
    await openCarousel(page);
    const start = await inView(page);
    await track(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => inView(page)).toEqual(industryTitles.slice(1, start.length + 1));
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => inView(page)).toEqual(start);
    await page.keyboard.press('End');
    await expect.poll(() => inView(page)).toEqual(industryTitles.slice(-start.length));
    await expect(next(page)).toBeDisabled();
    await page.keyboard.press('Home');
    await expect.poll(() => inView(page)).toEqual(start);
    await expect(previous(page)).toBeDisabled();
  },
);

test('the buttons work by the keyboard, and one that is disabled hands the focus to the other', async ({
  page,
}) => {
  await openCarousel(page);
  await track(page).focus();
  await page.keyboard.press('End');
  await expect.poll(async () => (await inView(page)).at(-1)).toBe(last);
  await previous(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await inView(page)).at(-1)).not.toBe(last);
  await expect(next(page)).toBeEnabled();
  await next(page).focus();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await inView(page)).at(-1)).toBe(last);
  await expect(next(page)).toBeDisabled();
  await expect(previous(page)).toBeFocused();
});

test('tabbing from card to card brings each into view', { tag: bothWidths }, async ({ page }) => {
  await openCarousel(page);
  await track(page).focus();
  for (const title of industryTitles) {
    await page.keyboard.press('Tab');
    await expect(cards(page).getByRole('link', { name: title })).toBeFocused();
    await expect.poll(() => inView(page)).toContain(title);
  }
});

test.describe('under a mouse', () => {
  test.use({ viewport: wide, hasTouch: false });

  test('the carousel is dragged along, and a drag opens no card', async ({ page }) => {
    await openCarousel(page);
    await expect(async () => {
      const box = await track(page).boundingBox();
      if (!box) throw new Error('The carousel takes no room.');
      const y = box.y + 100;
      await page.mouse.move(box.x + 900, y);
      await page.mouse.down();
      await page.mouse.move(box.x + 600, y, { steps: 5 });
      await page.mouse.move(box.x + 250, y, { steps: 5 });
      await page.mouse.up();
      await expect.poll(() => inView(page), { timeout: 2000 }).not.toContain(first);
    }).toPass();
    await expect.poll(async () => (await inView(page)).length).toBe(4);
    await expect(previous(page)).toBeEnabled();
    await expect(page).toHaveURL('/');

    await cards(page).getByRole('link', { name: 'Education' }).click();
    await expect(page).toHaveURL('/industries/education');
  });

  test('a press of Next counts although dragging is made ready at the same moment', async ({
    page,
  }) => {
    await openPage(page, '/');
    // What dragging needs comes late, while the press still moves the cards.
    let release = () => {};
    const pressed = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_next/static/**/*.js', async (route) => {
      await pressed;
      await route.continue();
    });
    const asked = page.waitForRequest('**/_next/static/**/*.js');
    await track(page).scrollIntoViewIfNeeded();
    await asked;
    await next(page).click();
    release();
    await expect(track(page)).toHaveAttribute('data-dragging');
    await expect.poll(() => inView(page)).toEqual(industryTitles.slice(4, 8));
    await expect(previous(page)).toBeEnabled();
  });
});

test.describe('under a finger', () => {
  test.use({ viewport: small, hasTouch: true });

  test('the carousel is swiped on to another card and back', async ({ page }) => {
    await openCarousel(page);
    const finger = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const box = await track(page).boundingBox();
      if (!box) throw new Error('The carousel takes no room.');
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...x: number[]) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x.map((at) => ({ x: at, y: box.y + 60 })),
        });
      await touch('touchStart', from);
      for (const part of [0.1, 0.3, 0.6, 1]) await touch('touchMove', from + part * (to - from));
      await touch('touchEnd');
    };
    await swipe(300, 60);
    // By one or two, as quickly as the finger left: then a whole card stands there again.
    await expect.poll(() => inView(page)).toEqual([expect.not.stringMatching(first)]);
    await expect(previous(page)).toBeEnabled();
    await expect(async () => {
      await swipe(60, 300);
      await expect.poll(() => inView(page), { timeout: 1000 }).toEqual([first]);
    }).toPass();
    await expect(previous(page)).toBeDisabled();
    await expect(page).toHaveURL('/');
  });
});
