export { figuresIn } from '../../../collections/checks/figures';

/**
 * What a page says to a visitor and to search engines, piece by piece. Left out: forms, whose
 * choices are no claims, and legal texts, which have their own register in docs/copy-review.md.
 */
export function wordsOf(html: Document): string[] {
  const left = 'form, script, style, noscript, main article';
  const description = html.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  const walker = html.createTreeWalker(html.body, NodeFilter.SHOW_TEXT);
  const words = [html.title, description];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement?.closest(left)) words.push(textContent ?? '');
  }
  return words;
}
