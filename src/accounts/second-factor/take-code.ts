import { sql } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';

import { hashesOf } from './recovery-codes';
import { recoveryCodes, secondFactors } from './tables';
import { openSecret, stepOf, type Cipher } from './time-codes';

/**
 * Accepts a code of the app or a recovery code, once: of parallel requests with the same code, one
 * succeeds.
 */
export const takeCode = async (cipher: Cipher, userId: string, code: string): Promise<boolean> =>
  (await takeTimeCode(cipher, userId, code)) || (await takeRecoveryCode(userId, code));

async function takeTimeCode(cipher: Cipher, userId: string, code: string): Promise<boolean> {
  const { rows } = await run(
    staffConnection,
    sql<{ encrypted: string }>`
      SELECT ${secondFactors.secret} AS encrypted FROM ${secondFactors}
      WHERE ${secondFactors.userId} = ${userId} AND ${secondFactors.secret} IS NOT NULL`,
  );
  const [row] = rows;
  const secret = row ? openSecret(cipher, row.encrypted) : null;
  const step = secret === null ? null : stepOf(secret, code);
  if (!row || step === null) return false;
  const { rowCount } = await run(
    staffConnection,
    sql`UPDATE ${secondFactors} SET ${assignments(secondFactors, { lastStep: step })}
        WHERE ${secondFactors.userId} = ${userId} AND ${secondFactors.secret} = ${row.encrypted}
          AND ${secondFactors.lastStep} < ${step}`,
  );
  return rowCount === 1;
}

async function takeRecoveryCode(userId: string, code: string): Promise<boolean> {
  const hashes = sql.param(hashesOf(userId, [code]));
  const { rowCount } = await run(
    staffConnection,
    sql`DELETE FROM ${recoveryCodes}
        WHERE ${recoveryCodes.userId} = ${userId} AND ${recoveryCodes.hash} = ANY (${hashes}::text[])`,
  );
  return rowCount === 1;
}
