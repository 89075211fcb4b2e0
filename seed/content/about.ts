import type { PageSeed } from '../types';

/** A draft: there is no /about until an owner has made it theirs and published it. */
export const about: PageSeed = {
  title: 'About us',
  slug: 'about',
  placeholder: true,
  _status: 'draft',
  blocks: [
    {
      blockType: 'hero',
      headline: 'The people behind one layer.',
      lede: 'Say here in two sentences who you are, since when, and what a client can count on. This page is a sample: its people and its story are invented.',
      action: { words: 'Get a Free Quote', to: 'address', address: '/quote' },
      second: { words: 'Contact us', to: 'address', address: '/#contact' },
      drawing: 'strip',
      oneLayer: 'One layer.',
      caption: 'Built round how you already work',
    },
    {
      blockType: 'text',
      label: 'Story',
      heading: 'Why we build software that fits',
      body: `Tell how it began. In this sample it begins with a founder who ran a warehouse, paid for six tools and still kept the truth in a spreadsheet. She hired an engineer to build the one screen that her people needed, and neighbours asked for theirs.

Then say how you work today: how large the team is, who talks to the client, where you sit, and what you do not take on. Readers decide by such sentences whether to write to you.`,
    },
    {
      blockType: 'people',
      label: 'Team',
      heading: 'Who does the work',
      intro: 'You talk to the people who write the code.',
    },
    {
      blockType: 'text',
      label: 'How we decide',
      heading: 'What we hold to',
      body: `- The code written for you is yours when you have paid for it.
- You see a working build every week.
- Whoever builds it answers when it breaks.

Keep what is true of you, and take the rest out.`,
    },
    {
      blockType: 'callToAction',
      heading: 'Tell us which tools you use today',
      action: { words: 'Get a Free Quote', to: 'address', address: '/quote' },
      second: { words: 'Contact us', to: 'address', address: '/#contact' },
    },
  ],
};
