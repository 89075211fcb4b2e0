import type { WorkPageSeed } from '../types';

export const workPage: WorkPageSeed = {
  meta: { title: 'Our Work: custom software projects' },
  heading: 'Our Work',
  intro:
    '{Projects} pieces of custom software, from a deal room to a lorry park. Beside each project you can read which tools it replaced.',
  replacedLabel: 'Replaced',
  testimonialsHeading: 'What the client says',
  callToAction: 'Yours could be the {nextProject}',
};
