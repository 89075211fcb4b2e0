import { beginningOf } from '@/platform/plain-text';

import { htmlReader, type HtmlNode } from './html';
import { limits } from './limits';

/** What nobody reads. */
export const unseen = new Set(
  'script style noscript template svg math head title meta link object embed applet canvas'.split(
    ' ',
  ),
);

/**
 * The words of a piece of HTML on one line: names and titles have `&amp;` in them.
 * @throws RefusedFile
 */
export function plainWords(html: string): string {
  return wordsIn(htmlReader()(beginningOf(html, limits.words)))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The words in nodes, however deep they lie. */
export function wordsIn(nodes: readonly HtmlNode[]): string {
  const words: string[] = [];
  const waiting = nodes.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if ('value' in node) words.push(node.value);
    else if ('childNodes' in node && !unseen.has(node.nodeName))
      for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
  return words.join('');
}
