import type { Article } from '@/payload-types';

export type TextNode = Article['body']['root']['children'][number];

/**
 * A picture between paragraphs, as the editor makes it.
 * @param id of a document of `media`
 */
export const makePicture = (id: string, caption?: string): TextNode => ({
  type: 'upload',
  version: 3,
  format: '',
  relationTo: 'media',
  value: id,
  fields: { caption: caption ?? null },
});

/** A note or a warning between paragraphs. */
export const makeCallout = (kind: 'note' | 'warning', text: Article['body']): TextNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: crypto.randomUUID(), blockName: '', blockType: 'callout', kind, text },
});
