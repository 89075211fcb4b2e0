import { sql, type SQL } from 'drizzle-orm';
import type { TypedUser } from 'payload';

import { audit_entries } from './database/schema';
import { staffConnection } from './database/staff-connection';
import { insertSelect, run } from './database/statement';

/** What somebody did with records, in the order in which it weighs. */
export const auditActions = [
  { value: 'listed', label: 'Saw in a list' },
  { value: 'opened', label: 'Opened' },
  { value: 'exported', label: 'Exported' },
  { value: 'changed', label: 'Changed' },
  { value: 'trashed', label: 'Moved to trash' },
  { value: 'restored', label: 'Restored from trash' },
  { value: 'erased', label: 'Erased for good' },
  { value: 'second-factor', label: 'Changed a second factor' },
  { value: 'token', label: 'Made or revoked a token' },
] as const;

type Entry = typeof audit_entries.$inferSelect;

export type AuditAction = Entry['action'];

/** An entry without its records. */
export interface AuditedDeed {
  readonly action: AuditAction;
  /** Null is the site itself: what a setting or a job did. */
  readonly user: Pick<TypedUser, 'id' | 'email'> | null;
  /** The name of the inbox's rule that did it, in place of a user. */
  readonly rule?: string;
  readonly collection: Entry['collection'];
  /** Never what a sender wrote: an entry outlives what it is about. */
  readonly detail?: string;
}

export interface AuditEntry extends AuditedDeed {
  readonly submissions: readonly string[];
}

/** Who looks at the same things again within this time is not noted again. */
const sameLookMinutes = 5;
const looks: readonly AuditAction[] = ['listed', 'opened'];

const valuesOf = ({ action, user, rule, collection, detail }: AuditedDeed) => ({
  // Not when the statement began: it may have waited for another one that changes the same.
  at: sql`clock_timestamp()`,
  action,
  actor: user?.email ?? (rule === undefined ? 'the site' : `Rule ‘${rule}’`),
  actorId: user?.id ?? null,
  collection,
  detail: detail ?? null,
});

/**
 * Adds to the audit log; nothing ever changes or removes an entry. Call it before what it tells of:
 * what could not be noted must not happen. For a change, `auditOf` is the better way.
 */
export async function audit({ submissions, ...deed }: AuditEntry): Promise<void> {
  if (submissions.length === 0) return;
  const isNew = looks.includes(deed.action) ? sql`WHERE NOT ${wasNoted(deed, submissions)}` : sql``;
  await run(
    staffConnection,
    insertSelect(audit_entries, { ...valuesOf(deed), submissions }, isNew),
  );
}

function wasNoted({ action, user, collection }: AuditedDeed, submissions: readonly string[]): SQL {
  return sql`EXISTS (
    SELECT FROM ${audit_entries}
    WHERE ${audit_entries.actorId} = ${user?.id ?? null}
      AND ${audit_entries.at} > now() - ${sameLookMinutes}::integer * interval '1 minute'
      AND ${audit_entries.action} = ${action}
      AND ${audit_entries.collection} = ${collection}
      AND ${audit_entries.submissions} = ${JSON.stringify(submissions)}::jsonb
  )`;
}

/**
 * The entry as a part of the statement that does what it tells of, so that there is neither without
 * the other.
 * @param rows a part of that statement with the ids of what it changed. Without any, nothing is noted.
 */
export const auditOf = (deed: AuditedDeed, rows: SQL): SQL =>
  insertSelect(
    audit_entries,
    { ...valuesOf(deed), submissions: sql`jsonb_agg(id)` },
    sql`FROM ${rows} HAVING count(*) > 0`,
  );
