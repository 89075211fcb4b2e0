import type { QuotePageSeed } from '../types';

export const quotePage: QuotePageSeed = {
  meta: {
    description:
      'What does bespoke software cost? See our price bands, tell us about your project in five minutes and get a price range within 24 hours.',
  },
  heading: 'Get Your Free Project Quote',
  intro:
    'Tell us which tools you use and what gets in the way: it takes about five minutes. An engineer replies within 24 hours with a custom quote: a price range for a first version, the price of Discovery (the paid first week) within it, and the monthly charge for hosting and care.',
  privacyNote: 'We use these details to prepare your quote and to reply to you.',
  whyChoose: {
    heading: 'Why Choose OneLayer',
    reasons: [
      {
        title: 'Up to 90% cost savings',
        text: 'Once the system is built, you pay for its hosting and care instead of a licence for every seat that it replaces.',
      },
      {
        title: 'Delivery in weeks not months',
        text: 'A first version takes about eight weeks. You see a working build every Friday and can judge progress by using it.',
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
    { when: 'Within 24 hours', what: 'Your custom quote, with a price range' },
    {
      when: 'When you are ready',
      what: 'A free half-hour call; then you book Discovery or say no',
    },
    { when: 'After Discovery', what: 'A scope, dates and a fixed price' },
  ],
  faqsHeading: 'Before you ask: price, ownership and risk',
  thankYou: {
    heading: 'Thank You For Your Request!',
    text: 'An engineer will read it and reply within 24 hours with a custom quote: a price range for a first version, the Discovery price, the monthly charge for hosting and care, and what we still need to know to narrow the range. A confirmation follows by email.',
  },
};
