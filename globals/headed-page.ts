import type { GlobalConfig } from 'payload';

import { pageAccess } from '~/collections/access';

/** A page of which editors write the heading and the introduction, and no more. */
export const headedPage = (slug: string, label: string, path: string): GlobalConfig => ({
  slug,
  label,
  access: pageAccess,
  admin: { group: 'Pages', description: `The words at ${path}.` },
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 80 },
    { name: 'intro', type: 'textarea', required: true, maxLength: 300 },
  ],
});
