import type { Locator } from 'playwright/test';

import { expect, test } from '../../support/site';

/** Where the lines of each link begin and end, from the top of the page. */
const linesOf = (links: Locator) =>
  links.evaluateAll((all) =>
    all.map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return [...range.getClientRects()].map(({ top, bottom }) => ({ top, bottom }));
    }),
  );

const widths = [320, 768, 1280];

test('links below each other are told apart, also those of two lines', async ({ page }) => {
  let broken = 0;
  for (const [path, list] of [
    ['/', 'main figcaption:has(a + a)'],
    ['/work', 'section[aria-labelledby=built] ol'],
  ] as const)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const lists = await page.locator(list).all();
      expect(lists.length).toBeGreaterThan(0);
      for (const each of lists) {
        const links = await linesOf(each.locator('a'));
        for (const [index, lines] of links.entries()) {
          if (lines.length > 1) broken += 1;
          const end = lines.at(-1)?.bottom ?? 0;
          const next = links[index + 1]?.[0]?.top ?? Infinity;
          const isBeside = next < end;
          expect([path, width, isBeside || next - end >= 16]).toEqual([path, width, true]);
        }
      }
    }
  // Else nothing has been asked.
  expect(broken).toBeGreaterThan(0);
});

test('the ways into the chapters of a case study begin on one line', async ({ page }) => {
  for (const width of widths.filter((each) => each >= 640)) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/work');
    for (const list of await page.locator('section[aria-labelledby=built] ol').all()) {
      const tops = (await linesOf(list.locator('a'))).map(([first]) => Math.round(first?.top ?? 0));
      expect(tops.length).toBeGreaterThan(1);
      expect([width, new Set(tops).size]).toEqual([width, 1]);
    }
  }
});
