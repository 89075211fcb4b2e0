import type { IndustriesPageSeed } from '../types';

export const industriesPage: IndustriesPageSeed = {
  meta: { title: 'Custom software by industry' },
  heading: 'Industries we build software for',
  intro:
    'Each industry has its own rules and its own tools. Choose yours to see which of them one custom system can replace. The two examples on each page are made up; they are not delivered projects.',
  callToAction: 'Your industry is not on this street? Tell us about it.',
  solutionsIntro:
    'Each part replaces at least one layer in the drawing above. The numbers say which.',
  caseStudiesHeading: 'A case study',
  testimonialsHeading: 'What a client says',
  faqsHeading: 'Questions from your trade',
};
