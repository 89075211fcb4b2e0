import brand from '~/brand/brand.json' with { type: 'json' };
import type {
  GalleryPageSeed,
  HomePageSeed,
  IndustriesPageSeed,
  QuotePageSeed,
  WorkPageSeed,
} from '~/seed/types';

export const homePage: HomePageSeed = {
  hero: {
    headline: 'Software that fits the way you work.',
    lede: 'We design, build and look after bespoke software for businesses. Tell us what you need, and we reply with a proposal.',
    tools: [{ name: 'One tool' }, { name: 'Another tool' }, { name: 'A third tool' }],
    oneLayer: 'One system.',
    caption: 'Built round how you already work',
  },
  industries: {
    heading: 'The industries we build software for',
    intro: 'Find your industry and read what we do for it.',
  },
  advantage: {
    heading: 'What you get',
    cards: [
      { title: 'Made for you', description: 'We begin with how you work and build what helps.' },
      { title: 'Yours to keep', description: 'You own the code that we write for you.' },
      { title: 'In small steps', description: 'You see a working version early.' },
      { title: 'Looked after', description: 'The people who build it keep it running.' },
    ],
    explainer: {
      heading: 'One system instead of several',
      text: 'When several tools do the same job, people copy data between them. With a shared system they need not.',
    },
    ledger: {
      caption: 'An example. Replace it with your own.',
      toolHeading: 'What is in use',
      againHeading: 'Typed again',
      costHeading: 'A month',
      rows: [
        { tool: 'One tool', again: 'yes', cost: '–' },
        { tool: 'Another tool', again: 'yes', cost: '–' },
      ],
      totalTool: 'One system',
      totalAgain: 'typed once',
      totalCost: '–',
    },
  },
  services: {
    label: 'Services',
    heading: 'What we build',
    intro: 'These are the parts that clients need most often.',
  },
  process: { label: 'Process', heading: 'How we work' },
  portfolio: {
    heading: 'Our work',
    text: 'What we have built, and what it is used for.',
    image: 'your-picture',
  },
  stories: {
    heading: 'What clients can count on',
    stats: [
      { value: 'One', label: 'System for all', share: 100 },
      { value: 'One', label: 'Team from start to end', share: 100 },
      { value: 'One', label: 'Price, agreed beforehand', share: 100 },
    ],
  },
  contact: {
    label: 'Contact',
    heading: 'Write to us',
    intro: 'Tell us what you do and what gets in the way. We read every message.',
    privacyNote: 'We use these details to answer you.',
  },
};

export const industriesPage: IndustriesPageSeed = {
  heading: 'Industries we build software for',
  intro: 'Each industry has its own rules and its own tools.',
  callToAction: 'Tell us about yours.',
  solutionsIntro: 'The numbers show which of the layers above each part replaces.',
  caseStudiesHeading: 'A case study',
  testimonialsHeading: 'What a client says',
  faqsHeading: 'Questions from your trade',
};

export const workPage: WorkPageSeed = {
  heading: 'Our Work',
  intro: 'What we have built, and what it is used for.',
  replacedLabel: 'Replaced',
  testimonialsHeading: 'What the client says',
  callToAction: 'Yours could be next',
};

export const galleryPage: GalleryPageSeed = {
  heading: 'Image Gallery',
  intro: 'Pictures of our work. Copy Path puts a picture’s address on your clipboard.',
};

export const quotePage: QuotePageSeed = {
  heading: 'Get Your Free Project Quote',
  intro: 'Tell us what you need. It takes about five minutes.',
  privacyNote: 'We use these details to prepare your quote and to reply to you.',
  whyChoose: {
    heading: `Why Choose ${brand.name}`,
    reasons: [
      { title: 'Made for you', text: 'We begin with how you work.' },
      { title: 'Yours to keep', text: 'You own the code that we write for you.' },
      { title: 'In small steps', text: 'You see a working version early.' },
      { title: 'Looked after', text: 'The people who build it keep it running.' },
    ],
  },
  nextSteps: [
    { when: 'Today', what: 'You describe the work' },
    { when: 'Then', what: 'We reply with questions and a quote' },
    { when: 'After that', what: 'We agree on what is built' },
  ],
  faqsHeading: 'Questions people ask first',
  thankYou: {
    heading: 'Thank You For Your Request!',
    text: 'We read it and reply by email. You need do nothing until then.',
  },
};
