import { checkAlternativeText } from './alternative-text';
import { checkLinks } from './dead-links';
import { checkFigures } from './figures';
import type { Finding, SiteIndex } from './finding';
import { checkHeadings } from './heading-jumps';
import { checkLengths } from './lengths';
import { checkMadeForm } from './made-forms';
import { checkSearchEngines } from './search-engines';
import { wordsOf } from './texts';
import { pathOf } from '../page-paths';
import { globalPages, pageCollections, pageTypes } from '../page-types';

export type { Finding, SiteIndex } from './finding';

/** Claims are the register, and what a form offers to choose from claims nothing. */
const ownFigures: readonly string[] = [
  'claims',
  'forms',
  ...Object.values(pageTypes).flatMap(({ collection, hasOwnFigures }) =>
    hasOwnFigures ? [collection] : [],
  ),
];

/** What an editor may want to look at again in a document, a draft or what stands in a form. */
export function checkDocument(slug: string, doc: unknown, known: SiteIndex): Finding[] {
  const words = wordsOf(doc);
  return [
    ...checkAlternativeText(doc),
    ...checkSearchEngines(doc),
    ...(slug === 'custom-forms' ? checkMadeForm(doc) : []),
    ...checkHeadings(words),
    ...checkLinks(words, known),
    ...checkLengths(words),
    ...(ownFigures.includes(slug) ? [] : checkFigures(words, known, addressOf(slug, doc))),
  ];
}

/** Where visitors find what is checked. */
function addressOf(slug: string, doc: unknown): string | undefined {
  const collection = pageCollections.find((each) => each === slug);
  if (collection !== undefined) return pathOf(collection, doc);
  return globalPages.find(({ global }) => global === slug)?.path;
}
