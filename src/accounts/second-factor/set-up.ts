import { sql } from 'drizzle-orm';

import { auditOf } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, insertSelect, run } from '@/platform/database/statement';

import { changed, insertRecoveryCodes, newRecoveryCodes, type Account } from './recovery-codes';
import { secondFactors } from './tables';
import { newSetUp, openSecret, stepOf, type Cipher, type SetUp } from './time-codes';

/**
 * Makes a new secret each time, so that a confirmation never turns on a secret that somebody else
 * saw before.
 * @returns null when the account has a second factor
 */
export async function beginSetUp(
  cipher: Cipher,
  { id, email }: Account,
  brand: string,
): Promise<SetUp | null> {
  const setUp = newSetUp({ brand, email });
  const pending = { userId: id, pendingSecret: cipher.encrypt(setUp.secret) };
  const { rowCount } = await run(
    staffConnection,
    sql`${insertSelect(secondFactors, pending, sql``)}
        ON CONFLICT (user_id) DO UPDATE SET pending_secret = EXCLUDED.pending_secret
        WHERE ${secondFactors.secret} IS NULL`,
  );
  return rowCount === 1 ? setUp : null;
}

/**
 * Turns the factor on with a first code, which cannot be used again, and adds it to the audit log.
 * @returns the recovery codes, which nobody can read again, or null when the code is wrong
 */
export async function confirmSetUp(
  cipher: Cipher,
  account: Account,
  code: string,
): Promise<readonly string[] | null> {
  const { id: userId } = account;
  const { rows } = await run(
    staffConnection,
    sql<{ encrypted: string }>`
      SELECT ${secondFactors.pendingSecret} AS encrypted FROM ${secondFactors}
      WHERE ${secondFactors.userId} = ${userId} AND ${secondFactors.secret} IS NULL
        AND ${secondFactors.pendingSecret} IS NOT NULL`,
  );
  const [row] = rows;
  const secret = row ? openSecret(cipher, row.encrypted) : null;
  const step = secret === null ? null : stepOf(secret, code);
  if (!row || step === null) return null;
  const codes = newRecoveryCodes();
  const confirmed = assignments(secondFactors, {
    secret: sql`${secondFactors.pendingSecret}`,
    pendingSecret: null,
    lastStep: step,
  });
  const { rowCount } = await run(
    staffConnection,
    sql`WITH confirmed AS (
          UPDATE ${secondFactors} SET ${confirmed}
          WHERE ${secondFactors.userId} = ${userId} AND ${secondFactors.secret} IS NULL
            AND ${secondFactors.pendingSecret} = ${row.encrypted}
          RETURNING ${secondFactors.userId} AS id
        ),
        noted AS (${auditOf(changed(account, 'turned on'), sql`confirmed`)})
        ${insertRecoveryCodes(userId, codes, sql`FROM confirmed`)}`,
  );
  return rowCount === codes.length ? codes : null;
}

/**
 * Removes the factor and its recovery codes. The audit log says nothing of one that was never
 * confirmed.
 * @param by null is the site itself
 */
export async function removeSecondFactor(
  userId: string,
  by: Account | null,
  how: 'turned off' | 'taken away' | 'gone with the account',
): Promise<void> {
  const had = sql`(SELECT id FROM gone WHERE secret IS NOT NULL) AS had`;
  await run(
    staffConnection,
    sql`WITH gone AS (
          DELETE FROM ${secondFactors} WHERE ${secondFactors.userId} = ${userId}
          RETURNING ${secondFactors.userId} AS id, ${secondFactors.secret} AS secret
        )
        ${auditOf(changed(by, how), had)}`,
  );
}
