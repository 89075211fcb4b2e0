import type { Locator, Page } from 'playwright/test';

import { expect } from '../site';

export const main = (page: Page) => page.getByRole('main');
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What the page says in its code and shows nowhere. */
export const unseenTexts = (page: Page) =>
  main(page).evaluate((element) => {
    // Folded groups open by themselves. A form's choices and thanks, what it says to who brings a section
    // along, and a button that could do nothing, are rightly out of sight. Drawings say the same for one
    // width or another. Where a table needs a script, a link to a page that needs none takes its place. What
    // would stay is asked once a tool is ticked. Some words are for browsers without scripts alone.
    const apart =
      'details, option, #thank-you, #your-section, button, script, svg, [data-scripted], [id$="-staying"], [class*="not-noscript:"]';
    const seen = new Set<string>();
    const all = new Set<string>();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      const text = textContent?.trim();
      if (!text || !parent) continue;
      if (!parent.closest(apart)) all.add(text);
      if (parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        seen.add(text);
    }
    return [...all].filter((text) => !seen.has(text));
  });

/** So many pictures, and each of them loads on the way to it. */
export async function expectPictures(container: Locator, count: number) {
  const pictures = container.locator('img').filter({ visible: true });
  await expect(pictures).toHaveCount(count);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
}
