import type { GlobalConfig } from 'payload';

import { pageAccess } from '~/collections/access';

import { line, paragraph } from '../collections/fields/lines';

/** A page of which editors write the heading and the introduction, and no more. */
export const headedPage = (slug: string, label: string, path: string): GlobalConfig => ({
  slug,
  label,
  access: pageAccess,
  admin: { group: 'Pages', description: `The words at ${path}.` },
  fields: [line('heading', 80), paragraph('intro', 300)],
});
