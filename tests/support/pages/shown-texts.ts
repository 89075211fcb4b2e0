import type { Page } from 'playwright/test';

/** Every text that a visitor of a page sees, hears or finds in a list of results, piece by piece. */
export const shownTexts = (page: Page, html: string): Promise<string[]> =>
  page.evaluate((html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    // What nobody reads, and the dates, which are written in one way.
    for (const unseen of parsed.querySelectorAll('script, style, template, time')) unseen.remove();
    const texts: string[] = [];
    const walker = parsed.createTreeWalker(parsed, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    const attributes = ['alt', 'aria-label', 'aria-roledescription', 'placeholder', 'title'];
    for (const name of attributes) {
      for (const each of parsed.querySelectorAll(`[${name}]`))
        texts.push(each.getAttribute(name) ?? '');
    }
    const described = ['description', 'og:title', 'og:description', 'og:site_name', 'og:image:alt'];
    for (const name of described) {
      for (const meta of parsed.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`))
        texts.push(meta.getAttribute('content') ?? '');
    }
    return texts;
  }, html);
