import type { PageType } from './page-type';

/** The pages that editors put together from parts. */
export const composedPages = {
  collection: 'pages',
  home: '/',
  called: 'the page',
  isUnlisted: true,
  sort: 'createdAt',
  name: ({ title }) => title,
  description: ({ blocks: [first] }) => (first?.blockType === 'hero' ? first.lede : undefined),
  index: { about: ({ meta }) => meta?.description ?? '' },
} satisfies PageType<'pages'>;
