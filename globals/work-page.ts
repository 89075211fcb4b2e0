import type { GlobalConfig } from 'payload';

import { globalAccess } from '../collections/access';
import { line, paragraph } from '../collections/fields/lines';

export const workPage: GlobalConfig = {
  slug: 'work-page',
  label: 'Work page',
  access: globalAccess,
  admin: {
    group: 'Pages',
    description:
      'The portfolio at /work. Write {projects} or {Projects} for the number of projects, {nextProject} for the next one’s: “the ninth”.',
  },
  fields: [
    line('heading', 80),
    paragraph('intro', 300),
    line('replacedLabel', 20, 'The word before what a project took the place of: “Replaced”.'),
    line('builtHeading', 80, {
      defaultValue: 'How {built} of them were built',
      isOptional: true,
      label: 'Heading over the way to chapters',
      description:
        'Below the projects: each case study that has chapters, and the way to each of them. {built} or {Built}: how many. Empty: nothing stands there.',
    }),
    line('testimonialsHeading', 80, {
      defaultValue: 'What the client says',
      description: 'Above the testimonials on every case study that has one.',
    }),
    line('callToAction', 80),
  ],
};
