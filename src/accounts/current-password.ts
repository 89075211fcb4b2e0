import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

import { eq, sql } from 'drizzle-orm';

import { users } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

const derive = promisify(pbkdf2);

/** As Payload (3.90.2) writes a hash, and as its earlier versions did. */
const written = /^(pbkdf2-sha256-v1:)?((?:[0-9a-f]{2})+)$/;

export async function isCurrentPassword(userId: string, given: string): Promise<boolean> {
  const { rows } = await run(
    staffConnection,
    sql<{ hash: string | null; salt: string | null }>`
      SELECT ${users.hash} AS hash, ${users.salt} AS salt FROM ${users}
      WHERE ${eq(users.id, userId)}`,
  );
  const { hash, salt } = rows[0] ?? {};
  const [, isNew, digits = ''] = written.exec(hash ?? '') ?? [];
  if (!salt || digits === '') return false;
  const right = Buffer.from(digits, 'hex');
  const iterations = isNew ? 600_000 : 25_000;
  return timingSafeEqual(right, await derive(given, salt, iterations, right.length, 'sha256'));
}
