import { eq, and, inArray, sql, type SQL } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';

import { assignments, insertSelect } from '@/platform/database/statement';
import { afterTransaction } from '@/platform/payload/after-transaction';
import { runInTransaction } from '@/platform/payload/in-transaction';

import { entryOf, entryOfFaq, type SearchedCollection, type SearchEntry } from './entry';
import { searchLanguage } from './language';
import { plain } from './plain';
import { spellNew } from './spell';
import { withReusableParts } from './pages-of-parts';
import { searchEntries } from './tables';

/** Changes with what an entry is made of: those that were made otherwise are made anew. */
export const madeBy = `${searchLanguage} 2`;

/** Runs a statement, in a transaction or not. */
export type Execute = (statement: SQL) => Promise<unknown>;

interface Written extends SearchEntry {
  readonly collection: SearchedCollection;
  readonly document: string;
  readonly updatedAt: string;
}

/** Documents as visitors find them: what is a draft, or put away, is not among them. */
export async function readEntries(
  payload: Pick<Payload, 'find' | 'collections'>,
  collection: SearchedCollection,
  ids: readonly string[],
  transactionID?: PayloadRequest['transactionID'],
): Promise<Written[]> {
  const read = {
    where: { id: { in: [...ids] } },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    ...(transactionID !== undefined && { req: { transactionID } }),
  } as const;
  const of = ({ id, updatedAt }: { id: string; updatedAt: string }) => ({
    collection,
    document: id,
    updatedAt,
  });
  if (collection === 'faqs') {
    const { docs } = await payload.find({ collection, ...read });
    return docs.map((doc) => ({ ...of(doc), ...entryOfFaq(doc) }));
  }
  const { fields } = payload.collections[collection].config;
  if (collection === 'pages') {
    const { docs } = await payload.find({ collection, ...read });
    const whole = await withReusableParts(payload, docs, { transactionID });
    return whole.map((doc) => ({ ...of(doc), ...entryOf(collection, doc, fields) }));
  }
  const { docs } = await payload.find({ collection, ...read });
  return docs.map((doc) => ({ ...of(doc), ...entryOf(collection, doc, fields) }));
}

export async function writeEntry(execute: Execute, entry: Written): Promise<void> {
  const { collection, document, path, title, text, places, until, updatedAt } = entry;
  const values = {
    path,
    title,
    text,
    places,
    until,
    words: weighted(entry),
    titleWords: stems(title),
    madeOf: updatedAt,
    madeBy,
    isSpelt: false,
  };
  await execute(
    sql`${insertSelect(searchEntries, { collection, document, ...values }, sql``)}
        ON CONFLICT (collection, document) DO UPDATE SET ${assignments(searchEntries, values)}`,
  );
}

/** Whether a word stands in the title (A), a heading (B) or the rest of the text (D). */
const weighted = ({ title, text, places }: SearchEntry): SQL => {
  const headings = places.map(({ heading }) => heading).join('\n');
  return sql`setweight(${stems(title)}, 'A') || setweight(${stems(headings)}, 'B') || ${stems(text)}`;
};

const stems = (text: string): SQL =>
  sql`to_tsvector(${searchLanguage}::regconfig, ${plain(text)}::text)`;

export const forgetEntries = (
  execute: Execute,
  collection: SearchedCollection,
  ids: readonly string[],
): Promise<unknown> =>
  execute(
    sql`DELETE FROM ${searchEntries} WHERE ${and(
      eq(searchEntries.collection, collection),
      inArray(searchEntries.document, [...ids]),
    )}`,
  );

/** What visitors find of a document from now on: with the transaction that changes it, or not at all. */
export async function refreshEntry(
  collection: SearchedCollection,
  id: string,
  req: PayloadRequest,
): Promise<void> {
  const execute: Execute = (statement) => runInTransaction(req, statement);
  const [entry] = await readEntries(req.payload, collection, [id], req.transactionID);
  if (entry === undefined) await forgetEntries(execute, collection, [id]);
  else await writeEntry(execute, entry);
  await afterTransaction(req.transactionID, () => spellNew(req.payload));
}
