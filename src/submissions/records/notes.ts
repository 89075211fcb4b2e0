import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { auditOf } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, insertSelect, run } from '@/platform/database/statement';

import { queuePersonal } from './staff-notices';
import { notesTableOf, tableOf } from './tables';
import type { Staff } from './work';

/**
 * Numbers notes, of whichever submission (migrations/20261122_013000_note_order.ts). The number of
 * a submission's notes would not do: of two who write at once, the second counts before the first
 * has written.
 */
const noteOrder = sql`nextval('note_order')`;

/**
 * Adds a note and its words for the search, notes it in the audit log, and tells who is mentioned.
 * @param mentioned ids of users
 */
export async function insertNote(
  form: FormDefinition,
  user: Staff,
  id: string,
  text: string,
  mentioned: readonly string[] = [],
): Promise<void> {
  const table = tableOf(form);
  const values = assignments(table, {
    updatedAt: sql`now()`,
    notesText: sql`concat_ws(E'\\n', ${table.notesText}, ${text}::text)`,
  });
  const note = insertSelect(
    notesTableOf(form),
    {
      _order: noteOrder,
      _parentID: sql`id`,
      id: randomUUID(),
      text,
      author: user.id,
      at: sql`now()`,
    },
    sql`FROM touched`,
  );
  const deed = { action: 'changed', user, collection: form.collection, detail: 'note' } as const;
  const told = { notice: 'mention', recipients: mentioned, by: user.id } as const;
  await run(
    staffConnection,
    sql`WITH touched AS (
          UPDATE ${table} SET ${values} WHERE ${table.id} = ${id} RETURNING ${table.id}
        ),
        noted AS (${auditOf(deed, sql`touched`)}),
        told AS (${queuePersonal(form, told, sql`touched`)})
        ${note}`,
  );
}
