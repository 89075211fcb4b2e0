import type { CollectionConfig } from 'payload';

import { contentAccess } from './access';
import { onceOnSite } from './drafts/once-on-site';
import { line } from './fields/lines';
import { placeholderField } from './fields/placeholder';

export const faqs: CollectionConfig = {
  slug: 'faqs',
  labels: { singular: 'Question', plural: 'Questions' },
  orderable: true,
  access: contentAccess,
  admin: {
    group: 'Content',
    useAsTitle: 'question',
    defaultColumns: ['question', 'onQuotePage', 'industries', 'placeholder'],
    listSearchableFields: ['question', 'answer'],
    description:
      'What buyers ask before they write, on the quote page and on pages of industries. Drag to change the order.',
  },
  fields: [
    onceOnSite(line('question', 120)),
    line('topic', 40, {
      isOptional: true,
      description:
        'Such as “Price and payment”: a heading over the questions of this topic that follow one another.',
    }),
    {
      name: 'answer',
      type: 'textarea',
      required: true,
      maxLength: 1200,
      admin: {
        rows: 8,
        description: 'Plain text. An empty line begins a new paragraph, a new line stays one.',
      },
    },
    {
      name: 'onQuotePage',
      type: 'checkbox',
      defaultValue: false,
      label: 'On the quote page',
      admin: { position: 'sidebar' },
    },
    {
      name: 'industries',
      type: 'relationship',
      relationTo: 'industries',
      hasMany: true,
      label: 'On the pages of these industries',
      admin: {
        position: 'sidebar',
        description: 'To hide the question, leave this empty and do not tick the box above.',
      },
    },
    placeholderField(),
  ],
};
