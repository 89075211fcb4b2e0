import type { CollectionConfig } from 'payload';

import { contentAccess } from './access';

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
    { name: 'image', type: 'upload', relationTo: 'media', required: true },
  ],
};
