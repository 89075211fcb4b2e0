import type { Page } from 'playwright/test';

/**
 * Gives the focus to each control in turn.
 * @returns the controls whose ring lies on letters, their own or others', each with those letters
 */
export const lettersUnderRings = (page: Page): Promise<string[]> => page.evaluate(findLetters);

/** In the browser: it sees nothing of this file. */
function findLetters(): string[] {
  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const meet = (a: Box, b: Box) =>
    a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
  const grow = ({ left, right, top, bottom }: Box, by: number): Box => ({
    ...{ left: left - by, right: right + by, top: top - by, bottom: bottom + by },
  });
  /** What scrolls or clips shows a part of what it holds. */
  const seenOf = (element: Element | null, box: Box): Box | null => {
    let seen = box;
    for (let around = element; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (around === document.body || around === document.documentElement) break;
      if (overflowX !== 'visible')
        seen = {
          ...seen,
          left: Math.max(seen.left, edge.left),
          right: Math.min(seen.right, edge.right),
        };
      if (overflowY !== 'visible')
        seen = {
          ...seen,
          top: Math.max(seen.top, edge.top),
          bottom: Math.min(seen.bottom, edge.bottom),
        };
    }
    return seen.right - seen.left > 1 && seen.bottom - seen.top > 1 ? seen : null;
  };
  const layerOf = (element: Element | null) => {
    for (let around = element; around; around = around.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(around).position)) return around;
    return null;
  };

  /** Where letters stand now: a line without its empty space above and below. */
  const letters = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: (Box & { text: string; layer: Element | null })[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const parent = node.parentElement;
      // A stop right after a link is no letter, and neither is the space between two words.
      const [, before = '', text = ''] =
        /^([\s\p{P}]*)(.*?)[\s\p{P}]*$/su.exec(node.textContent ?? '') ?? [];
      if (
        text === '' ||
        !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.setStart(node, before.length);
      range.setEnd(node, before.length + text.length);
      for (const line of range.getClientRects()) {
        const space =
          Math.max(0, line.height - Number.parseFloat(getComputedStyle(parent).fontSize) * 0.9) / 2;
        const box = {
          left: line.left + 1,
          right: line.right - 1,
          top: line.top + space,
          bottom: line.bottom - space,
        };
        const seen = seenOf(parent, box);
        if (seen) found.push({ ...seen, text, layer: layerOf(parent) });
      }
    }
    return found;
  };

  const ringed = (focused: Element): Element[] => {
    const around: Element[] = [];
    for (let each: Element | null = focused; each; each = each.parentElement) around.push(each);
    return [...around, ...focused.querySelectorAll('*')].filter((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
  };

  const found: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )) {
    if (
      !control.checkVisibility({ visibilityProperty: true }) ||
      control.getBoundingClientRect().width < 2
    )
      continue;
    control.focus({ focusVisible: true });
    if (document.activeElement !== control) continue;
    const all = letters();
    for (const element of ringed(control)) {
      const { outlineWidth, outlineOffset } = getComputedStyle(element);
      const width = Number.parseFloat(outlineWidth);
      // A link that wraps has a ring round each of its lines.
      const bands = [...element.getClientRects()].flatMap((line): Box[] => {
        const inner = grow(line, Number.parseFloat(outlineOffset));
        const outer = grow(inner, width);
        return [
          { ...outer, right: inner.left },
          { ...outer, left: inner.right },
          { ...outer, bottom: inner.top },
          { ...outer, top: inner.bottom },
        ];
      });
      const shown = bands.flatMap((band) => seenOf(element.parentElement, band) ?? []);
      const layer = layerOf(element);
      for (const each of all)
        if (each.layer === layer && shown.some((band) => meet(band, each)))
          found.push(
            `${control.tagName} “${(control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)}” on “${each.text.slice(0, 40)}”`,
          );
    }
  }
  return [...new Set(found)];
}
