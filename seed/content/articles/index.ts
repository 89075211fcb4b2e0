import type { ArticleCategorySeed, ArticleSeed, AuthorSeed } from '../../types';
import { brief } from './brief';
import { buildOrBuy } from './build-or-buy';
import { movingData } from './moving-data';
import { owningCode } from './owning-code';
import { spreadsheet } from './spreadsheet';

/** Drafts, so that there is no /insights: an owner makes them their own and publishes them. */
export const articles: ArticleSeed[] = [spreadsheet, buildOrBuy, brief, movingData, owningCode];

/** They show as soon as an article of theirs is published. */
export const articleCategories: ArticleCategorySeed[] = [
  {
    title: 'Before you buy',
    slug: 'before-you-buy',
    description: 'What to find out, write down and ask before you pay somebody to build software.',
  },
  {
    title: 'How we work',
    slug: 'how-we-work',
    description: 'What we do while we build, and why you may ask the same of others.',
  },
];

export const authors: AuthorSeed[] = [
  {
    title: 'Rowan Ellery',
    slug: 'rowan-ellery',
    role: 'Founder',
    isOnTeam: false,
    about: 'An invented person: put the one who signs your articles here.',
    placeholder: true,
  },
];
