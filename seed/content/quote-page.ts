import type { QuotePageSeed } from '../types';

export const quotePage: QuotePageSeed = {
  heading: 'Get Your Free Project Quote',
  intro:
    'Tell us which tools you use and what gets in the way. It takes about five minutes. Within 24 hours an engineer replies with a custom quote: a price range, and the questions that would narrow it.',
  privacyNote: 'We use these details to prepare your quote and to reply to you.',
  whyChoose: {
    heading: 'Why Choose OneLayer',
    reasons: [
      {
        title: 'Up to 90% cost savings',
        text: 'One system to host and look after, in place of a licence for every seat in every tool.',
      },
      {
        title: 'Delivery in weeks not months',
        text: 'A working build each Friday, so you judge progress by using it.',
      },
      {
        title: 'Enterprise-grade quality',
        text: 'Automated tests, roles, an audit trail, backups and documentation, whatever your size.',
      },
      {
        title: 'Fully managed support',
        text: 'Hosting, updates and a named engineer who helped to build it.',
      },
    ],
  },
  nextSteps: [
    { when: 'Today', what: 'You describe the work' },
    { when: 'Within 24 hours', what: 'Your custom quote: a price range' },
    { when: 'After Discovery', what: 'A scope, dates and one price' },
  ],
  faqsHeading: 'Questions people ask first',
  thankYou: {
    heading: 'Thank You For Your Request!',
    text: 'An engineer will read it and reply within 24 hours with a custom quote: a price range, and the questions that would narrow it. Until then there is nothing that you need to do.',
  },
};
