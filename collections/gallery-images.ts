import type { CollectionConfig } from 'payload';

import { contentAccess } from './access';
import { line } from './fields/lines';
import { galleryFrame, pictureField } from './fields/picture';

export const galleryImages: CollectionConfig = {
  slug: 'gallery-images',
  labels: { singular: 'Gallery image', plural: 'Gallery images' },
  orderable: true,
  access: contentAccess,
  admin: {
    group: 'Content',
    useAsTitle: 'description',
    defaultColumns: ['description', 'image', 'updatedAt'],
    description: 'The pictures at /image-gallery. Drag to change the order.',
  },
  fields: [
    line('description', 160),
    pictureField({ name: 'image', description: 'A photograph.', frame: galleryFrame }),
  ],
};
