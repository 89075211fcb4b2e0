import { sql } from 'drizzle-orm';

import { staffConnection } from '../database/staff-connection';
import { insertSelect, run } from '../database/statement';
import { rateLimits } from './table';

/** Takes as long as a write that counts something: on the staff's way, and to the disk. */
export async function writeInVain(key: string): Promise<void> {
  await run(
    staffConnection,
    sql`${insertSelect(rateLimits, { key, points: 1 }, sql``)}
        ON CONFLICT (key) DO UPDATE SET points = ${rateLimits.points} % 1000000 + 1`,
  );
}
