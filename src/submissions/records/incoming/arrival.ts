import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { auditOf, type AuditedDeed } from '@/platform/audit';
import { assignments } from '@/platform/database/statement';

import { queueAnswered, queueNews } from '../notices/staff-notices';
import { queueRules } from '../rules/arrivals';
import { tableOf } from '../tables';
import { isScheduled } from '../thread/scheduled';
import { threadEntries } from '../thread/thread-table';
import { tellWatchers } from '../watches/watches';

/**
 * The submission that a mail is for, as it was before: whether somebody has read it since the last
 * answer, and whom that was told.
 */
export function arrivingAt(form: FormDefinition, submission: string): SQL {
  const table = tableOf(form);
  const { kind, told, position, state } = threadEntries;
  return sql`
    SELECT ${table.id} AS id, ${table.assignee} AS assignee, last.told,
           (${table.readAt} IS NULL AND last.kind IS NOT DISTINCT FROM 'answer') AS is_known
    FROM ${table} LEFT JOIN LATERAL (
      SELECT ${kind} AS kind, ${told} AS told FROM ${threadEntries}
      WHERE ${threadEntries.submission} = ${table.id}
        AND ${state} <> 'taken-back' AND ${kind} <> 'automatic'
      ORDER BY ${position} DESC LIMIT 1
    ) AS last ON true
    WHERE ${table.id} = ${submission}`;
}

/**
 * All that follows from a mail on its thread, as parts of the statement that puts it there, whoever
 * does. A person's mail, and a bounce, make the submission unread and open again; an answer holds back
 * what was to go out later, and is told of, also to who watches: once, until somebody has read it. What a program wrote
 * changes nothing.
 * @param deed how the audit log tells it
 * The statement has two more: `parent`, which is `arrivingAt`, and `landed`, the mail's id and kind.
 */
export function arrivalOf(form: FormDefinition, submission: string, deed: Deed): SQL {
  const table = tableOf(form);
  return sql`
    held AS (
      UPDATE ${threadEntries} SET ${assignments(threadEntries, {
        state: 'failed',
        problem: 'An answer came in before this went out',
      })}
      FROM landed
      WHERE landed.kind = 'answer' AND ${threadEntries.submission} = ${submission} AND ${isScheduled}
    ),
    touched AS (
      UPDATE ${table} SET ${reopened(form, sql`landed.kind`)} FROM landed
      WHERE ${table.id} = ${submission}
      RETURNING ${table.id}, landed.kind AS kind
    ),
    noted AS (${auditOf({ ...deed, action: 'changed', collection: form.collection }, sql`touched`)}),
    ruled AS (${queueRules(
      sql`(SELECT touched.id, landed.kind, landed.id AS entry FROM touched, landed
           WHERE landed.kind IN ('answer', 'bounce')) AS arrived`,
      { kind: sql`kind`, entry: sql`entry` },
    )}),
    news AS (
      SELECT parent.* FROM touched, parent WHERE touched.kind = 'answer'
    ),
    told AS (${queueNews(form, 'answer', sql`(SELECT id FROM news WHERE NOT is_known) AS fresh`)}),
    told_assignee AS (${queueAnswered(
      form,
      sql`(SELECT id, assignee FROM news
           WHERE NOT is_known OR told IS DISTINCT FROM assignee) AS fresh`,
      deed.user?.id,
    )}),
    ${tellWatchers(
      form,
      { event: 'answer', by: deed.user?.id ?? null },
      sql`(SELECT id, NOT is_known AS mails, ARRAY[coalesce(assignee::text, '')] AS told FROM news) AS happened`,
    )}`;
}

type Deed = Pick<AuditedDeed, 'user' | 'detail'>;

/**
 * Unread, in the open lists again, out of the trash; spam stays spam. An answer is due from now on; so
 * is another try after a reply that did not arrive, where nothing was due before. What a program wrote
 * leaves all as it is.
 * @param kind of the mail, in SQL
 */
function reopened(form: FormDefinition, kind: SQL): SQL {
  const table = tableOf(form);
  const isMeant = sql`${kind} IN ('answer', 'bounce')`;
  const unless = (column: SQL): SQL => sql`CASE WHEN ${isMeant} THEN NULL ELSE ${column} END`;
  return assignments(table, {
    status: sql`CASE WHEN ${isMeant} AND ${table.status}::text IN ('replied', 'archived')
                THEN 'in-progress' ELSE ${table.status}::text END`,
    readAt: unless(sql`${table.readAt}`),
    snoozedUntil: unless(sql`${table.snoozedUntil}`),
    deletedAt: unless(sql`${table.deletedAt}`),
    askedAt: sql`CASE WHEN ${kind} = 'answer' OR ${kind} = 'bounce' AND ${table.answeredAt} IS NOT NULL
                 THEN now() ELSE ${table.askedAt} END`,
    answeredAt: unless(sql`${table.answeredAt}`),
    activeAt: sql`CASE WHEN ${isMeant} THEN now() ELSE ${table.activeAt} END`,
    updatedAt: sql`now()`,
  });
}
