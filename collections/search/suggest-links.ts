import { sql } from 'drizzle-orm';
import { Forbidden, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';

import { isOn } from '@/features';

import { editors } from '../access';
import { pagesByPath } from '../page-paths';
import { isOffered, pageCollections, type PageCollection } from '../page-types';
import { textsOf } from '../texts/walk-texts';
import { searchLanguage } from './language';
import { plain } from './plain';
import { searchEntries } from './tables';

interface Suggestion {
  readonly title: string;
  readonly path: string;
}

/** Words of the document that are looked for, and how many documents are looked at and named. */
const most = { words: 12, looked: 30, named: 6 } as const;

const lexemes = z.object({ rows: z.array(z.object({ lexeme: z.string() })) });
const found = z.object({
  rows: z.array(z.object({ collection: z.string(), document: z.string(), title: z.string() })),
});

const { collection, document, title, words } = searchEntries;

/** As a part of a query: whatever stands in a lexeme. */
const quoted = sql`('''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || '''')::tsquery`;

/** The words that tell a text from the others: often in it, and seldom elsewhere. */
async function tellingWords(text: string, req: PayloadRequest): Promise<string[]> {
  const { rows } = lexemes.parse(
    await req.payload.db.drizzle.execute(
      sql`WITH total AS (SELECT count(*) AS documents FROM ${searchEntries}),
               own AS (
                 SELECT lexeme, cardinality(positions) AS times
                 FROM unnest(to_tsvector(${searchLanguage}::regconfig, ${plain(text)}::text))
                 WHERE length(lexeme) > 3 ORDER BY times DESC, lexeme LIMIT 60
               ),
               known AS (
                 SELECT lexeme, times,
                        (SELECT count(*) FROM ${searchEntries} WHERE ${words} @@ ${quoted}) AS documents
                 FROM own
               )
          SELECT lexeme FROM known, total WHERE known.documents > 0
          ORDER BY times * ln(1 + total.documents::float / known.documents) DESC, lexeme
          LIMIT ${most.words}`,
    ),
  );
  return rows.map(({ lexeme }) => lexeme);
}

/** The published documents that have most of these words, the likeliest first. */
async function alike(lexemesOf: readonly string[], ownId: string, req: PayloadRequest) {
  const { rows } = found.parse(
    await req.payload.db.drizzle.execute(
      sql`WITH asked AS (
            SELECT string_agg(${quoted}::text, ' | ')::tsquery AS query
            FROM unnest(${sql.param([...lexemesOf])}::text[]) AS lexeme
          )
          SELECT ${collection} AS collection, ${document} AS document, ${title} AS title
          FROM ${searchEntries}, asked
          WHERE ${words} @@ asked.query AND ${document} <> ${ownId}
          ORDER BY ts_rank(${words}, asked.query, 1) DESC, title LIMIT ${most.looked}`,
    ),
  );
  return rows;
}

/**
 * Pages whose words are like those of a document, that it does not link to and that do not link to it.
 * Asked for by a button: nothing of it happens as somebody types or saves.
 */
export async function suggestLinks(
  slug: PageCollection,
  id: string,
  req: PayloadRequest,
): Promise<Suggestion[]> {
  const as = { depth: 0, draft: true, overrideAccess: false, user: req.user } as const;
  const own = await req.payload.findByID({ collection: slug, id, disableErrors: true, ...as });
  if (!own) return [];
  const { fields } = req.payload.collections[slug].config;
  const texts = textsOf(fields, own).filter(({ path }) => !path.startsWith('meta.'));
  const telling = await tellingWords(texts.map(({ text }) => text).join('\n'), req);
  if (telling.length === 0) return [];
  const pages = new Map([...(await pagesByPath(req)).values()].map((page) => [page.id, page]));
  const ownText = JSON.stringify(own);
  const ownPath = pages.get(id)?.path;
  const suggested: Suggestion[] = [];
  for (const row of await alike(telling, id, req)) {
    const page = pages.get(row.document);
    if (page === undefined || links(ownText, page)) continue;
    const other = await req.payload.findByID({ collection: page.collection, id: page.id, ...as });
    if (links(JSON.stringify(other), { id, path: ownPath })) continue;
    suggested.push({ title: row.title, path: page.path });
    if (suggested.length === most.named) break;
  }
  return suggested;
}

const links = (text: string, { id, path }: { id: string; path: string | undefined }): boolean =>
  text.includes(id) || (path !== undefined && text.includes(`"${path}"`));

const query = z.object({ collection: z.enum(pageCollections), id: z.uuid() });

/** `GET /api/link-suggestions?collection=…&id=…` (src/panel/search-engines). */
export const linkSuggestions: Endpoint = {
  path: '/link-suggestions',
  method: 'get',
  handler: async (req) => {
    if (!isOn('search')) return new Response(null, { status: 404 });
    if (!editors({ req })) throw new Forbidden(req.t);
    const asked = query.safeParse(req.query).data;
    if (asked === undefined || !isOffered(asked.collection))
      return new Response(null, { status: 404 });
    return Response.json({ suggestions: await suggestLinks(asked.collection, asked.id, req) });
  },
};
