import { escapeHtml } from '@/platform/escape-html';
import type { Article } from '@/payload-types';
import { calloutNode } from '~/collections/article-text';

/**
 * A note or a warning, set in from the text around it.
 * @param words what each is called
 * @param draw makes HTML of the text in it
 */
export function toCallout(
  node: unknown,
  words: Readonly<Record<'note' | 'warning', string>>,
  draw: (text: Article['body']) => string,
): string {
  const { data } = calloutNode.safeParse(node);
  if (!data?.fields.text) return '';
  const { kind, text } = data.fields;
  const name = escapeHtml(words[kind ?? 'note']);
  return `<blockquote><p><strong>${name}</strong></p>${draw(text)}</blockquote>`;
}
