import { globalPages, offeredCollections, pageCollections, pageTypes } from '../page-types';
import type { PageCollection } from '../page-types';

interface Kind {
  readonly value: string;
  readonly label: string;
  /** Of which the documents' pages belong to it. */
  readonly collection?: PageCollection;
  /** The page that is there once. */
  readonly path?: string;
}

/** Pages that are there once, and are no list of documents. */
const single: readonly Kind[] = [
  { value: 'home', label: 'The home page', path: '/' },
  { value: 'quote', label: 'The quote page', path: '/quote' },
  { value: 'gallery', label: 'The gallery', path: '/image-gallery' },
];

const withoutArticle = (called: string) => called.replace(/^the (?:page of the )?/, '');

/** Kinds of pages on which an announcement may stand: each collection with pages, its list included. */
export const pageKinds: readonly Kind[] = [
  ...single,
  ...pageCollections.map((collection) => {
    const { called, list } = pageTypes[collection];
    const label = `Each ${withoutArticle(called)}${list ? `, and ${list.called}` : ''}`;
    return { value: collection, label, collection, ...(list && { path: list.path }) };
  }),
];

/** Those that the panel offers: nothing of a feature that is off. */
export const offeredKinds = pageKinds.filter(({ collection, path }) =>
  collection === undefined
    ? globalPages.some((page) => page.path === path)
    : offeredCollections.includes(collection),
);
