import type { Page } from 'playwright/test';

import { openPage } from './frame';
import { industries, industryTitles } from './industries';

export const track = (page: Page) => page.getByRole('group', { name: 'Industries' });
export const cards = (page: Page) => track(page).getByRole('listitem');
/** What each card is, from its beginning to its end: a link. */
export const links = (page: Page) => cards(page).getByRole('link');
export const previous = (page: Page) => page.getByRole('button', { name: 'Previous industries' });
export const next = (page: Page) => page.getByRole('button', { name: 'Next industries' });

export const first = industries[0].title;
export const last = industryTitles.at(-1);

/** The titles of the cards that stand in the track from edge to edge. */
export const inView = (page: Page) =>
  track(page).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.querySelectorAll('li')]
      .filter((card) => {
        const box = card.getBoundingClientRect();
        return box.left > left - 2 && box.right < right + 2;
      })
      .map((card) => card.querySelector('h3')?.innerText);
  });

export async function openCarousel(page: Page) {
  await openPage(page, '/');
  await track(page).scrollIntoViewIfNeeded();
}
