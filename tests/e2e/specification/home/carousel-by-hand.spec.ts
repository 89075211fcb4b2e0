import { small, wide } from '../../../support/pages/frame';
import { holdRequests } from '../../../support/pages/held-requests';
import { industryTitles } from '../../../support/pages/industries';
import { bothWidths, expect, test } from '../../../support/site';
import {
  track,
  cards,
  links,
  previous,
  next,
  first,
  last,
  inView,
  openCarousel,
} from '../../../support/pages/carousel';

test(
  'the keyboard moves the carousel by arrow keys, Home and End',
  { tag: bothWidths },
  async ({ page }) => {
    await openCarousel(page);
    const start = await inView(page);
    // Before its code is there the browser scrolls.
    await expect(async () => {
      await links(page).first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(links(page).nth(1)).toBeFocused({ timeout: 500 });
    }).toPass();
    // What the browser began to scroll may end only now.
    await expect(async () => {
      await page.keyboard.press('Home');
      await expect(links(page).first()).toBeFocused({ timeout: 500 });
      expect(await inView(page)).toEqual(start);
    }).toPass();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => inView(page)).toContain(industryTitles[1]);
    await page.keyboard.press('ArrowLeft');
    await expect(links(page).first()).toBeFocused();
    await expect.poll(() => inView(page)).toEqual(start);
    await page.keyboard.press('End');
    await expect(links(page).last()).toBeFocused();
    await expect.poll(() => inView(page)).toEqual(industryTitles.slice(-start.length));
    await expect(next(page)).toBeDisabled();
    await page.keyboard.press('Home');
    await expect.poll(() => inView(page)).toEqual(start);
    await expect(previous(page)).toBeDisabled();
  },
);

test('the buttons work by the keyboard, and one keeps the focus when it leads no further', async ({
  page,
}) => {
  await openCarousel(page);
  await links(page).last().focus();
  await expect.poll(async () => (await inView(page)).at(-1)).toBe(last);
  await expect(previous(page)).toBeEnabled();
  await previous(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await inView(page)).at(-1)).not.toBe(last);
  await expect(next(page)).toBeEnabled();
  await next(page).focus();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await inView(page)).at(-1)).toBe(last);
  await expect(next(page)).toBeDisabled();
  await expect(next(page)).toBeFocused();
  await expect(next(page)).toHaveCSS('outline-style', 'solid');
  // A press too many leads neither on nor back.
  await page.keyboard.press('Space');
  expect((await inView(page)).at(-1)).toBe(last);
  await page.keyboard.press('Shift+Tab');
  await expect(previous(page)).toBeFocused();
  await expect(next(page)).toHaveAttribute('disabled');
});

test('tabbing from card to card brings each into view', { tag: bothWidths }, async ({ page }) => {
  await openCarousel(page);
  // The cards follow the buttons: the track itself is nothing to stop at.
  await next(page).focus();
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

  test('whatever scrolls the cards, they stand edge to edge and the first can be reached', async ({
    page,
  }) => {
    await openCarousel(page);
    await next(page).click();
    await expect.poll(() => inView(page)).toEqual(industryTitles.slice(4, 8));
    // As a screen reader goes to a card, and as a search on the page shows one.
    await cards(page)
      .nth(9)
      .getByRole('link')
      .evaluate((link: HTMLElement) => link.focus());
    await expect.poll(() => inView(page)).toContain(industryTitles[9]);
    await cards(page)
      .nth(2)
      .getByRole('link')
      .evaluate((link: HTMLElement) => link.focus());
    await expect.poll(() => inView(page)).toContain(industryTitles[2]);
    await expect.poll(async () => (await inView(page)).length).toBe(4);
    await page.keyboard.press('Home');
    await expect.poll(() => inView(page)).toEqual(industryTitles.slice(0, 4));
  });

  test('a press of Next counts although its code is on its way', async ({ page }) => {
    await openCarousel(page);
    const release = await holdRequests(page, /\/_next\/static\/.*\.js$/);
    await next(page).click();
    release();
    await expect(track(page)).toHaveAttribute('data-draggable');
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
