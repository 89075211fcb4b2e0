import type { Block, Field } from 'payload';

import { thumbnailOf, type ThumbnailName } from './thumbnails';

interface PageBlock {
  readonly slug: ThumbnailName;
  /** What the panel calls it. */
  readonly name: string;
  readonly plural: string;
  /** The name of its type in src/payload-types.ts. */
  readonly type: string;
  /** The field whose words the row shows while it is closed. */
  readonly says: string;
  readonly fields: Field[];
}

/** A part of a page: it has its picture where an editor chooses one, and its row says what is in it. */
export const pageBlock = ({ slug, name, plural, type, says, fields }: PageBlock): Block => ({
  slug,
  interfaceName: type,
  labels: { singular: name, plural },
  admin: {
    // The row's own words take its place.
    disableBlockName: true,
    images: { thumbnail: { url: thumbnailOf(slug), alt: '' } },
    components: {
      Label: { path: '/src/panel/blocks/block-label#BlockLabel', clientProps: { name, says } },
    },
  },
  fields,
});
