import type { CollectionConfig } from 'payload';

import { contentAccess } from './access';
import { onceOnSite } from './drafts/once-on-site';
import { line, paragraph } from './fields/lines';
import { pickedFromList } from './fields/picked-from-list';
import { placeholderField } from './fields/placeholder';

export const testimonials: CollectionConfig = {
  slug: 'testimonials',
  labels: { singular: 'Testimonial', plural: 'Testimonials' },
  orderable: true,
  access: contentAccess,
  admin: {
    group: 'Content',
    useAsTitle: 'author',
    defaultColumns: ['author', 'title', 'placeholder'],
    description: 'The first one is set large. Drag to change the order.',
  },
  fields: [
    paragraph('quote', 320, 'Without quotation marks.'),
    onceOnSite(line('author', 80)),
    line('title', 120, 'The role and the company.'),
    {
      name: 'industries',
      type: 'relationship',
      relationTo: 'industries',
      hasMany: true,
      label: 'On the pages of these industries',
      admin: { position: 'sidebar', description: 'They show it, and it leads to them.' },
    },
    {
      name: 'project',
      type: 'relationship',
      relationTo: 'projects',
      label: 'About this project',
      admin: {
        ...pickedFromList,
        position: 'sidebar',
        description: 'Its case study shows it, and it leads there.',
      },
    },
    placeholderField(),
  ],
};
