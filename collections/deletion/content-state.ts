import { sql, type Table } from 'drizzle-orm';
import type { PayloadRequest, SanitizedConfig } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { z } from 'zod';

import { runInTransaction } from '@/platform/payload/in-transaction';
import { columnOf, tableOf, versionsOf } from '@/platform/payload/read-columns';

const answer = z.object({ rows: z.array(z.object({ state: z.string() })) });

/**
 * How many documents there are of each kind, and when one of them last changed, by one statement: to ask for it is
 * far quicker than to read all content once more. What lies in the trash is among them: it may use a picture.
 */
export async function contentState(
  req: PayloadRequest,
  { withDrafts = true, withFiles = true }: { withDrafts?: boolean; withFiles?: boolean } = {},
): Promise<string> {
  const { collections, globals } = req.payload.config;
  const isContent = (each: SanitizedConfig['collections'][number]) =>
    hasDraftsEnabled(each) || (withFiles && Boolean(each.upload)) || each.slug === 'redirects';
  const state = (table: Table, updatedAt: string) => {
    const last = sql`max(${columnOf(table, updatedAt)})`;
    return sql`(SELECT concat_ws(' ', count(*), ${last}) FROM ${table})`;
  };
  const owners = [...collections.filter(isContent), ...globals.filter(hasDraftsEnabled)];
  const states = owners.flatMap((owner) => {
    const versions = withDrafts && hasDraftsEnabled(owner);
    return [
      state(tableOf(req.payload, owner.slug), 'updatedAt'),
      ...(versions ? [state(versionsOf(req.payload, owner.slug), 'version_updatedAt')] : []),
    ];
  });
  const found = await runInTransaction(
    req,
    sql`SELECT concat_ws(', ', ${sql.join(states, sql`, `)}) AS state`,
  );
  return answer
    .parse(found)
    .rows.map(({ state: all }) => all)
    .join();
}
