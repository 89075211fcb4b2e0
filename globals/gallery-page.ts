import type { GlobalConfig } from 'payload';

import { anyone, editors } from '../collections/access';

export const galleryPage: GlobalConfig = {
  slug: 'gallery-page',
  label: 'Gallery page',
  access: { read: anyone, update: editors },
  admin: { group: 'Pages', description: 'The words at /image-gallery.' },
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 80 },
    { name: 'intro', type: 'textarea', required: true, maxLength: 300 },
  ],
};
