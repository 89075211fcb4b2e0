import type { CollectionConfig, DateField } from 'payload';

import { closedField, contentAccess } from '../access';
import { articleBody } from '../fields/article-body';
import { line, paragraph } from '../fields/lines';
import { pickedFromList } from '../fields/picked-from-list';
import { coverFrame, pictureField } from '../fields/picture';
import { placeholderField } from '../fields/placeholder';
import { slugField } from '../fields/slug';
import { complete } from './complete';

export { articleCategories } from './categories';

const day = (name: string, description: string): DateField => ({
  name,
  type: 'date',
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
    description,
  },
});

/** What the agency writes, at /insights. There is no such page while none is published. */
export const articles: CollectionConfig = {
  slug: 'articles',
  labels: { singular: 'Article', plural: 'Articles' },
  access: contentAccess,
  defaultSort: '-publishedOn',
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'categories', 'authors', 'publishedOn'],
    listSearchableFields: ['title', 'slug', 'summary'],
    description:
      'Each stands at /insights and its slug, the newest first in the list at /insights. Neither is there while no article is published.',
    components: { beforeListTable: ['/src/panel/wordpress/import-link#ImportLink'] },
  },
  hooks: { beforeChange: [complete] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Article',
          fields: [
            line('title', 100),
            paragraph(
              'summary',
              300,
              'Two sentences at most, for lists, feeds and search engines.',
            ),
            pictureField({
              name: 'cover',
              description: 'Stands above the text. Empty: a strip of ground is drawn.',
              frame: coverFrame,
              isOptional: true,
            }),
            articleBody(),
          ],
        },
        {
          label: 'Belongs to',
          fields: [
            {
              name: 'authors',
              type: 'relationship',
              relationTo: 'authors',
              hasMany: true,
              maxRows: 4,
              admin: { ...pickedFromList, description: 'Empty: the company stands for it.' },
            },
            {
              name: 'categories',
              type: 'relationship',
              relationTo: 'article-categories',
              hasMany: true,
              maxRows: 3,
              admin: { description: 'Visitors choose by them at /insights.' },
            },
            {
              name: 'tags',
              type: 'text',
              hasMany: true,
              maxRows: 8,
              maxLength: 40,
              admin: { description: 'Articles that share one lead to each other.' },
            },
            {
              name: 'projects',
              type: 'relationship',
              relationTo: 'projects',
              hasMany: true,
              maxRows: 4,
              label: 'Projects that it is about',
              admin: { ...pickedFromList, description: 'It leads to their case studies.' },
            },
            {
              name: 'industries',
              type: 'relationship',
              relationTo: 'industries',
              hasMany: true,
              maxRows: 4,
              label: 'Industries that it is about',
              admin: { description: 'It leads to their pages.' },
            },
          ],
        },
      ],
    },
    slugField('The article’s address: /insights/ and this.'),
    day('publishedOn', 'Printed over the text. Empty: the day on which it is first published.'),
    day('updatedOn', 'When you changed what it says. Empty: no such day is printed.'),
    {
      ...line('updateNote', 200, { label: 'What was changed', isOptional: true }),
      admin: { position: 'sidebar', description: 'One sentence, printed below the text.' },
    },
    {
      name: 'readingMinutes',
      type: 'number',
      admin: { hidden: true, disableBulkEdit: true },
      access: { create: closedField, update: closedField },
    },
    placeholderField(),
  ],
};
