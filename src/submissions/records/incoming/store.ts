import { randomUUID } from 'node:crypto';

import { sql, type SQL } from 'drizzle-orm';

import { forms, type FormDefinition } from '@/forms';
import { auditOf } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, insertSelect, run } from '@/platform/database/statement';

import { attachments } from '../attachments/table';
import { columnNames } from '../column-names';
import { isScheduled } from '../thread/scheduled';
import { queueAnswered, queueWebhook } from '../notices/staff-notices';
import { tableOf } from '../tables';
import { nextPosition, parentColumn } from '../thread/thread';
import { threadEntries } from '../thread/thread-table';
import type { IncomingMail } from './incoming-mail';
import type { ThreadOf } from './thread-address';

/** `repeated`: it is there since before. */
export type Landed = 'stored' | 'unmatched' | 'repeated';

/** A mail that nobody was told of yet asks for work; what a program wrote does not. */
const asksForWork = ({ kind }: IncomingMail): boolean => kind !== 'automatic';

/** Two that come at once want the same place in the thread. */
const mostTries = 5;

/**
 * Stores a mail with its files, on its thread where that is still there; in the same statement the
 * submission becomes unread and open again, and it is noted.
 */
export async function storeMail(mail: IncomingMail, thread: ThreadOf | null): Promise<Landed> {
  for (let tries = 1; ; tries += 1) {
    const { isMatched, isStored } = await (thread ? onThread(mail, thread) : unmatched(mail));
    if (isStored) return isMatched ? 'stored' : 'unmatched';
    if (await isKnown(mail)) return 'repeated';
    if (!isMatched && thread) return storeMail(mail, null);
    if (tries === mostTries) throw new Error('The thread has no place for what came in');
  }
}

interface Try {
  readonly isMatched: boolean;
  readonly isStored: boolean;
}

async function onThread(mail: IncomingMail, thread: ThreadOf): Promise<Try> {
  const form = forms[thread.form];
  const table = tableOf(form);
  const parent = sql`parent.id`;
  const id = randomUUID();
  const entry = insertSelect(
    threadEntries,
    {
      ...valuesOf(mail, id),
      ...(form.name === 'contact' ? { contactId: parent } : { quoteId: parent }),
      state: 'received',
      position: nextPosition(form, parent),
    },
    sql`FROM parent ON CONFLICT DO NOTHING RETURNING id`,
  );
  const { rows } = await run(
    staffConnection,
    sql<Try>`
      WITH parent AS (
        SELECT ${table.id} AS id FROM ${table} WHERE ${table.id} = ${thread.submission}
      ),
      stored AS (${entry}),
      files AS (${filesOf(mail, id, form, thread.submission)}),
      held AS (${holdScheduled(mail, form)}),
      touched AS (
        UPDATE ${table} SET ${asksForWork(mail) ? reopened(form, sql`${mail.kind}::text`) : assignments(table, { updatedAt: sql`now()` })}
        FROM stored WHERE ${table.id} = ${thread.submission}
        RETURNING ${table.id}, ${table.assignee} AS assignee
      ),
      noted AS (${auditOf(
        { action: 'changed', user: null, collection: form.collection, detail: details[mail.kind] },
        sql`touched`,
      )}),
      news AS (SELECT id, assignee FROM touched WHERE ${mail.kind === 'answer'}::boolean),
      told AS (${queueWebhook(form, 'answer', sql`news`)}),
      told_assignee AS (${queueAnswered(form, sql`news`)})
      SELECT EXISTS (SELECT FROM parent) AS "isMatched", EXISTS (SELECT FROM stored) AS "isStored"`,
  );
  return rows[0] ?? { isMatched: false, isStored: false };
}

/** What was to go out later was written before anybody had read this. */
const holdScheduled = ({ kind }: IncomingMail, form: FormDefinition): SQL => sql`
  UPDATE ${threadEntries} SET ${assignments(threadEntries, {
    state: 'failed',
    problem: 'An answer came in before this went out',
  })}
  FROM parent, stored
  WHERE ${kind === 'answer'}::boolean AND ${parentColumn(form)} = parent.id AND ${isScheduled}`;

const details: Record<IncomingMail['kind'], string> = {
  answer: 'answer came in',
  automatic: 'automatic answer came in',
  bounce: 'reply was not delivered',
};

async function unmatched(mail: IncomingMail): Promise<Try> {
  const id = randomUUID();
  const values = { ...valuesOf(mail, id), state: 'unmatched' as const };
  const entry = insertSelect(threadEntries, values, sql`ON CONFLICT DO NOTHING RETURNING id`);
  const { rows } = await run(
    staffConnection,
    sql<Pick<Try, 'isStored'>>`
      WITH stored AS (${entry}), files AS (${filesOf(mail, id)})
      SELECT EXISTS (SELECT FROM stored) AS "isStored"`,
  );
  return { isMatched: false, isStored: rows[0]?.isStored === true };
}

const valuesOf = (mail: IncomingMail, id: string) => ({
  id,
  kind: mail.kind,
  address: mail.address,
  text: mail.text,
  sender: mail.sender,
  subject: mail.subject,
  quoted: mail.quoted,
  problem: mail.problem,
  messageId: mail.messageId,
  fingerprint: mail.fingerprint,
  writtenAt: sql`now()`,
  dueAt: sql`now()`,
  settledAt: sql`now()`,
});

/**
 * Unread, in the open lists again, out of the trash; spam stays spam. An answer is due from now on; so
 * is another try after a reply that did not arrive, where nothing was due before.
 * @param kind of the mail, in SQL
 */
export function reopened(form: FormDefinition, kind: SQL): SQL {
  const table = tableOf(form);
  return assignments(table, {
    status: sql`CASE WHEN ${table.status}::text IN ('replied', 'archived') THEN 'in-progress'
                ELSE ${table.status}::text END`,
    readAt: null,
    snoozedUntil: null,
    deletedAt: null,
    askedAt: sql`CASE WHEN ${kind} = 'answer' OR ${kind} = 'bounce' AND ${table.answeredAt} IS NOT NULL
                 THEN now() ELSE ${table.askedAt} END`,
    answeredAt: sql`CASE WHEN ${kind} IN ('answer', 'bounce') THEN NULL ELSE ${table.answeredAt} END`,
    activeAt: sql`now()`,
    updatedAt: sql`now()`,
  });
}

function filesOf({ files }: IncomingMail, id: string, form?: FormDefinition, submission?: string) {
  const { entry, contactId, quoteId, name, size, content, problem, addedAt } = attachments;
  const columns = columnNames(
    ...[attachments.id, entry, contactId, quoteId, name, size, content, problem, addedAt],
  );
  const [contact, quote] = [
    form?.name === 'contact' ? submission : null,
    form?.name === 'quote' ? submission : null,
  ];
  const rows = files.map(
    (file) => sql`
      SELECT ${randomUUID()}::uuid, ${id}::uuid, ${contact ?? null}::uuid, ${quote ?? null}::uuid,
             ${file.name}::text, ${file.size}::integer, ${file.content}::bytea,
             ${file.note}::text, now()
      FROM stored`,
  );
  if (rows.length === 0) return sql`SELECT`;
  return sql`INSERT INTO ${attachments} (${columns}) ${sql.join(rows, sql` UNION ALL `)}`;
}

async function isKnown({ fingerprint }: IncomingMail): Promise<boolean> {
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      SELECT ${threadEntries.id} AS id FROM ${threadEntries}
      WHERE ${threadEntries.fingerprint} = ${fingerprint}`,
  );
  return rows.length > 0;
}
