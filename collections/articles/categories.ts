import type { CollectionConfig } from 'payload';

import { contentAccess } from '../access';
import { line, paragraph } from '../fields/lines';
import { slugField } from '../fields/slug';

/** By what visitors choose among articles. */
export const articleCategories: CollectionConfig = {
  slug: 'article-categories',
  labels: { singular: 'Article category', plural: 'Article categories' },
  orderable: true,
  access: contentAccess,
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'description'],
    description:
      'Each has a page at /insights/category/, as long as a published article belongs to it. Drag to change the order.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Category',
          fields: [
            line('title', 40),
            paragraph('description', 200, 'One sentence under the heading of its page.'),
          ],
        },
      ],
    },
    slugField('The page’s address: /insights/category/ and this.'),
  ],
};
