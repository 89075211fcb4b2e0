import type { IndustriesPageSeed } from '../types';

export const industriesPage: IndustriesPageSeed = {
  heading: 'Industries, and what lies beneath them',
  intro:
    'Each has its own regulator, its own vocabulary and its own pile of tools that never quite meet. Choose yours to see the layers as they tend to lie, and the one system that takes their place.',
  callToAction: 'Not on this street? Tell us where you stand.',
  solutionsIntro:
    'Each part takes the place of at least one layer in the drawing above. The numbers say which.',
};
