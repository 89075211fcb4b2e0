import { staffConnection } from '@/platform/database/staff-connection';

import { openSecret, type Cipher } from './cipher';
import { hashesOf, newRecoveryCodes } from './recovery-codes';
import { newSetUp, stepOf, type SetUp } from './time-codes';

interface Account {
  readonly id: string;
  readonly email: string;
}

/**
 * Makes a new secret each time: whoever began before, and saw theirs, gets nothing from somebody
 * else's confirmation.
 * @returns null when the account has a second factor
 */
export async function beginSetUp(
  cipher: Cipher,
  { id, email }: Account,
  brand: string,
): Promise<SetUp | null> {
  const setUp = newSetUp({ brand, email });
  const { rowCount } = await staffConnection.query({
    text: `INSERT INTO second_factors (user_id, pending_secret) VALUES ($1, $2)
           ON CONFLICT (user_id) DO UPDATE SET pending_secret = EXCLUDED.pending_secret
           WHERE second_factors.secret IS NULL`,
    values: [id, cipher.encrypt(setUp.secret)],
  });
  return rowCount === 1 ? setUp : null;
}

/**
 * Turns it on with a first code, which then is used.
 * @returns the recovery codes, which nobody can read again, or null when the code is wrong
 */
export async function confirmSetUp(
  cipher: Cipher,
  userId: string,
  code: string,
): Promise<readonly string[] | null> {
  const { rows } = await staffConnection.query<{ encrypted: string }>({
    text: `SELECT pending_secret AS encrypted FROM second_factors
           WHERE user_id = $1 AND secret IS NULL AND pending_secret IS NOT NULL`,
    values: [userId],
  });
  const [row] = rows;
  const secret = row ? openSecret(cipher, row.encrypted) : null;
  const step = secret === null ? null : stepOf(secret, code);
  if (step === null) return null;
  const recoveryCodes = newRecoveryCodes();
  const { rowCount } = await staffConnection.query({
    text: `WITH confirmed AS (
             UPDATE second_factors
             SET secret = pending_secret, pending_secret = NULL, last_step = $3
             WHERE user_id = $1 AND secret IS NULL AND pending_secret = $2 RETURNING user_id
           )
           INSERT INTO recovery_codes (user_id, hash)
           SELECT user_id, unnest($4::text[]) FROM confirmed`,
    values: [userId, row?.encrypted, step, hashesOf(userId, recoveryCodes)],
  });
  return rowCount === recoveryCodes.length ? recoveryCodes : null;
}

/** Its recovery codes go with it. */
export async function removeSecondFactor(userId: string): Promise<void> {
  await staffConnection.query({
    text: 'DELETE FROM second_factors WHERE user_id = $1',
    values: [userId],
  });
}
