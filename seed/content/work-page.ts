import type { WorkPageSeed } from '../types';

export const workPage: WorkPageSeed = {
  meta: { title: 'Our Work: bespoke software projects' },
  heading: 'Our Work',
  intro:
    '{Projects} bespoke software projects, from a deal room to a lorry park. See what each replaced.',
  replacedLabel: 'Replaced',
  builtHeading: 'How {built} of them were built',
  testimonialsHeading: 'What the client says',
  callToAction: 'Yours could be the {nextProject}',
};
