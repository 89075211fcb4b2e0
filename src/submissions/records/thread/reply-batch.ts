import { sql, type SQL } from 'drizzle-orm';

import { forms, openStatuses, type FormDefinition } from '@/forms';
import { auditOf } from '@/platform/audit';
import { users } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';

import { interrupted } from '../failed-mail';
import { tableOf } from '../tables';
import { isUnscanned } from '../attachments/scans';
import { attachments } from '../attachments/table';
import { joinParents, ofParent, submissions } from '../parent';
import { hasAddress, threadEntries } from './thread-table';

/** A reply that is to be sent now, by who claimed it. */
export interface ClaimedReply {
  readonly id: string;
  readonly form: FormDefinition['name'];
  readonly submission: string;
  readonly reference: string;
  readonly isInTrash: boolean;
  readonly address: string;
  readonly text: string;
  /** How often it failed so far. */
  readonly tried: number;
  /** Null when the account is gone. */
  readonly author: { readonly id: string; readonly email: string } | null;
  /** What went and came in this thread before. */
  readonly earlier: readonly EarlierMail[];
}

export interface EarlierMail {
  readonly id: string;
  /** What a mail program that is not ours numbered it. */
  readonly messageId: string | null;
}

/**
 * Marks the one that is due longest as being sent; nobody else gets it, or takes it back. One whose
 * files a scanner has yet to see waits for that.
 */
export async function claimReply(): Promise<ClaimedReply | undefined> {
  const { id, kind, state, dueAt, messageId } = threadEntries;
  const { rows } = await run(
    staffConnection,
    sql<Omit<ClaimedReply, 'author'> & { authorId: string | null; authorEmail: string | null }>`
      WITH due AS (
        SELECT ${id} FROM ${threadEntries} WHERE ${state} = 'waiting' AND ${dueAt} <= now()
          AND NOT EXISTS (SELECT FROM ${attachments} WHERE ${attachments.entry} = ${id} AND ${isUnscanned})
        ORDER BY ${dueAt} LIMIT 1 FOR UPDATE SKIP LOCKED
      ),
      claimed AS (
        UPDATE ${threadEntries} SET ${assignments(threadEntries, { state: 'sending' })}
        FROM due WHERE ${id} = due.id RETURNING ${threadEntries}.*
      )
      SELECT claimed.id, claimed.address, claimed.text, claimed.tried,
             claimed.submission, ${submissions.form},
             ${ofParent('reference')} AS reference,
             ${ofParent('deletedAt')} IS NOT NULL AS "isInTrash",
             ${users.id} AS "authorId", ${users.email} AS "authorEmail",
             coalesce((
               SELECT jsonb_agg(
                 jsonb_build_object('id', ${id}, 'messageId', ${messageId})
                 ORDER BY ${threadEntries.position})
               FROM ${threadEntries}
               WHERE ${threadEntries.submission} = claimed.submission
                 AND ${threadEntries.position} < claimed.position
                 AND (${state} = 'sent' OR ${kind} = 'answer' AND ${messageId} IS NOT NULL)
             ), '[]') AS earlier
      FROM claimed
      LEFT JOIN ${users} ON ${users.id} = claimed.author
      ${joinParents(sql`claimed.submission`)}`,
  );
  const [claimed] = rows;
  if (claimed === undefined) return undefined;
  const { authorId, authorEmail, ...reply } = claimed;
  const author = authorId && authorEmail ? { id: authorId, email: authorEmail } : null;
  return { ...reply, author };
}

/**
 * Hands the replies that a crash cut off to a person: the mail server may have them. Only for who
 * sends all replies, and between two rounds: none is being sent then.
 */
export async function failCutOffReplies(): Promise<void> {
  const become = { state: 'failed' as const, problem: interrupted, settledAt: sql`now()` };
  await run(
    staffConnection,
    sql`UPDATE ${threadEntries} SET ${assignments(threadEntries, become)}
        WHERE ${threadEntries.state} = 'sending'`,
  );
}

/** What became of a reply. Without a wait, one that failed is not tried again by itself. */
export type ReplyOutcome =
  | {
      readonly problem: null;
      /** The outbox holds it: it did not go out. */
      readonly outbox?: boolean;
    }
  | { readonly problem: string; readonly waitSeconds: number | null };

/**
 * Writes down what became of a reply that was claimed; the submission counts as replied from now on,
 * unless a colleague gave it another status meanwhile, or its sender wrote what this reply does not
 * know. It waits for nobody.
 * @returns whether it is done; if not, somebody is changing the submission just now
 */
export async function settleReply(
  { id, form: name, author }: ClaimedReply,
  outcome: ReplyOutcome,
): Promise<boolean> {
  const form = forms[name];
  const table = tableOf(form);
  const isSent = outcome.problem === null;
  const news = isSent
    ? { state: 'sent' as const, problem: null, outbox: outcome.outbox }
    : failure(outcome);
  const turns = sql`(${isSent}::boolean AND ${isLast(form)} AND ${table.status} <> 'replied'
    AND (${table.status}::text = ${threadEntries.statusBefore}
         OR ${table.status}::text = ANY(${sql.param(openStatuses)}::text[])))`;
  const become = assignments(table, {
    status: sql`CASE WHEN settled.turns THEN 'replied' ELSE ${table.status}::text END`,
    repliedAt: sql`CASE WHEN ${isSent}::boolean THEN coalesce(${table.repliedAt}, now())
                   ELSE ${table.repliedAt} END`,
    answeredAt: sql`CASE WHEN settled.answers THEN now() ELSE ${table.answeredAt} END`,
    activeAt: sql`now()`,
    updatedAt: sql`now()`,
  });
  const deed = { action: 'changed', user: author, collection: form.collection } as const;
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      WITH held AS (
        SELECT ${table.id}, ${turns} AS turns, ${isSent}::boolean AND ${isLast(form)} AS answers
        FROM ${table} JOIN ${threadEntries} ON ${threadEntries.submission} = ${table.id}
        WHERE ${threadEntries.id} = ${id}
        FOR NO KEY UPDATE OF ${table} SKIP LOCKED
      ),
      settled AS (
        UPDATE ${threadEntries} SET ${assignments(threadEntries, {
          ...news,
          tried: sql`${threadEntries.tried} + 1`,
          settledAt: sql`now()`,
        })}
        FROM held WHERE ${threadEntries.id} = ${id} AND ${threadEntries.state} = 'sending'
        RETURNING held.id, held.turns, held.answers
      ),
      touched AS (
        UPDATE ${table} SET ${become} FROM settled WHERE ${table.id} = settled.id
      ),
      turned AS (SELECT id FROM settled WHERE turns),
      sent AS (SELECT id FROM settled WHERE ${isSent}::boolean),
      noted AS (${auditOf({ ...deed, detail: 'reply sent' }, sql`sent`)}),
      marked AS (${auditOf({ ...deed, detail: 'status: replied' }, sql`turned`)})
      SELECT ${threadEntries.id} AS id FROM ${threadEntries}
      WHERE ${threadEntries.id} = ${id} AND ${threadEntries.state} = 'sending'
        AND NOT EXISTS (SELECT FROM settled)`,
  );
  return rows.length === 0;
}

/** Of a reply beside its submission: its writer knew all that came in. */
function isLast(form: FormDefinition): SQL {
  return sql`NOT EXISTS (
    SELECT FROM ${threadEntries} AS later
    WHERE later.submission = ${tableOf(form).id}
      AND later.kind = 'answer' AND later.position > ${threadEntries.position}
  )`;
}

type Failure = Extract<ReplyOutcome, { problem: string }>;

function failure({ problem, waitSeconds }: Failure): {
  state: SQL;
  problem: string;
  dueAt: SQL;
} {
  const wait = sql`${waitSeconds ?? 0}::double precision * interval '1 second'`;
  return {
    state: sql`CASE WHEN ${waitSeconds !== null}::boolean AND ${hasAddress}
               THEN 'waiting' ELSE 'failed' END`,
    problem,
    dueAt: sql`now() + ${wait}`,
  };
}
