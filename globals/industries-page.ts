import type { GlobalConfig } from 'payload';

import { pageAccess } from '../collections/access';

export const industriesPage: GlobalConfig = {
  slug: 'industries-page',
  label: 'Industries page',
  access: pageAccess,
  admin: {
    group: 'Pages',
    description: 'The index at /industries, and the words that all industry pages share.',
  },
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 80 },
    { name: 'intro', type: 'textarea', required: true, maxLength: 300 },
    { name: 'callToAction', type: 'text', required: true, maxLength: 80 },
    {
      name: 'solutionsIntro',
      type: 'textarea',
      required: true,
      maxLength: 200,
      admin: { description: 'Beside the heading of the solution cards on every industry page.' },
    },
    {
      name: 'caseStudiesHeading',
      type: 'text',
      required: true,
      defaultValue: 'A case study',
      maxLength: 80,
      admin: { description: 'Above the case studies on every industry page that has one.' },
    },
    {
      name: 'testimonialsHeading',
      type: 'text',
      required: true,
      defaultValue: 'What a client says',
      maxLength: 80,
      admin: { description: 'Above the testimonials on every industry page that has one.' },
    },
    {
      name: 'faqsHeading',
      type: 'text',
      required: true,
      defaultValue: 'Questions from your trade',
      maxLength: 80,
      admin: { description: 'Above the questions on every industry page that has some.' },
    },
  ],
};
