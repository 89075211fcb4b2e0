import { createHash, randomBytes } from 'node:crypto';

import { sql } from 'drizzle-orm';

import { users } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { insertSelect, run } from '@/platform/database/statement';

import { isOf, type Shared } from './shared';
import { reviewLinks } from './table';

export type { Shared } from './shared';

/** A link as the form of its document lists it: without what opens anything. */
export interface ReviewLink {
  readonly id: string;
  readonly maker: string;
  readonly showsNewest: boolean;
  /** Times in ISO 8601. */
  readonly madeAt: string;
  readonly expiresAt: string;
  /** To the minute. */
  readonly lastOpenedAt: string | null;
}

/** What a link shows. */
export interface OpenedLink extends Shared {
  readonly id: string;
  /** The id of the account, and how it is called. */
  readonly maker: string;
  readonly makerName: string;
  readonly madeAt: Date;
  readonly expiresAt: Date;
  /** As the document was then; null where it shows the newest draft. */
  readonly kept: unknown;
}

/** For how many days a link may hold. */
export const linkDays = [1, 7, 14, 30] as const;
/** Of one document at once. */
export const mostLinks = 20;

const { id, hash, owner, document, kept, maker, madeAt, expiresAt, lastOpenedAt } = reviewLinks;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** 32 random bytes in base64url. */
const form = /^[\w-]{43}$/;

interface NewLink extends Shared {
  readonly maker: string;
  readonly days: number;
  readonly kept: unknown;
}

/** @returns the token, which nothing can show again; null where the document has too many links */
export async function makeLink(given: NewLink): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const values = {
    hash: hashOf(token),
    owner: given.owner,
    document: given.document,
    kept: given.kept ?? null,
    maker: given.maker,
    expiresAt: sql`now() + ${given.days}::integer * interval '1 day'`,
  };
  const fewer = sql`FROM ${reviewLinks} WHERE ${isOf(reviewLinks, given)} AND ${expiresAt} > now()
    HAVING count(*) < ${mostLinks}`;
  const { rowCount } = await run(staffConnection, insertSelect(reviewLinks, values, fewer));
  return rowCount === 1 ? token : null;
}

interface Stored {
  readonly madeAt: Date;
  readonly expiresAt: Date;
  readonly lastOpenedAt: Date | null;
}

/** Those that open something, the newest first. It checks no access. */
export async function listLinks(shared: Shared): Promise<readonly ReviewLink[]> {
  const { rows } = await run(
    staffConnection,
    sql<Omit<ReviewLink, keyof Stored> & Stored>`
      SELECT ${id}, ${users.name} AS maker, ${kept} IS NULL AS "showsNewest", ${madeAt} AS "madeAt",
             ${expiresAt} AS "expiresAt", ${lastOpenedAt} AS "lastOpenedAt"
      FROM ${reviewLinks} JOIN ${users} ON ${users.id} = ${maker}
      WHERE ${isOf(reviewLinks, shared)} AND ${expiresAt} > now()
      ORDER BY ${madeAt} DESC, ${id}`,
  );
  return rows.map((row) => ({
    ...row,
    madeAt: row.madeAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
  }));
}

interface EndingLink extends Shared {
  /** Who made it, by name. */
  readonly maker: string;
  readonly expiresAt: Date;
}

/** Those that end from one moment until another, the first one first. It checks no access. */
export async function listLinksThatEnd(during: {
  readonly from: Date;
  readonly until: Date;
  readonly most: number;
}): Promise<readonly EndingLink[]> {
  const { rows } = await run(
    staffConnection,
    sql<EndingLink>`
      SELECT ${owner}, ${document}, ${users.name} AS maker, ${expiresAt} AS "expiresAt"
      FROM ${reviewLinks} JOIN ${users} ON ${users.id} = ${maker}
      WHERE ${expiresAt} > now() AND ${expiresAt} >= ${during.from} AND ${expiresAt} < ${during.until}
      ORDER BY ${expiresAt}, ${id} LIMIT ${during.most}`,
  );
  return rows;
}

/** It opens nothing from now on. @returns whether there was one of this document */
export async function revokeLink(shared: Shared, link: string): Promise<boolean> {
  const { rowCount } = await run(
    staffConnection,
    sql`DELETE FROM ${reviewLinks} WHERE ${id} = ${link}::uuid AND ${isOf(reviewLinks, shared)}`,
  );
  return rowCount === 1;
}

/** What a token opens; null for one that is none, expired or revoked. Notes that it was opened. */
export async function openReviewLink(token: string): Promise<OpenedLink | null> {
  if (!form.test(token)) return null;
  const { rows } = await run(
    staffConnection,
    sql<OpenedLink>`
      WITH found AS (
        SELECT * FROM ${reviewLinks} WHERE ${hash} = ${hashOf(token)} AND ${expiresAt} > now()
      ),
      noted AS (
        UPDATE ${reviewLinks} SET last_opened_at = date_trunc('minute', now())
        FROM found WHERE ${id} = found.id
          AND ${lastOpenedAt} IS DISTINCT FROM date_trunc('minute', now())
      )
      SELECT found.id, found.owner, found.document, found.kept, found.maker,
             ${users.name} AS "makerName", found.made_at AS "madeAt", found.expires_at AS "expiresAt"
      FROM found JOIN ${users} ON ${users.id} = found.maker`,
  );
  return rows[0] ?? null;
}

/** A document that is deleted for good takes its links along. */
export async function forgetLinksTo(collection: string, documentId: string): Promise<void> {
  await run(
    staffConnection,
    sql`DELETE FROM ${reviewLinks} WHERE ${owner} = ${collection} AND ${document} = ${documentId}::uuid`,
  );
}

/** What nobody can open any more goes in the night. */
export async function forgetOldLinks(): Promise<void> {
  await run(staffConnection, sql`DELETE FROM ${reviewLinks} WHERE ${expiresAt} <= now()`);
}
