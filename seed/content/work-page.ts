import type { WorkPageSeed } from '../types';

export const workPage: WorkPageSeed = {
  heading: 'Our Work',
  intro:
    '{Projects} pieces of custom software, from a deal room to a lorry park. Beside each project you can read which tools it replaced.',
  replacedLabel: 'Replaced',
  callToAction: 'Yours could be the {nextProject}',
};
