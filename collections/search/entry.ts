import type { Field } from 'payload';

import { cleanText } from '@/platform/plain-text';

import { pathOf } from '../page-paths';
import { pageTypes, type PageCollection } from '../page-types';
import type { Collections } from '../page-types/page-type';
import { textsOf } from '../texts/walk-texts';

/** A heading in a text, to which a link leads. */
export interface Place {
  /** Where it stands in the text: how many characters before it. */
  readonly at: number;
  /** Of its element on the page. */
  readonly id: string;
  readonly heading: string;
}

/** What a search looks at of a document. */
export interface SearchEntry {
  /** Empty where other documents say on which page it stands. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly places: readonly Place[];
  /** From when on nobody finds it; null where that is never. */
  readonly until: Date | null;
}

/** Of all that visitors find, what has no page of its own. */
export type SearchedCollection = PageCollection | 'faqs';

/** Longer than any text that the panel takes, and short enough for an index of PostgreSQL. */
const most = 200_000;

/** What stands in a text for a fact of the site settings. */
const gaps = /\{[a-zA-Z]+\}/g;

const textIn = (parts: readonly string[]): string =>
  cleanText(parts.join('\n')).normalize('NFC').replaceAll(gaps, '…').slice(0, most);

/**
 * What visitors read of a document.
 * @param fields of its collection
 */
export function entryOf<Slug extends PageCollection>(
  collection: Slug,
  doc: Collections[Slug],
  fields: readonly Field[],
): SearchEntry {
  const { name, isRead, headings, list, until } = pageTypes[collection];
  const parts = textsOf(fields, doc)
    .filter(({ path }) => !isApart(path) && (isRead?.(path, doc) ?? true))
    .map(({ text }) => text);
  const text = textIn(parts);
  return {
    path: pathOf(collection, doc) ?? list?.path ?? '',
    title: textIn([name(doc)]),
    text,
    places: placesOf(text, headings?.(doc) ?? []),
    until: until === undefined ? null : momentOf(doc[until]),
  };
}

/** A question is answered on the quote page, or on those of industries. */
export const entryOfFaq = ({ question, answer }: Collections['faqs']): SearchEntry => ({
  path: '',
  title: textIn([question]),
  text: textIn([answer]),
  places: [],
  until: null,
});

const momentOf = (value: unknown): Date | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value) : null;

/** What is the title already, what search engines alone are told, and where a link leads. */
const isApart = (path: string): boolean =>
  path === 'title' || path.startsWith('meta.') || /\.(address|anchor)$/.test(path);

/** They are lines of the text, in the same order. */
function placesOf(
  text: string,
  headings: readonly { readonly id: string; readonly text: string }[],
): Place[] {
  let from = 0;
  return headings.flatMap(({ id, text: words }) => {
    const heading = textIn([words]);
    const at = `\n${text}\n`.indexOf(`\n${heading}\n`, from);
    if (at === -1) return [];
    from = at + heading.length;
    return [{ at, id, heading }];
  });
}
