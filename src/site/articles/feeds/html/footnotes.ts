import { escapeHtml } from '@/platform/escape-html';
import type { Article } from '@/payload-types';
import { addressesOf, footnoteNode } from '~/collections/article-text';

/**
 * The mark of a footnote. Readers of feeds take the ids of elements away, so it leads to the page.
 * @param number 1 for the first
 * @param url of the article
 */
export const toMark = (number: number, url: string): string =>
  `<sup><a href="${escapeHtml(url)}#${addressesOf(number).note}">[${number}]</a></sup>`;

/** The footnotes of a text below it, if it has any. */
export function toFootnotes(
  footnotes: readonly unknown[],
  words: { readonly footnotes: string },
  draw: (text: Article['body']) => string,
): string {
  if (footnotes.length === 0) return '';
  const items = footnotes.map((node) => {
    const text = footnoteNode.safeParse(node).data?.fields.text;
    return `<li>${text ? draw(text) : ''}</li>`;
  });
  return `<h2>${escapeHtml(words.footnotes)}</h2><ol>${items.join('')}</ol>`;
}
