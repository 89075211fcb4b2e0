import { eq, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';

import type { SearchedCollection } from './entry';
import { spellNew } from './spell';
import { searchEntries } from './tables';
import { searchedCollections } from './with-search';
import { forgetEntries, madeBy, readEntries, writeEntry, type Execute } from './write';

const entry = z.object({ document: z.string(), madeOf: z.string(), madeBy: z.string() });
const answer = z.object({ rows: z.array(entry) });

const atOnce = 50;

/**
 * Makes the entries what the published documents say. Each save keeps its own; this is for what was
 * published before there was a search, by a release without one, or under other features.
 * @returns how many entries were not as they should be
 */
export async function fillSearch(payload: Payload): Promise<number> {
  let changed = 0;
  for (const collection of searchedCollections) changed += await fillFrom(payload, collection);
  await spellNew(payload);
  return changed;
}

async function fillFrom(payload: Payload, collection: SearchedCollection): Promise<number> {
  const execute: Execute = (statement) => payload.db.drizzle.execute(statement);
  const { rows } = answer.parse(await execute(entriesOf(collection)));
  const { docs } = await payload.find({
    collection,
    select: { updatedAt: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  const right = new Set(
    rows.filter((row) => row.madeBy === madeBy).map((row) => `${row.document} ${row.madeOf}`),
  );
  const wanted = docs.filter(({ id, updatedAt }) => !right.has(`${id} ${updatedAt}`));
  for (let from = 0; from < wanted.length; from += atOnce) {
    const ids = wanted.slice(from, from + atOnce).map(({ id }) => id);
    for (const each of await readEntries(payload, collection, ids)) await writeEntry(execute, each);
  }
  const published = new Set(docs.map(({ id }) => id));
  const gone = rows.map(({ document }) => document).filter((id) => !published.has(id));
  if (gone.length > 0) await forgetEntries(execute, collection, gone);
  return wanted.length + gone.length;
}

const entriesOf = (collection: SearchedCollection) => {
  const { document, madeOf, madeBy: by } = searchEntries;
  return sql`SELECT ${document}, ${madeOf} AS "madeOf", ${by} AS "madeBy" FROM ${searchEntries}
             WHERE ${eq(searchEntries.collection, collection)}`;
};
