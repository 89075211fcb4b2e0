import type { Block } from 'payload';

import { pageBlock } from './block';
import { headingField, introField } from './heading-fields';

export const galleryBlock = (): Block =>
  pageBlock({
    slug: 'gallery',
    name: 'Gallery',
    plural: 'Galleries',
    type: 'GalleryBlock',
    says: 'heading',
    fields: [
      headingField('Where the software works'),
      introField(),
      {
        name: 'images',
        type: 'relationship',
        relationTo: 'gallery-images',
        hasMany: true,
        maxRows: 7,
        label: 'Gallery images',
        admin: { description: 'The first stands large. Empty: the first four of the gallery.' },
      },
    ],
  });
