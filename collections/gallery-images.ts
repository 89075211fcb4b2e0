import type { CollectionConfig } from 'payload';

import { contentAccess } from './access';
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
    { name: 'description', type: 'text', required: true, maxLength: 160 },
    pictureField({ name: 'image', description: 'A photograph.', frame: galleryFrame }),
  ],
};
