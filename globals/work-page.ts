import type { GlobalConfig } from 'payload';

import { pageAccess } from '../collections/access';

export const workPage: GlobalConfig = {
  slug: 'work-page',
  label: 'Work page',
  access: pageAccess,
  admin: {
    group: 'Pages',
    description:
      'The portfolio at /work. Write {projects} or {Projects} for the number of projects, {nextProject} for the next one’s: “the ninth”.',
  },
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 80 },
    { name: 'intro', type: 'textarea', required: true, maxLength: 300 },
    {
      name: 'replacedLabel',
      type: 'text',
      required: true,
      maxLength: 20,
      admin: { description: 'The word before what a project took the place of: “Replaced”.' },
    },
    {
      name: 'testimonialsHeading',
      type: 'text',
      required: true,
      defaultValue: 'What the client says',
      maxLength: 80,
      admin: { description: 'Above the testimonials on every case study that has one.' },
    },
    { name: 'callToAction', type: 'text', required: true, maxLength: 80 },
  ],
};
