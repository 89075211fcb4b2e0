import type { Article } from '@/payload-types';
import { makeCallout, makePicture, type TextNode } from '~/collections/article-text';

import type { MarkdownConverter } from './rich-text';
import type { ArticleTextSeed } from './types';

interface Given {
  readonly toRichText: MarkdownConverter;
  /** From a picture’s name in the seed to its id, or to nothing where an editor has deleted it. */
  readonly picture: (name: string) => string | undefined;
}

/** The text of an article, with what stands between its paragraphs. */
export function articleBody(
  text: ArticleTextSeed,
  { toRichText, picture }: Given,
): Article['body'] {
  const parts = typeof text === 'string' ? [text] : text;
  const { root } = toRichText('');
  const children = parts.flatMap((part): TextNode[] => {
    if (typeof part === 'string') return toRichText(part).root.children;
    if ('callout' in part) return [makeCallout(part.callout, toRichText(part.text))];
    const id = picture(part.picture);
    return id === undefined ? [] : [makePicture(id, part.caption)];
  });
  return { root: { ...root, children } };
}
