import type { IndustriesPageSeed } from '../types';

export const industriesPage: IndustriesPageSeed = {
  meta: {
    title: 'Bespoke software by industry',
    description:
      'See which tools bespoke software could replace in your industry, from healthcare and fintech to manufacturing and charities.',
  },
  heading: 'Industries we build software for',
  intro:
    'Bespoke software development begins with the rules and tools of your industry. Choose yours to see which tools we could replace. The two worked examples on each page are made up; they are not projects we have delivered.',
  callToAction: 'Is your industry missing? Tell us about it.',
  solutionsIntro:
    'The numbers after “Replaces” match the tools in the drawing above. You need not start with every part: a first version has one or two, and each later part is a release with its own fixed price.',
  caseStudiesHeading: 'A case study',
  testimonialsHeading: 'What a client says',
  faqsHeading: 'Questions from your trade',
};
