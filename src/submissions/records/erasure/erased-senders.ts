import { createHmac } from 'node:crypto';

import { sql } from 'drizzle-orm';

import { env } from '@/env';
import { normalAddress } from '@/platform/address-spellings';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { erasures } from './erasures-table';

/** Says of no address whose it is, to nobody without the site's secret. */
export const senderHash = (email: string): string =>
  createHmac('sha256', env.PAYLOAD_SECRET)
    .update(`sender ${normalAddress(email)}`)
    .digest('hex');

/** Whatever this person sent until now is erased, also where nobody can look now. */
export async function noteErasedSender(email: string): Promise<void> {
  await run(
    staffConnection,
    sql`INSERT INTO ${erasures} (sender, at) VALUES (${senderHash(email)}, now())
        ON CONFLICT (sender) DO UPDATE SET at = excluded.at`,
  );
}

/** Forgets who was erased so long ago that what they sent would be gone by itself. */
export async function forgetErasedSenders(days: number): Promise<void> {
  await run(
    staffConnection,
    sql`DELETE FROM ${erasures} WHERE ${erasures.at} < now() - ${days}::integer * interval '1 day'`,
  );
}
