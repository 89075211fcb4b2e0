import type { Block, Field, TextareaField, TextField } from 'payload';

import { capital } from '@/ui/capital';

import { line } from '../../fields/lines';
import { thumbnailOf, type ThumbnailName } from './thumbnails';

interface PageBlock {
  readonly slug: ThumbnailName;
  /** What the panel calls it. */
  readonly name: string;
  readonly plural?: string;
  /** The field whose words the row shows while it is closed. */
  readonly says?: string;
  /** It shows what stands elsewhere in the panel, and changes with it. */
  readonly isOfLists?: true;
  readonly fields: Field[];
}

/** Under these lines the panel offers the parts, so that those that look alike are told apart. */
const groups = {
  own: 'You write it on this page',
  lists: 'It shows what stands elsewhere in the panel, and changes with it',
} as const;

/** A part of a page: it has its picture where an editor chooses one, and its row says what is in it. */
export const pageBlock = ({
  slug,
  name,
  plural = name,
  says = 'heading',
  isOfLists,
  fields,
}: PageBlock): Block => ({
  slug,
  interfaceName: `${capital(slug)}Block`,
  labels: { singular: name, plural },
  admin: {
    group: isOfLists ? groups.lists : groups.own,
    // The row's own words take its place.
    disableBlockName: true,
    images: { thumbnail: { url: thumbnailOf(slug), alt: '' } },
    components: {
      Label: { path: '/src/panel/blocks/block-label#BlockLabel', clientProps: { name, says } },
    },
  },
  fields,
});

/** Fields that open most sections. Each block gets ones of its own: Payload writes into them. */
export const headingField = (first: string): TextField =>
  line('heading', 80, { defaultValue: first });

export const labelField = (first?: string): TextField => ({
  name: 'label',
  type: 'text',
  maxLength: 30,
  defaultValue: first,
  admin: { description: 'The small word over the heading; it may stay empty.' },
});

export const introField = (first?: string): TextareaField => ({
  name: 'intro',
  type: 'textarea',
  label: 'Introduction',
  maxLength: 200,
  defaultValue: first,
});

/** A row of a list shows these words of it while it is closed. */
export const rowWords = (says: string) => ({
  RowLabel: { path: '/src/panel/blocks/block-label#RowWords', clientProps: { says } },
});
