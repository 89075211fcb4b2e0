import { createHmac } from 'node:crypto';

import { Secret } from 'otpauth';

import { staffConnection } from '@/platform/database/staff-connection';
import { env } from '@/env';

const count = 10;

/** Each of 80 bits, in groups that a person can copy from paper: `K3QM-7RTW-XA2B-CD4E`. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: count }, () =>
    new Secret({ size: 10 }).base32.replace(/(.{4})(?=.)/g, '$1-'),
  );

/** All that is kept of them: hashes that nobody without the site's secret can try out. */
export const hashesOf = (userId: string, codes: readonly string[]): readonly string[] =>
  codes.map((code) =>
    createHmac('sha256', env.PAYLOAD_SECRET)
      .update(`recovery code ${userId} ${code.toUpperCase().replace(/[^A-Z2-7]/g, '')}`)
      .digest('base64url'),
  );

/** In place of those that are left. The account has a second factor. */
export async function renewRecoveryCodes(userId: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await staffConnection.query({
    text: `WITH gone AS (DELETE FROM recovery_codes WHERE user_id = $1)
           INSERT INTO recovery_codes (user_id, hash) SELECT $1, unnest($2::text[])`,
    values: [userId, hashesOf(userId, codes)],
  });
  return codes;
}
