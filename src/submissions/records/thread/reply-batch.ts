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
import type { MailCalendar } from './mail-calendar';
import { hasAddress, threadEntries } from './thread-table';

/** A reply that is to be sent now, by who claimed it. */
export interface ClaimedReply {
  readonly id: string;
  readonly form: FormDefinition['name'];
  readonly submission: string;
  readonly reference: string;
  readonly isInTrash: boolean;
  readonly address: string;
  /** Who else gets it, as the table has them. */
  readonly cc: string | null;
  readonly bcc: string | null;
  /** To these alone it still goes; null for all. */
  readonly owed: string | null;
  readonly refused: string | null;
  /** Null where it is as usual. */
  readonly subject: string | null;
  readonly text: string;
  readonly signature: string | null;
  /** The mailbox of ours that somebody chose for it. */
  readonly mailbox: string | null;
  /** It goes to somebody else, with what is forwarded below its words. */
  readonly isForward: boolean;
  readonly quoted: string | null;
  /** Of an answer to an invitation, what it says. */
  readonly calendar: MailCalendar | null;
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
  const { id, kind, state, owed, dueAt, messageId } = threadEntries;
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
             claimed.cc, claimed.bcc, claimed.owed, claimed.refused, claimed.subject, claimed.signature, claimed.mailbox,
             claimed.is_forward AS "isForward", claimed.quoted, claimed.calendar,
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
                 AND NOT ${threadEntries.isForward}
                 AND (${state} = 'sent' OR ${owed} IS NOT NULL OR ${kind} = 'answer' AND ${messageId} IS NOT NULL)
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
  const { state, owed, refused } = threadEntries;
  const reason = `: ${interrupted}`;
  const named = sql`replace(${owed}, ', ', ${`${reason}\n`}::text) || ${reason}::text`;
  const become = {
    state: sql`CASE WHEN ${owed} IS NULL THEN 'failed' ELSE 'sent' END`,
    problem: sql`CASE WHEN ${owed} IS NULL THEN ${interrupted}::text END`,
    // Others have had it before.
    refused: sql`nullif(concat_ws(E'\\n', ${refused}, ${named}), '')`,
    owed: null,
    settledAt: sql`now()`,
  };
  await run(
    staffConnection,
    sql`UPDATE ${threadEntries} SET ${assignments(threadEntries, become)}
        WHERE ${state} = 'sending'`,
  );
}

/** What became of a reply. */
export interface ReplyOutcome {
  /** `waiting`: it is tried again by itself. */
  readonly state: 'sent' | 'waiting' | 'failed';
  readonly problem: string | null;
  readonly waitSeconds: number;
  /** The outbox holds it: it did not go out. */
  readonly outbox?: boolean;
  /** Somebody has it since this try, and whether that is who it is to. */
  readonly isUnderWay: boolean;
  readonly hasArrived: boolean;
  /** As the table has them. */
  readonly refused: string | null;
  readonly owed: string | null;
}

/**
 * Writes down what became of a reply that was claimed; the submission counts as replied from now on, or
 * as in progress where it is snoozed, unless a colleague gave it another status meanwhile, or its sender
 * wrote what this reply does not know. It waits for nobody.
 * @returns whether it is done; if not, somebody is changing the submission just now
 */
export async function settleReply(
  { id, form: name, author, isForward }: ClaimedReply,
  outcome: ReplyOutcome,
): Promise<boolean> {
  const form = forms[name];
  const table = tableOf(form);
  const { state, problem, refused, owed, outbox, isUnderWay } = outcome;
  // Who sent the submission has got nothing by a forward.
  const hasArrived = outcome.hasArrived && !isForward;
  const wait = sql`${outcome.waitSeconds}::double precision * interval '1 second'`;
  const turns = sql`(${hasArrived}::boolean AND ${isLast(form)}
    AND (${table.status}::text = ${threadEntries.statusBefore}
         OR ${table.status}::text = ANY(${sql.param(openStatuses)}::text[])))`;
  // What was snoozed comes back by itself, and there is more to do then.
  const isSnoozed = sql`coalesce(${table.snoozedUntil} > now(), false)`;
  const become = assignments(table, {
    status: sql`coalesce(settled.turn, ${table.status}::text)`,
    repliedAt: sql`CASE WHEN ${hasArrived}::boolean THEN coalesce(${table.repliedAt}, now())
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
        SELECT ${table.id},
               nullif(CASE WHEN NOT ${turns} THEN NULL
                           WHEN ${isSnoozed} THEN 'in-progress' ELSE 'replied' END,
                      ${table.status}::text) AS turn,
               ${hasArrived}::boolean AND ${isLast(form)} AS answers
        FROM ${table} JOIN ${threadEntries} ON ${threadEntries.submission} = ${table.id}
        WHERE ${threadEntries.id} = ${id}
        FOR NO KEY UPDATE OF ${table} SKIP LOCKED
      ),
      settled AS (
        UPDATE ${threadEntries} SET ${assignments(threadEntries, {
          ...{ problem, refused, owed, outbox: outbox === true },
          state: sql`CASE WHEN ${state === 'waiting'}::boolean AND NOT ${hasAddress}
                     THEN 'failed' ELSE ${state}::text END`,
          dueAt: sql`now() + ${wait}`,
          tried: sql`${threadEntries.tried} + 1`,
          settledAt: sql`now()`,
        })}
        FROM held WHERE ${threadEntries.id} = ${id} AND ${threadEntries.state} = 'sending'
        RETURNING held.id, held.turn, held.answers
      ),
      touched AS (
        UPDATE ${table} SET ${become} FROM settled WHERE ${table.id} = settled.id
      ),
      turned AS (SELECT id FROM settled WHERE turn = 'replied'),
      begun AS (SELECT id FROM settled WHERE turn = 'in-progress'),
      sent AS (SELECT id FROM settled WHERE ${isUnderWay}::boolean),
      noted AS (${auditOf({ ...deed, detail: isForward ? 'forward sent' : 'reply sent' }, sql`sent`)}),
      marked AS (${auditOf({ ...deed, detail: 'status: replied' }, sql`turned`)}),
      kept_open AS (${auditOf({ ...deed, detail: 'status: in-progress' }, sql`begun`)})
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
