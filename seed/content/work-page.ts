import type { WorkPageSeed } from '../types';

export const workPage: WorkPageSeed = {
  meta: { title: 'Our Work: bespoke software projects' },
  heading: 'Our Work',
  intro:
    '{Projects} projects of bespoke software development, from a deal room to a lorry park. Each says what it replaced.',
  replacedLabel: 'Replaced',
  builtHeading: 'How {built} of them were built',
  testimonialsHeading: 'What the client says',
  callToAction: 'Yours could be the {nextProject}',
};
