import { sql } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { recoveryCodes, secondFactors } from './tables';

export interface SecondFactor {
  readonly recoveryCodesLeft: number;
}

/** @returns null when the account has none */
export async function getSecondFactor(userId: string): Promise<SecondFactor | null> {
  const { rows } = await run(
    staffConnection,
    sql<SecondFactor>`
      SELECT count(${recoveryCodes.hash})::integer AS "recoveryCodesLeft"
      FROM ${secondFactors}
      LEFT JOIN ${recoveryCodes} ON ${recoveryCodes.userId} = ${secondFactors.userId}
      WHERE ${secondFactors.userId} = ${userId} AND ${secondFactors.secret} IS NOT NULL
      GROUP BY ${secondFactors.userId}`,
  );
  return rows[0] ?? null;
}

/** Which of the accounts have a second factor. */
export async function holdersAmong(userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      SELECT ${secondFactors.userId} AS id FROM ${secondFactors}
      WHERE ${secondFactors.userId} = ANY (${sql.param(userIds)}::uuid[])
        AND ${secondFactors.secret} IS NOT NULL`,
  );
  return new Set(rows.map(({ id }) => id));
}
