import { and, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';

import {
  plain,
  searchEntries,
  searchLanguage,
  searchWords,
  type SearchedCollection,
} from '~/collections/search';

import type { Dependent } from './dependent';
import { mostResults, resultsAPage } from './limits';
import { marks } from './marked';

const { collection, document, path, title, text, places, words, titleWords, madeOf, until } =
  searchEntries;

const language = sql`${searchLanguage}::regconfig`;

/** What visitors find now. */
export const isShown = (open: readonly SearchedCollection[], dependent: Dependent) =>
  and(
    inArray(collection, [...open]),
    or(isNull(until), gt(until, new Date())),
    or(
      sql`${collection} <> ALL(${sql.param([...dependent.collections])}::text[])`,
      sql`${document} = ANY(${sql.param(Object.keys(dependent.addresses))}::text[])`,
    ),
  ) ?? sql`false`;

/** A query as PostgreSQL reads it; its words are letters and digits alone. */
const queryOf = (query: SQL) => sql`to_tsquery(${language}, ${query})`;

const rowsOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row) });

export const knownWords = rowsOf(
  z.object({ word: z.string(), isStop: z.boolean(), isKnown: z.boolean() }),
);

/** Which words some document has, or words that begin so. A stop word, such as “the”, is in none. */
export const whichAreKnown = (asked: readonly string[], shown: SQL): SQL => {
  const query = queryOf(sql`asked.word || ':*'`);
  return sql`SELECT asked.word, numnode(${query}) = 0 AS "isStop",
                    EXISTS (SELECT FROM ${searchEntries} WHERE ${words} @@ ${query} AND ${shown}) AS "isKnown"
             FROM unnest(${sql.param([...asked])}::text[]) WITH ORDINALITY AS asked (word, at) ORDER BY at`;
};

/** Below it, words have little more in common than an ending. */
const leastLikeness = 0.35;

export const similarWords = rowsOf(
  z.object({ word: z.string(), similar: z.string(), likeness: z.number() }),
);

/** For words that none has, the most similar ones that some document has. */
export const whichAreSimilar = (asked: readonly string[], shown: SQL): SQL => {
  const { word } = searchWords;
  const likeness = sql`similarity(${word}, asked.word)`;
  return sql`SELECT asked.word, near.word AS similar, near.likeness
             FROM unnest(${sql.param([...asked])}::text[]) AS asked (word),
             LATERAL (
               SELECT likely.word, likely.likeness FROM (
                 SELECT ${word} AS word, ${likeness} AS likeness FROM ${searchWords}
                 WHERE ${word} % asked.word ORDER BY likeness DESC, word LIMIT 12
               ) likely
               WHERE likely.likeness >= ${leastLikeness} AND EXISTS (
                 SELECT FROM ${searchEntries}
                 WHERE ${words} @@ ${queryOf(sql`likely.word`)} AND ${shown}
               )
               ORDER BY likely.likeness DESC, likely.word LIMIT 2
             ) near`;
};

/** As PostgreSQL reads it, and as a title would have it. */
export interface Query {
  readonly query: string;
  /** The same, where one word is enough. */
  readonly any: string;
  readonly typed: string;
}

const place = z.object({ at: z.number(), id: z.string(), heading: z.string() });

export const foundRows = rowsOf(
  z.object({
    collection: z.string(),
    document: z.string(),
    path: z.string(),
    title: z.string(),
    text: z.string(),
    places: z.array(place),
    count: z.coerce.number(),
  }),
);

/**
 * The best of what was found: by where the words stand, and of titles first the one that says no more than
 * was asked for. Of more documents than anybody leafs through, those are weighed that have a word in the
 * title, and then the newest: to weigh one, all its words are read. Texts are read of one page alone.
 */
export const whichAreFound = ({ query, any, typed }: Query, shown: SQL, page: number): SQL =>
  sql`WITH found AS MATERIALIZED (
        SELECT ${collection} AS collection, ${document} AS document, ${titleWords} AS title_words,
               ${madeOf} AS made_of
        FROM ${searchEntries} WHERE ${words} @@ ${queryOf(sql`${query}`)} AND ${shown}
      ), likely AS (
        SELECT collection, document FROM found
        ORDER BY ts_rank(title_words, ${queryOf(sql`${any}`)}) DESC, made_of DESC, document
        LIMIT ${mostResults}
      ), best AS (
        SELECT ${collection} AS collection, ${document} AS document, ${title} AS title,
               ts_rank(${words}, ${queryOf(sql`${query}`)}) + similarity(${title}, ${typed}) / 2 AS rank
        FROM likely JOIN ${searchEntries} ON ${isSame('likely')}
        ORDER BY rank DESC, title, document
        LIMIT ${resultsAPage} OFFSET ${(page - 1) * resultsAPage}
      )
      SELECT ${collection}, ${document}, ${path}, ${title}, ${text}, ${places},
             (SELECT count(*) FROM found) AS count
      FROM best JOIN ${searchEntries} ON ${isSame('best')}
      ORDER BY best.rank DESC, best.title, best.document`;

const isSame = (rows: 'likely' | 'best'): SQL => {
  const of = sql.identifier(rows);
  return sql`${document} = ${of}.document AND ${collection} = ${of}.collection`;
};

export const markedTexts = rowsOf(z.object({ marked: z.string() }));

/** Texts with a mark around each word that a query means, whatever its ending. */
export const marked = (texts: readonly string[], query: string): SQL => {
  const how = `HighlightAll=true, StartSel=${marks.begin}, StopSel=${marks.end}`;
  return sql`SELECT ts_headline(${language}, given.text, ${queryOf(sql`${query}`)}, ${how}) AS marked
             FROM unnest(${sql.param(texts.map(plain))}::text[]) WITH ORDINALITY AS given (text, at) ORDER BY at`;
};
