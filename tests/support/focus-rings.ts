import type { Page } from 'playwright/test';

/**
 * Tabs through the page.
 * @param within a selector: controls elsewhere do not count
 * @returns the controls whose ring something cuts off, each by its words
 */
export async function cutRings(page: Page, within: string): Promise<readonly string[]> {
  const cut = new Set<string>();
  const seen = new Set<string>();
  for (;;) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(ringInFocus, within);
    if (focused === null || seen.has(focused.place)) return [...cut];
    seen.add(focused.place);
    if (focused.by !== null) cut.add(`${focused.words} by ${focused.by}`);
  }
}

/** In the browser: it sees nothing of this file. */
function ringInFocus(within: string) {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { outlineWidth, outlineOffset, position } = getComputedStyle(focused);
  const width = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const box = focused.getBoundingClientRect();
  const ring = {
    ...{ left: box.left - width, right: box.right + width },
    ...{ top: box.top - width, bottom: box.bottom + width },
  };
  const hairline = 0.5;
  const cuts = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return (
      (overflowX !== 'visible' && (ring.left < left - hairline || ring.right > right + hairline)) ||
      (overflowY !== 'visible' && (ring.top < top - hairline || ring.bottom > bottom + hairline))
    );
  };
  let by = ring.left < 0 || ring.right > window.innerWidth ? 'the screen' : null;
  let isPlaced = position === 'absolute' || position === 'fixed';
  for (let around = focused.parentElement; around; around = around.parentElement) {
    const its = getComputedStyle(around).position;
    if (isPlaced && its === 'static') continue;
    if (around !== document.body && around !== document.documentElement && cuts(around))
      by ??= `${around.tagName.toLowerCase()}.${around.className}`;
    isPlaced = its === 'absolute' || its === 'fixed';
  }
  const words = focused.getAttribute('aria-label') ?? focused.textContent.trim();
  const place = [...document.querySelectorAll('*')].indexOf(focused);
  if (!focused.closest(within)) by = null;
  return { place: String(place), words: `${focused.tagName} ${words}`.slice(0, 80), by };
}
