import type { IndustriesPageSeed } from '../types';

export const industriesPage: IndustriesPageSeed = {
  meta: {
    title: 'Bespoke software by industry',
    description:
      'See which tools bespoke software could replace in your industry, from healthcare and fintech to manufacturing and charities.',
  },
  heading: 'Industries we build software for',
  intro:
    'Each industry has its own rules and tools. Choose yours to see which of them custom software could replace. The two worked examples on each page are made up; they are not projects we have delivered.',
  callToAction: 'Is your industry missing? Tell us about it.',
  solutionsIntro:
    'Each part replaces at least one layer in the drawing above. The numbers show which.',
  caseStudiesHeading: 'A case study',
  testimonialsHeading: 'What a client says',
  faqsHeading: 'Questions from your trade',
};
