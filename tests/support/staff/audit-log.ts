import { sql } from '@payloadcms/db-postgres';

import { payload } from '../payload';

async function entries() {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT id, action, actor, collection, submissions, detail FROM audit_entries
        ORDER BY at, collection`,
  );
  return rows;
}

/** The audit log cannot be emptied: this begins a new page, and `read` gives what stands there. */
export async function newAuditPage() {
  const before = new Set((await entries()).map(({ id }) => id));
  return {
    read: async () =>
      (await entries())
        .filter(({ id }) => !before.has(id))
        .map(({ action, actor, collection, submissions, detail }) => ({
          action,
          actor,
          collection,
          submissions,
          detail,
        })),
  };
}
