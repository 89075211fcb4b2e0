import { checkAlternativeText } from './alternative-text';
import { checkLinks } from './dead-links';
import { checkFigures } from './figures';
import type { Finding, SiteIndex } from './finding';
import { checkHeadings } from './heading-jumps';
import { checkLengths } from './lengths';
import { checkMadeForm } from './made-forms';
import { checkSameWords, checkWayToIt } from './same-words';
import { checkSampleWords } from './sample-words';
import { checkSearchEngines } from './search-engines';
import { wordsOf } from './texts';
import { checkNamed } from './unpublished';
import { pathOf } from '../page-paths';
import { globalPages, pageCollections, pageTypes } from '../page-types';

export type { Finding, SiteIndex } from './finding';
export { saidInResults } from './same-words';

/** Claims are the register, and what a form offers to choose from claims nothing. */
const ownFigures: readonly string[] = [
  'claims',
  'forms',
  ...Object.values(pageTypes).flatMap(({ collection, hasOwnFigures }) =>
    hasOwnFigures ? [collection] : [],
  ),
];

/**
 * What an editor may want to look at again in a document, a draft or what stands in a form.
 * @param own the document’s id, or the slug of a global; undefined while it has none
 */
export function checkDocument(
  slug: string,
  doc: unknown,
  known: SiteIndex,
  own?: string,
): Finding[] {
  const words = wordsOf(doc);
  return [
    ...checkAlternativeText(doc),
    ...checkSearchEngines(doc),
    ...checkSameWords(slug, doc, known, own),
    ...checkWayToIt(known, own),
    ...(slug === 'custom-forms' ? checkMadeForm(doc) : []),
    ...checkSampleWords(words),
    ...checkHeadings(words),
    ...checkLinks(words, known),
    ...checkNamed(words, known, own),
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
