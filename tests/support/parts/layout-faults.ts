import type { Page } from 'playwright/test';

/**
 * What is wrong with where the words of a page stand, at the width that it has: sideways scroll, words
 * that leave the page, are cut off, or lie below something else.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  const { width = 0 } = page.viewportSize() ?? {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // All of it in sight: what lies over a place is asked of what is in sight alone.
  await page.setViewportSize({ width, height });
  return page.evaluate(() => {
    const faults = new Set<string>();
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      faults.add(`sideways scroll of ${root.scrollWidth - root.clientWidth} px`);
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const clipOf = (element: Element | null): Element | null =>
      element === null || element.tagName === 'MAIN' || clips(element)
        ? element
        : clipOf(element.parentElement);
    const check = (parent: Element, text: string, rect: DOMRect) => {
      const at = `${parent.closest('main > [id], main [id]')?.id ?? ''}: “${text.slice(0, 30)}”`;
      const clip = clipOf(parent);
      const scrolls = clip !== null && /auto|scroll/.test(getComputedStyle(clip).overflowX);
      if (scrolls) return;
      if (rect.left < -1 || rect.right > root.clientWidth + 1) faults.add(`leaves the page, ${at}`);
      const box =
        clip === null || clip.tagName === 'MAIN' ? undefined : clip.getBoundingClientRect();
      if (box && (rect.right > box.right + 1 || rect.bottom > box.bottom + 4))
        faults.add(`is cut, ${at}`);
      const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
      const over = document.elementFromPoint(x, y);
      if (over && !over.contains(parent) && !parent.contains(over))
        faults.add(`lies below <${over.tagName.toLowerCase()}>, ${at}`);
    };
    const main = document.querySelector('main');
    if (!main) return ['there is no page'];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!parent || text === '' || parent.closest('svg, script, .sr-only, [aria-hidden=true]'))
        continue;
      // Folded away.
      if (!parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects())
        if (rect.width > 1 && rect.height > 1) check(parent, text, rect);
    }
    return [...faults];
  });
}
