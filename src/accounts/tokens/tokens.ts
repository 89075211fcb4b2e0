import { createHash, randomBytes } from 'node:crypto';

import { sql } from 'drizzle-orm';
import type { TypedUser } from 'payload';

import { auditOf } from '@/platform/audit';
import { inbox_settings, users } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, insertSelect, run } from '@/platform/database/statement';

import { secondFactors } from '../second-factor';
import { knownScopes, type ScopeName } from './scopes';
import { apiTokens } from './table';

const { id, owner, name, prefix, hash, scopes, madeAt, expiresAt, lastUsedAt } = apiTokens;

/** A token as its owner sees it: without what opens anything. */
export interface Token {
  readonly id: string;
  /** Whose account it acts for. */
  readonly owner: { readonly id: string; readonly name: string };
  readonly name: string;
  readonly prefix: string;
  readonly scopes: readonly ScopeName[];
  /** Times in ISO 8601. */
  readonly madeAt: string;
  readonly expiresAt: string;
  /** To the minute. */
  readonly lastUsedAt: string | null;
  readonly isExpired: boolean;
}

/** So many programs nobody keeps an eye on. */
export const mostTokens = 20;

/** Two letters of ours and 32 random bytes in base64url: what searches for leaked secrets can know. */
const form = /^olt_[\w-]{43}$/;
const shownLength = 'olt_'.length + 8;

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

interface NewToken {
  readonly name: string;
  readonly scopes: readonly ScopeName[];
  readonly days: number;
}

/**
 * Makes one, and notes it in the audit log.
 * @returns the token itself, which nothing can show again; null where the account has too many
 */
export async function makeToken(user: TypedUser, given: NewToken): Promise<string | null> {
  const secret = `olt_${randomBytes(32).toString('base64url')}`;
  const shown = secret.slice(0, shownLength);
  const detail = `made ${shown}… for ${given.scopes.join(', ')}`;
  const values = {
    owner: user.id,
    name: given.name,
    prefix: shown,
    hash: hashOf(secret),
    scopes: [...given.scopes],
    expiresAt: sql`now() + ${given.days}::integer * interval '1 day'`,
  };
  const { rowCount } = await run(
    staffConnection,
    sql`WITH made AS (
          ${insertSelect(
            apiTokens,
            values,
            sql`FROM ${apiTokens} WHERE ${owner} = ${user.id}::uuid HAVING count(*) < ${mostTokens}`,
          )} RETURNING ${owner} AS id
        ),
        noted AS (${auditOf({ action: 'token', user, collection: 'users', detail }, sql`made`)})
        SELECT id FROM made`,
  );
  return rowCount === 1 ? secret : null;
}

/** @param of whose; null for all. The newest first. It checks no access. */
export async function listTokens(of: string | null): Promise<readonly Token[]> {
  const { rows } = await run(
    staffConnection,
    sql<Omit<Token, 'scopes' | 'madeAt' | 'expiresAt' | 'lastUsedAt'> & Stored>`
      SELECT ${id}, ${name}, ${prefix}, ${scopes}, ${madeAt} AS "madeAt",
             ${expiresAt} AS "expiresAt", ${lastUsedAt} AS "lastUsedAt",
             ${expiresAt} <= now() AS "isExpired",
             jsonb_build_object('id', ${users.id}, 'name', ${users.name}) AS owner
      FROM ${apiTokens} JOIN ${users} ON ${users.id} = ${owner}
      WHERE ${of}::uuid IS NULL OR ${owner} = ${of}::uuid
      ORDER BY ${madeAt} DESC, ${id}`,
  );
  return rows.map((row) => ({
    ...row,
    scopes: knownScopes(row.scopes),
    madeAt: row.madeAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
}

interface Stored {
  readonly scopes: string[];
  readonly madeAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
}

/**
 * It opens nothing from now on.
 * @param mayAll whether it may be anybody's
 * @returns whether there was one
 */
export async function revokeToken(
  user: TypedUser,
  token: string,
  { mayAll }: { readonly mayAll: boolean },
): Promise<boolean> {
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      WITH gone AS (
        DELETE FROM ${apiTokens}
        WHERE ${id} = ${token}::uuid AND (${owner} = ${user.id}::uuid OR ${mayAll}::boolean)
        RETURNING ${owner} AS id, ${prefix} AS prefix
      ),
      noted AS (${auditOf(
        { action: 'token', user, collection: 'users', detail: 'revoked one' },
        sql`gone`,
      )})
      SELECT id FROM gone`,
  );
  return rows.length > 0;
}

/** What a request carries. */
export interface FoundToken {
  readonly id: string;
  /** The id of the account. */
  readonly owner: string;
  readonly scopes: readonly ScopeName[];
}

/** Whether a person could not sign in to the account either: it needs a second factor and has none. */
const lacksFactor = sql`(
  coalesce((SELECT ${inbox_settings.requireSecondFactor} FROM ${inbox_settings} LIMIT 1), false)
  AND NOT EXISTS (
    SELECT FROM ${secondFactors}
    WHERE ${secondFactors.userId} = ${owner} AND ${secondFactors.secret} IS NOT NULL
  )
)`;

/** The token that a program sent, unless it is none, expired or revoked. Notes that it was used. */
export async function findToken(secret: string): Promise<FoundToken | null> {
  if (!form.test(secret)) return null;
  const { rows } = await run(
    staffConnection,
    sql<Omit<FoundToken, 'scopes'> & { scopes: string[] }>`
      WITH found AS (
        SELECT ${id} AS id, ${owner} AS owner, ${scopes} AS scopes FROM ${apiTokens}
        WHERE ${hash} = ${hashOf(secret)} AND ${expiresAt} > now()
          AND NOT ${lacksFactor}
      ),
      used AS (
        UPDATE ${apiTokens} SET ${assignments(apiTokens, { lastUsedAt: sql`now()` })}
        FROM found WHERE ${id} = found.id
          AND (${lastUsedAt} IS NULL OR ${lastUsedAt} < now() - interval '1 minute')
      )
      SELECT id, owner, scopes FROM found`,
  );
  const [row] = rows;
  return row ? { ...row, scopes: knownScopes(row.scopes) } : null;
}
