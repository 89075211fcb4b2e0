import { staffConnection } from '@/platform/database/staff-connection';

import { openSecret, type Cipher } from './cipher';
import { hashesOf } from './recovery-codes';
import { stepOf } from './time-codes';

/**
 * Takes a code of the app or a recovery code, for once: of requests that bring the same one at the
 * same time, one gets it.
 */
export const takeCode = async (cipher: Cipher, userId: string, code: string): Promise<boolean> =>
  (await takeTimeCode(cipher, userId, code)) || (await takeRecoveryCode(userId, code));

async function takeTimeCode(cipher: Cipher, userId: string, code: string): Promise<boolean> {
  const { rows } = await staffConnection.query<{ encrypted: string }>({
    text: `SELECT secret AS encrypted FROM second_factors
           WHERE user_id = $1 AND secret IS NOT NULL`,
    values: [userId],
  });
  const [row] = rows;
  const secret = row ? openSecret(cipher, row.encrypted) : null;
  const step = secret === null ? null : stepOf(secret, code);
  if (step === null) return false;
  const { rowCount } = await staffConnection.query({
    text: `UPDATE second_factors SET last_step = $3
           WHERE user_id = $1 AND secret = $2 AND last_step < $3`,
    values: [userId, row?.encrypted, step],
  });
  return rowCount === 1;
}

async function takeRecoveryCode(userId: string, code: string): Promise<boolean> {
  const { rowCount } = await staffConnection.query({
    text: 'DELETE FROM recovery_codes WHERE user_id = $1 AND hash = ANY ($2::text[])',
    values: [userId, hashesOf(userId, [code])],
  });
  return rowCount === 1;
}
