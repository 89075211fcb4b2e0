import 'server-only';

import { randomUUID } from 'node:crypto';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { audit, type AuditEntry } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { snakeCase } from '@/platform/database/names';
import { openStatuses, type FormDefinition, type Status } from '@/forms';

/** What can be done to one or several submissions at once. */
export type Change =
  | { readonly status: Status }
  | { readonly isUnread: boolean }
  | { readonly isDeleted: boolean }
  | { readonly assignee: string | null };

/** A submission that was changed, and its status from before. */
export interface Changed {
  readonly id: string;
  readonly status: Status;
}

/**
 * Changes those of the submissions that the user may read, in one statement that touches no other
 * column: what became of a mail, say, is written at the same time by others.
 * @returns what was changed
 */
export async function changeSubmissions(
  form: FormDefinition,
  user: TypedUser,
  ids: readonly string[],
  change: Change,
): Promise<readonly Changed[]> {
  const readable = await readableIds(form, user, ids);
  if (readable.length === 0) return [];
  const table = snakeCase(form.collection);
  const { assignments, values } = assignmentsOf(change);
  const { collection } = form;
  await audit({ ...auditOf(change), user, collection, submissions: readable });
  const { rows } = await staffConnection.query<Changed>({
    text: `WITH before AS (SELECT id, status FROM ${table} WHERE id = ANY($1) FOR UPDATE)
           UPDATE ${table} AS submission SET ${assignments}, updated_at = now()
           FROM before WHERE submission.id = before.id
           RETURNING submission.id, before.status`,
    values: [readable, ...values],
  });
  return rows;
}

function assignmentsOf(change: Change): { assignments: string; values: unknown[] } {
  if ('status' in change) {
    return {
      assignments: `status = $2, replied_at = ${repliedAt(change.status)}, read_at = COALESCE(read_at, now())`,
      values: [change.status],
    };
  }
  if ('assignee' in change) return { assignments: 'assignee_id = $2', values: [change.assignee] };
  const [column, isSet] =
    'isUnread' in change ? ['read_at', !change.isUnread] : ['deleted_at', change.isDeleted];
  return {
    assignments: `${column} = ${isSet ? `COALESCE(${column}, now())` : 'NULL'}`,
    values: [],
  };
}

function auditOf(change: Change): Pick<AuditEntry, 'action' | 'detail'> {
  if ('isDeleted' in change) return { action: change.isDeleted ? 'trashed' : 'restored' };
  const [what, value] = Object.entries(change)[0] ?? [];
  return { action: 'changed', detail: `${what}: ${String(value)}` };
}

/** The first reply counts; what goes back to being open had none. */
function repliedAt(status: Status): string {
  if (status === 'replied') return 'COALESCE(replied_at, now())';
  return openStatuses.includes(status) ? 'NULL' : 'replied_at';
}

/** Gives each submission back the status that it had. */
export async function restoreStatuses(
  form: FormDefinition,
  user: TypedUser,
  entries: readonly Changed[],
): Promise<void> {
  for (const status of new Set(entries.map((entry) => entry.status))) {
    const ids = entries.filter((entry) => entry.status === status).map(({ id }) => id);
    await changeSubmissions(form, user, ids, { status });
  }
}

/** Adds to what staff wrote to each other about a submission. */
export async function addNote(
  form: FormDefinition,
  user: TypedUser,
  id: string,
  text: string,
): Promise<void> {
  const [readable] = await readableIds(form, user, [id]);
  if (!readable) return;
  const { collection } = form;
  await audit({ action: 'changed', user, collection, submissions: [readable], detail: 'note' });
  const table = snakeCase(form.collection);
  await staffConnection.query({
    text: `WITH touched AS (
             UPDATE ${table}
             SET updated_at = now(), notes_text = concat_ws(E'\\n', notes_text, $3::text)
             WHERE id = $1 RETURNING id
           )
           INSERT INTO ${table}_notes (_order, _parent_id, id, text, author_id, at)
           SELECT 1 + (SELECT count(*) FROM ${table}_notes WHERE _parent_id = $1), id, $2, $3, $4, now()
           FROM touched`,
    values: [readable, randomUUID(), text, user.id],
  });
}

/** Access control decides: whoever may not read a submission changes none. */
async function readableIds(form: FormDefinition, user: TypedUser, ids: readonly string[]) {
  const payload = await getPayload({ config });
  const { docs } = await payload.find({
    collection: form.collection,
    where: { id: { in: [...ids] } },
    trash: true,
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: false,
    user,
  });
  return docs.map(({ id }) => id);
}
