import type { WorkPageSeed } from '../types';

export const workPage: WorkPageSeed = {
  meta: { title: 'Our Work: bespoke software projects' },
  heading: 'Our Work',
  intro:
    '{Projects} bespoke systems, from a deal room to a lorry park. Each project names the tools it replaced.',
  replacedLabel: 'Replaced',
  testimonialsHeading: 'What the client says',
  callToAction: 'Yours could be the {nextProject}',
};
