import type { TypedUser } from 'payload';

import { staffConnection } from '@/platform/database/staff-connection';
import type { FormDefinition } from '@/forms';

/** What somebody did with submissions, in the order in which it weighs. */
export const auditActions = [
  { value: 'listed', label: 'Saw in a list' },
  { value: 'opened', label: 'Opened' },
  { value: 'exported', label: 'Exported' },
  { value: 'changed', label: 'Changed' },
  { value: 'trashed', label: 'Put into the trash' },
  { value: 'restored', label: 'Took out of the trash' },
  { value: 'erased', label: 'Erased for good' },
] as const;

export type AuditAction = (typeof auditActions)[number]['value'];

export interface AuditEntry {
  readonly action: AuditAction;
  /** Null is the site itself: what a setting or a job did. */
  readonly user: Pick<TypedUser, 'id' | 'email'> | null;
  readonly collection: FormDefinition['collection'];
  readonly submissions: readonly string[];
  /** Never what a sender wrote: an entry outlives what it is about. */
  readonly detail?: string;
}

/** Who looks at the same things again within this time is not noted again. */
const sameLookMinutes = 5;
const looks: readonly AuditAction[] = ['listed', 'opened'];

/**
 * Adds to the audit log; nothing ever changes or removes an entry. Call it before what it tells of:
 * what could not be noted must not happen.
 */
export async function audit(entry: AuditEntry): Promise<void> {
  const { action, user, collection, submissions, detail = null } = entry;
  if (submissions.length === 0) return;
  await staffConnection.query({
    text: `INSERT INTO audit_entries (at, action, actor, actor_id, collection, submissions, detail)
           SELECT now(), $1::enum_audit_entries_action, $2::text, $3::text,
                  $4::enum_audit_entries_collection, $5::jsonb, $6::text
           WHERE NOT ($7 AND EXISTS (
             SELECT FROM audit_entries
             WHERE actor_id = $3 AND at > now() - $8 * interval '1 minute'
               AND action::text = $1::text AND collection::text = $4::text AND submissions = $5::jsonb
           ))`,
    values: [
      action,
      user?.email ?? 'the site',
      user?.id ?? null,
      collection,
      JSON.stringify(submissions),
      detail,
      looks.includes(action),
      sameLookMinutes,
    ],
  });
}
