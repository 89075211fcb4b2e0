import type { PageType } from './page-type';

export const legalPages = {
  collection: 'legal-pages',
  home: '/',
  called: 'the legal page',
  sort: 'createdAt',
  // They have a register of their own (docs/copy-review.md).
  hasOwnFigures: true,
  name: ({ title }) => title,
  description: ({ intro }) => intro,
  index: { heading: (words) => words.legal, about: () => '' },
} satisfies PageType<'legal-pages'>;
