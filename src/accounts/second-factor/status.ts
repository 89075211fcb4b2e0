import { staffConnection } from '@/platform/database/staff-connection';

export interface SecondFactor {
  readonly recoveryCodesLeft: number;
}

/** @returns null when the account has none */
export async function getSecondFactor(userId: string): Promise<SecondFactor | null> {
  const { rows } = await staffConnection.query<SecondFactor>({
    text: `SELECT count(hash)::integer AS "recoveryCodesLeft"
           FROM second_factors LEFT JOIN recovery_codes USING (user_id)
           WHERE user_id = $1 AND secret IS NOT NULL GROUP BY user_id`,
    values: [userId],
  });
  return rows[0] ?? null;
}

/** Which of the accounts have one. */
export async function withSecondFactor(userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await staffConnection.query<{ id: string }>({
    text: `SELECT user_id AS id FROM second_factors
           WHERE user_id = ANY ($1::uuid[]) AND secret IS NOT NULL`,
    values: [userIds],
  });
  return new Set(rows.map(({ id }) => id));
}
