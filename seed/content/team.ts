import type { AuthorSeed } from '../types';

const sample = { isOnTeam: true, placeholder: true, _status: 'draft' } as const;

/** Drafts, for a founder to put the real people in their places. Who answers stands beside both forms, and in no team. */
export const team: AuthorSeed[] = [
  {
    title: 'Imogen Hartley',
    slug: 'imogen-hartley',
    role: 'Founder and managing director',
    about:
      'Imogen sits in on the first day at every client and writes down what people do there. She reads each proposal before it leaves the house.',
    ...sample,
  },
  {
    title: 'Callum Osei',
    slug: 'callum-osei',
    role: 'Lead engineer',
    about:
      'Callum decides how a system is built and answers for it once people work in it. He moves old data across himself, with the client beside him.',
    ...sample,
    isOnTeam: false,
    _status: 'published',
  },
  {
    title: 'Priya Raman',
    slug: 'priya-raman',
    role: 'Product designer',
    about:
      'Priya draws the screens, tries them with the people who are going to use them, and draws them again. She has answered telephones in a warehouse for a week to get one form right.',
    ...sample,
  },
];
