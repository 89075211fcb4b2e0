import type { GlobalConfig } from 'payload';

import { globalAccess } from '../collections/access';
import { line, paragraph } from '../collections/fields/lines';

export const industriesPage: GlobalConfig = {
  slug: 'industries-page',
  label: 'Industries page',
  access: globalAccess,
  admin: {
    group: 'Pages',
    description: 'The index at /industries, and the words that all industry pages share.',
  },
  fields: [
    line('heading', 80),
    paragraph('intro', 300),
    line('callToAction', 80),
    paragraph(
      'solutionsIntro',
      200,
      'Beside the heading of the solution cards on every industry page.',
    ),
    line('caseStudiesHeading', 80, {
      defaultValue: 'A case study',
      description: 'Above the case studies on every industry page that has one.',
    }),
    line('testimonialsHeading', 80, {
      defaultValue: 'What a client says',
      description: 'Above the testimonials on every industry page that has one.',
    }),
    line('faqsHeading', 80, {
      defaultValue: 'Questions from your trade',
      description: 'Above the questions on every industry page that has some.',
    }),
  ],
};
