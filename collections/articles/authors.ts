import type { CollectionConfig } from 'payload';

import { contentAccess } from '../access';
import { line, paragraph } from '../fields/lines';
import { placeholderField } from '../fields/placeholder';
import { slugField } from '../fields/slug';

/** Who writes articles. Slugs follow a `title`, and lists are named by it, so the name is one. */
export const authors: CollectionConfig = {
  slug: 'authors',
  labels: { singular: 'Author', plural: 'Authors' },
  orderable: true,
  access: contentAccess,
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'role', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'role'],
    description:
      'Each has a page at /insights/author/, as long as a published article is theirs. Drag to change the order.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Author',
          fields: [
            line('title', 80, { label: 'Name' }),
            line('role', 80, 'Beside the name: “Founder”.'),
            paragraph('about', 300, {
              isOptional: true,
              description: 'A few sentences for the author’s page.',
            }),
          ],
        },
      ],
    },
    slugField('The page’s address: /insights/author/ and this.'),
    placeholderField(),
  ],
};
