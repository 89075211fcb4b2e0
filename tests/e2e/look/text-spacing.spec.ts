import type { Page } from 'playwright/test';

import { oneOfEachKind, publicPages } from '../../support/pages/public-pages';
import { expect, test } from '../../support/site';

/** As far apart as letters, words and lines may be set (WCAG 2.2, 1.4.12). */
const spacing = `*:not(svg *) {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

test('with wide text spacing no word is cut on a narrow phone, and no page goes sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const path of oneOfEachKind(await publicPages())) {
    await page.goto(path);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, spacing);
    found.push(...(await cutWords(page)).map((words) => `${path}: ${words}`));
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    if (sideways > 0) found.push(`${path}: ${sideways} px sideways`);
  }
  expect(found).toEqual([]);
});

/** What is written and reaches past what clips it. What scrolls shows the rest. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const { parentElement: around } = text;
      if (!text.textContent?.trim() || !around?.checkVisibility({ visibilityProperty: true }))
        continue;
      if (around.closest('svg, script, style, [aria-hidden=true], .sr-only, .skip-link')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      for (
        let box: Element | null = around;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if ([overflowX, overflowY].some((each) => each === 'auto' || each === 'scroll')) break;
        const edge = box.getBoundingClientRect();
        const isCut =
          (overflowX !== 'visible' &&
            (words.right > edge.right + 1 || words.left < edge.left - 1)) ||
          (overflowY !== 'visible' && (words.bottom > edge.bottom + 1 || words.top < edge.top - 1));
        if (isCut) cut.push(text.textContent.trim());
      }
    }
    return cut;
  });
