import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A document of a collection, or a page that is there once. */
export interface Shared {
  /** The slug of the collection, or of the global. */
  readonly owner: string;
  /** Null for a page that is there once. */
  readonly document: string | null;
}

interface Owned {
  readonly owner: PgColumn;
  readonly document: PgColumn;
}

/** The rows of a table that belong to a document, or to a page that is there once. */
export const isOf = ({ owner, document }: Owned, shared: Shared): SQL =>
  sql`${owner} = ${shared.owner} AND ${document} IS NOT DISTINCT FROM ${shared.document}::uuid`;
