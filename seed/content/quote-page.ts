import type { QuotePageSeed } from '../types';

export const quotePage: QuotePageSeed = {
  meta: {
    description:
      'Tell us about your bespoke software project in about five minutes. An engineer replies within 24 hours with a price range.',
  },
  heading: 'Get Your Free Project Quote',
  intro:
    'Tell us which tools you use and what gets in the way. It takes about five minutes. An engineer replies within 24 hours with a custom quote: a price range, and the questions that would narrow it.',
  privacyNote: 'We use these details to prepare your quote and to reply to you.',
  whyChoose: {
    heading: 'Why Choose OneLayer',
    reasons: [
      {
        title: 'Up to 90% cost savings',
        text: 'You pay to host and look after one system instead of a licence for every seat in every tool.',
      },
      {
        title: 'Delivery in weeks not months',
        text: 'We show you a working build every Friday, so you can judge progress by using it.',
      },
      {
        title: 'Enterprise-grade quality',
        text: 'You get automated tests, roles, an audit trail, backups and documentation, whatever your size.',
      },
      {
        title: 'Fully managed support',
        text: 'The engineers who built your system host, update and support it.',
      },
    ],
  },
  nextSteps: [
    { when: 'Today', what: 'You describe the work' },
    { when: 'Within 24 hours', what: 'Your custom quote: a price range' },
    { when: 'After Discovery', what: 'A scope, dates and a fixed price' },
  ],
  faqsHeading: 'Questions people ask first',
  thankYou: {
    heading: 'Thank You For Your Request!',
    text: 'An engineer will read it and reply within 24 hours with a custom quote: a price range, and the questions that would narrow it. You need do nothing until then.',
  },
};
