import type { WorkPageSeed } from '../types';

export const workPage: WorkPageSeed = {
  heading: 'Our Work',
  intro:
    'Eight systems, from a deal room to a lorry park. Beside each one stands what it took the place of.',
  replacedLabel: 'Replaced',
  callToAction: 'Yours would be the ninth',
};
