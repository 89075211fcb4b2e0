import { sql } from 'drizzle-orm';

import { missing_pages, redirects } from '@/platform/database/schema';
import { insertSelect, run } from '@/platform/database/statement';
import { countingConnection } from '@/platform/rate-limit/counting-connection';

import { mostMissing } from './missing-counts';

const { id, path, hits, lastSeen } = missing_pages;

/**
 * Adds to the list of missing pages, and keeps it short: what is asked for most stays, nothing that
 * nobody has asked for in 90 days, and nothing that has a redirect since it was counted.
 */
export async function keepMissing(counts: ReadonlyMap<string, number>): Promise<void> {
  // In one order in every process: none waits for a row that waits for it.
  const paths = [...counts.keys()].sort();
  const numbers = paths.map((path) => counts.get(path) ?? 0);
  const values = { path: sql`counted.path`, hits: sql`counted.hits`, lastSeen: sql`now()` };
  await run(
    countingConnection,
    insertSelect(
      missing_pages,
      values,
      sql`FROM unnest(${sql.param(paths)}::text[], ${sql.param(numbers)}::integer[])
            AS counted (path, hits)
          ON CONFLICT (path) DO UPDATE
          SET hits = ${hits} + excluded.hits, last_seen = excluded.last_seen`,
    ),
  );
  await run(
    countingConnection,
    sql`DELETE FROM ${missing_pages}
        WHERE ${lastSeen} < now() - interval '90 days'
          OR ${path} IN (SELECT ${redirects.from} FROM ${redirects})
          OR ${id} IN (
            SELECT ${id} FROM ${missing_pages}
            ORDER BY ${hits} DESC, ${lastSeen} DESC, ${id} OFFSET ${mostMissing}
          )`,
  );
}
