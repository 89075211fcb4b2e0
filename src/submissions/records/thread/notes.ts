import { createHash, randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { auditOf } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, insertSelect, run } from '@/platform/database/statement';

import { insertMentions } from '../mentions/mentions';
import { queuePersonal } from '../notices/staff-notices';
import { notesTableOf, tableOf } from '../tables';
import { insertWatches, tellWatchers } from '../watches/watches';
import type { Staff } from '../work';

/**
 * Numbers notes, of whichever submission; the first migration makes it. The number of a submission's
 * notes would not do: of two who write at once, the second counts before the first has written.
 */
const noteOrder = sql`nextval('note_order')`;

export interface WrittenNote {
  readonly text: string;
  /** Of the form that it was written in: the same words under it are stored once. */
  readonly key?: string | undefined;
  /** Ids of users. */
  readonly mentioned?: readonly string[];
}

/** The same for the same words under the same key: they may be typed on between two tries. */
const idOf = (key: string, text: string): string =>
  createHash('sha256').update(`${key}\n${text}`).digest('hex').slice(0, 32);

/**
 * Adds a note and its words for the search, notes it in the audit log, and tells who is mentioned, who watches the
 * submission from then on, and who does already.
 * What an earlier try stored already adds nothing.
 */
export async function insertNote(
  form: FormDefinition,
  user: Staff,
  id: string,
  { text, key = randomUUID(), mentioned = [] }: WrittenNote,
): Promise<void> {
  const [table, notes] = [tableOf(form), notesTableOf(form)];
  const own = idOf(key, text);
  const values = assignments(table, {
    updatedAt: sql`now()`,
    activeAt: sql`now()`,
    notesText: sql`concat_ws(E'\\n', ${table.notesText}, ${text}::text)`,
  });
  const note = insertSelect(
    notes,
    {
      _order: noteOrder,
      _parentID: sql`id`,
      id: own,
      text,
      author: user.id,
      at: sql`now()`,
    },
    sql`FROM touched`,
  );
  const deed = { action: 'changed', user, collection: form.collection, detail: 'note' } as const;
  const told = { notice: 'mention', recipients: mentioned, by: user.id } as const;
  const named = sql.param(mentioned);
  const whom = sql`(SELECT person, id FROM touched, unnest(${named}::text[]) AS person) AS named`;
  await run(
    staffConnection,
    sql`WITH touched AS (
          UPDATE ${table} SET ${values}
          WHERE ${table.id} = ${id}
            AND NOT EXISTS (SELECT FROM ${notes} WHERE ${notes.id} = ${own})
          RETURNING ${table.id}
        ),
        noted AS (${auditOf(deed, sql`touched`)}),
        told AS (${queuePersonal(form, told, sql`touched`)}),
        watched AS (${insertWatches(whom)}),
        mentioned AS (${insertMentions(own, whom)}),
        ${tellWatchers(
          form,
          { event: 'note', by: user.id },
          sql`(SELECT id, true AS mails, ${named}::text[] AS told FROM touched) AS happened`,
        )}
        ${note}`,
  );
}
