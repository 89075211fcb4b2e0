import { escapeHtml } from '@/platform/escape-html';
import { pictureNode } from '~/collections/article-text';

import { pictureOf } from '../../../content';

/** A picture of a text with what is said below it; nothing once it is gone. */
export function toFigure(node: unknown): string {
  const { data } = pictureNode.safeParse(node);
  const picture = pictureOf(data?.value);
  if (!data || !picture) return '';
  const { src, alt, width, height } = picture;
  const caption = data.fields?.caption;
  return [
    '<figure>',
    `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`,
    ...(caption ? [`<figcaption>${escapeHtml(caption)}</figcaption>`] : []),
    '</figure>',
  ].join('');
}
