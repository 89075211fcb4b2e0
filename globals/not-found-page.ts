import type { GlobalConfig } from 'payload';

import { globalAccess } from '../collections/access';
import { line, paragraph } from '../collections/fields/lines';

export const notFoundPage: GlobalConfig = {
  slug: 'not-found-page',
  label: 'Not-found page',
  access: globalAccess,
  admin: { group: 'Pages', description: 'What a visitor of an unknown address reads.' },
  fields: [line('heading', 80), paragraph('text', 300), line('popularHeading', 60)],
};
