import { sql } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { insertSelect, run } from '@/platform/database/statement';

import { columnNames } from '../column-names';
import { attachments } from '../attachments/table';
import { atNextPlace, placed, type Tried } from './next-place';
import { isFormer } from '../person/former-addresses';
import { tableOf } from '../tables';
import type { Staff } from '../work';
import { noted, touch, undoSeconds } from './replies';
import { nextPosition } from './thread';
import { threadEntries } from './thread-table';

/**
 * Sends a reply that went to an address which was corrected since once more, to the corrected one alone and
 * with copies of its files. Its number follows from both, so it goes there once.
 * @returns whether there was one, or it is on its way since an earlier try
 */
export const sendToCorrected = (
  form: FormDefinition,
  user: Staff,
  reply: { readonly id: string; readonly submission: string },
): Promise<boolean> => atNextPlace(() => tryToSend(form, user, reply));

async function tryToSend(
  form: FormDefinition,
  user: Staff,
  { id, submission }: { readonly id: string; readonly submission: string },
): Promise<boolean | null> {
  const table = tableOf(form);
  const { kind, state, address, isForward } = threadEntries;
  const copy = insertSelect(
    threadEntries,
    {
      id: sql`sent.copy`,
      submission: sql`sent.submission`,
      position: nextPosition(sql`sent.submission`),
      state: 'waiting',
      address: sql`sent.email`,
      text: sql`sent.text`,
      subject: sql`sent.subject`,
      signature: sql`sent.signature`,
      mailbox: sql`sent.mailbox`,
      author: user.id,
      writtenAt: sql`now()`,
      dueAt: sql`now() + ${undoSeconds}::integer * interval '1 second'`,
      statusBefore: sql`sent.status`,
    },
    sql`FROM sent ON CONFLICT DO NOTHING RETURNING id`,
  );
  const of = attachments;
  const same = [of.name, of.size, of.kind, of.content, of.problem, of.scan, of.scannedAt, of.found];
  const { rows } = await run(
    staffConnection,
    sql<Tried>`
      WITH sent AS (
        SELECT ${threadEntries}.*, ${table.email} AS email, ${table.status} AS status,
               md5(concat(${threadEntries.id}, ' ', lower(${table.email})))::uuid AS copy
        FROM ${threadEntries} JOIN ${table} ON ${table.id} = ${threadEntries.submission}
        WHERE ${threadEntries.id} = ${id} AND ${table.id} = ${submission}
          AND ${table.deletedAt} IS NULL
          AND ${kind} = 'reply' AND NOT ${isForward} AND ${state} = 'sent'
          AND ${isFormer(sql`${table.id}`, sql`${address}`)}
      ),
      queued AS (${copy}),
      files AS (
        INSERT INTO ${of} (${columnNames(of.id, of.entry, of.author, of.submission, of.addedAt, ...same)})
        SELECT gen_random_uuid(), queued.id, ${user.id}::uuid, ${of.submission}, ${of.addedAt},
               ${sql.join(same, sql`, `)}
        FROM ${of}, queued WHERE ${of.entry} = ${id}
      ),
      touched AS (${touch(form, submission, sql`queued`)}),
      noted AS (${noted(form, user, 'reply tried again')})
      SELECT EXISTS (SELECT FROM sent) AS "isThere", EXISTS (SELECT FROM queued) AS "isQueued",
             EXISTS (
               SELECT FROM ${threadEntries}, sent WHERE ${threadEntries.id} = sent.copy
             ) AS "isKnown"`,
  );
  const became = placed(rows[0]);
  return became === null ? null : became !== 'gone';
}
