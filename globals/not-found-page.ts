import type { GlobalConfig } from 'payload';

import { pageAccess } from '../collections/access';

export const notFoundPage: GlobalConfig = {
  slug: 'not-found-page',
  label: 'Not-found page',
  access: pageAccess,
  admin: { group: 'Pages', description: 'What a visitor of an unknown address reads.' },
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 80 },
    { name: 'text', type: 'textarea', required: true, maxLength: 300 },
    { name: 'popularHeading', type: 'text', required: true, maxLength: 60 },
  ],
};
