import 'server-only';

import type { SQL } from 'drizzle-orm';
import type { Payload } from 'payload';

import { isOffered } from '~/collections/page-types';
import { searchedCollections } from '~/collections/search';

import { readContent } from '../content/read-content';
import type { Asked } from './asked';
import { listDependent, type Dependent } from './dependent';
import { mostResults, resultsAPage } from './limits';
import { markedParts, snippetOf, spansIn, type Span, type TextPart } from './marked';
import {
  foundRows,
  isShown,
  knownWords,
  marked,
  markedTexts,
  similarWords,
  whichAreFound,
  whichAreKnown,
  whichAreSimilar,
  type Query,
} from './statements';

export interface Result {
  readonly href: string;
  readonly title: readonly TextPart[];
  readonly snippet: readonly TextPart[];
  /** What it is, in a word: “Article”. */
  readonly kind: string;
}

export interface Found {
  readonly results: readonly Result[];
  /** How many there are altogether. */
  readonly count: number;
  /** The one that is shown: the first, where the asked one is not there. */
  readonly page: number;
  /** How many pages somebody can leaf through. */
  readonly pages: number;
  /** What was looked for instead of what was mistyped. */
  readonly instead: readonly string[];
  /** No document has all the words. */
  readonly hasSome: boolean;
}

const nothing: Found = { results: [], count: 0, page: 1, pages: 0, instead: [], hasSome: false };

/** Of two words that are nearly as much alike, either may have been meant. */
const tie = 0.1;

const open = searchedCollections.filter((slug) => slug === 'faqs' || isOffered(slug));

/**
 * What visitors find now: each word of the query, or one that begins so, or for one that is nowhere those
 * that are spelt nearly so.
 * @throws ContentUnavailable when the database does not answer
 */
export async function findOnSite({ words, page }: Asked): Promise<Found> {
  if (words.length === 0) return nothing;
  const dependent = await listDependent();
  return readContent('search', async (payload) => {
    const search = searchIn(payload, dependent);
    const { groups, instead } = await search.meant(words);
    if (groups.length === 0) return nothing;
    const typed = words.join(' ');
    const any = groups.join(' | ');
    const all = await search.found({ query: groups.join(' & '), any, typed }, page);
    const isEnough = all.rows.length > 0 || groups.length < 2;
    const found = isEnough ? all : await search.found({ query: any, any, typed }, page);
    return { ...(await search.shown(found)), instead, hasSome: found !== all };
  });
}

function searchIn(payload: Payload, dependent: Dependent) {
  const ask = (statement: SQL): Promise<unknown> => payload.db.drizzle.execute(statement);
  const shown = isShown(open, dependent);
  return {
    /** What each word stands for, as a part of a query. */
    async meant(words: readonly string[]) {
      const asked = knownWords.parse(await ask(whichAreKnown(words, shown))).rows;
      const real = asked.filter(({ isStop }) => !isStop);
      const unknown = real.filter(({ isKnown }) => !isKnown).map(({ word }) => word);
      const similar =
        unknown.length === 0
          ? []
          : similarWords.parse(await ask(whichAreSimilar(unknown, shown))).rows;
      const nearest = similar.filter(({ word, likeness }) =>
        similar.every((each) => each.word !== word || each.likeness - likeness < tie),
      );
      const groups = real.map(({ word, isKnown }) => {
        const others = nearest.filter((each) => each.word === word).map((each) => each.similar);
        return isKnown || others.length === 0 ? `${word}:*` : `(${others.join(' | ')})`;
      });
      return { groups, instead: [...new Set(nearest.map((each) => each.similar))] };
    },

    async found(query: Query, asked: number) {
      const onPage = async (page: number) => {
        const { rows } = foundRows.parse(await ask(whichAreFound(query, shown, page)));
        return { query: query.query, rows, page };
      };
      const found = await onPage(asked);
      return found.rows.length > 0 || asked === 1 ? found : onPage(1);
    },

    async shown({ query, rows, page }: { query: string; rows: Row[]; page: number }) {
      const texts = rows.flatMap(({ title, text }) => [title, text]);
      const spans =
        texts.length === 0
          ? []
          : markedTexts
              .parse(await ask(marked(texts, query)))
              .rows.map((row) => spansIn(row.marked));
      const count = rows[0]?.count ?? 0;
      return {
        results: rows.map((row, at) =>
          resultOf(payload, dependent, row, spans[2 * at] ?? [], spans[2 * at + 1] ?? []),
        ),
        count,
        page,
        pages: Math.ceil(Math.min(count, mostResults) / resultsAPage),
      };
    },
  };
}

type Row = (typeof foundRows)['_output']['rows'][number];

function resultOf(
  payload: Payload,
  { addresses }: Dependent,
  { collection, document, path, title, text, places }: Row,
  inTitle: readonly Span[],
  inText: readonly Span[],
): Result {
  const first = inText[0]?.from;
  // What stands in the title is found at the top.
  const place =
    inTitle.length > 0 || first === undefined
      ? undefined
      : places.findLast(({ at }) => at <= first);
  const slug = open.find((each) => each === collection);
  const singular = slug && payload.collections[slug].config.labels.singular;
  return {
    href: `${addresses[document] ?? path}${place ? `#${place.id}` : ''}`,
    title: markedParts(title, inTitle),
    snippet: snippetOf(text, inText),
    kind: typeof singular === 'string' ? singular : '',
  };
}
