import type { GlobalConfig } from 'payload';

import { pageAccess } from '../collections/access';

export const galleryPage: GlobalConfig = {
  slug: 'gallery-page',
  label: 'Gallery page',
  access: pageAccess,
  admin: { group: 'Pages', description: 'The words at /image-gallery.' },
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 80 },
    { name: 'intro', type: 'textarea', required: true, maxLength: 300 },
  ],
};
