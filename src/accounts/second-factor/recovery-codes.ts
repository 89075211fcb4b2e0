import { createHmac } from 'node:crypto';

import { sql, type SQL } from 'drizzle-orm';
import { Secret } from 'otpauth';

import { env } from '@/env';
import { auditOf, type AuditedDeed } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { insertSelect, run } from '@/platform/database/statement';

import { recoveryCodes } from './tables';

const count = 10;

export interface Account {
  readonly id: string;
  readonly email: string;
}

/** What the audit log says of a change; whose second factor it was stands beside it. */
export const changed = (
  by: Account | null,
  detail:
    | 'turned on'
    | 'turned off'
    | 'taken away'
    | 'gone with the account'
    | 'new recovery codes',
): AuditedDeed => ({ action: 'second-factor', user: by, collection: 'users', detail });

/** Each of 80 bits, in groups that a person can copy from paper: `K3QM-7RTW-XA2B-CD4E`. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: count }, () =>
    new Secret({ size: 10 }).base32.replace(/(.{4})(?=.)/g, '$1-'),
  );

/** Only these hashes are kept; nobody can try codes against them without the site's secret. */
export const hashesOf = (userId: string, codes: readonly string[]): readonly string[] =>
  codes.map((code) =>
    createHmac('sha256', env.PAYLOAD_SECRET)
      .update(`recovery code ${userId} ${code.toUpperCase().replace(/[^A-Z2-7]/g, '')}`)
      .digest('base64url'),
  );

/** @param rest what follows the values: `FROM …`, so that without its rows there are none */
export const insertRecoveryCodes = (
  userId: string,
  codes: readonly string[],
  rest: SQL = sql``,
): SQL => {
  const hashes = sql.param(hashesOf(userId, codes));
  return insertSelect(recoveryCodes, { userId, hash: sql`unnest(${hashes}::text[])` }, rest);
};

/**
 * Replaces the codes that are left, and adds it to the audit log. The account must have a second
 * factor.
 */
export async function renewRecoveryCodes(account: Account): Promise<readonly string[]> {
  const { id: userId } = account;
  const codes = newRecoveryCodes();
  const own = sql`(SELECT ${userId}::text AS id) AS own`;
  await run(
    staffConnection,
    sql`WITH gone AS (DELETE FROM ${recoveryCodes} WHERE ${recoveryCodes.userId} = ${userId}),
        noted AS (${auditOf(changed(account, 'new recovery codes'), own)})
        ${insertRecoveryCodes(userId, codes)}`,
  );
  return codes;
}
