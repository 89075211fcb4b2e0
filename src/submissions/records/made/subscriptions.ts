import { sql, type SQL } from 'drizzle-orm';

import { auditOf } from '@/platform/audit';
import { custom_forms, custom_submissions } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';
import { customForm } from '@/forms';

import { erasing } from '../erasure/erasure';
import { queueNotices } from '../notices/notice-jobs';
import { confirmWithinDays, type Subscription } from './subscription';
import { isTest } from './tests';
import { queueFormWebhook } from './webhooks';

const { id, formId, form, email, deletedAt, submittedAt } = custom_submissions;
const {
  subscription_askedAt: askedAt,
  subscription_confirmedAt: confirmedAt,
  subscription_unsubscribedAt: unsubscribedAt,
} = custom_submissions;

/** Of a row of `custom_submissions`: it is kept for as long as its sender is subscribed. No test is. */
export const isSubscribed: SQL = sql`(
  ${confirmedAt} IS NOT NULL AND ${unsubscribedAt} IS NULL AND NOT ${isTest}
)`;

/** As JSON, of a row of `custom_submissions`; NULL where nobody was asked to confirm. */
export const subscriptionOf: SQL = sql`
  CASE WHEN ${askedAt} IS NOT NULL THEN jsonb_build_object(
    'isConfirmed', ${confirmedAt} IS NOT NULL, 'isOver', ${unsubscribedAt} IS NOT NULL
  ) END`;

export interface Subscriber extends Subscription {
  /** The title of the form that they sent. */
  readonly form: string;
}

/** Null where there is none, or none any more. Whoever confirmed may leave until they are erased. */
export async function subscriberOf(submission: string): Promise<Subscriber | null> {
  const { rows } = await run(
    staffConnection,
    sql<Subscriber>`
      SELECT ${form}, ${confirmedAt} IS NOT NULL AS "isConfirmed",
             ${unsubscribedAt} IS NOT NULL AS "isOver"
      FROM ${custom_submissions}
      WHERE ${id} = ${submission} AND ${askedAt} IS NOT NULL
        AND (${deletedAt} IS NULL OR ${confirmedAt} IS NOT NULL)`,
  );
  return rows[0] ?? null;
}

/**
 * Confirms once, and queues what follows in the same statement: the mail with what the form promises,
 * and the call of its webhook.
 */
export async function confirmSubscription(submission: string): Promise<void> {
  const confirmed = assignments(custom_submissions, {
    subscription_confirmedAt: sql`now()`,
    confirmation_state: sql`CASE WHEN ${mailsSender} THEN 'waiting' ELSE ${custom_submissions.confirmation_state}::text END`,
    updatedAt: sql`now()`,
  });
  await run(
    staffConnection,
    sql`WITH confirmed AS (
          UPDATE ${custom_submissions} SET ${confirmed}
          WHERE ${id} = ${submission} AND ${askedAt} IS NOT NULL AND ${confirmedAt} IS NULL
            AND ${unsubscribedAt} IS NULL AND ${deletedAt} IS NULL
          RETURNING ${id}, ${formId} AS form_id, ${mailsSender} AS mails, ${isTest} AS is_test
        ),
        called AS (${queueFormWebhook('confirmed', sql`(SELECT id, form_id FROM confirmed WHERE NOT is_test) AS news`)})
        ${queueNotices(customForm, sql`(SELECT id FROM confirmed WHERE mails) AS news`, {
          notices: ['confirmation'],
          copy: 1,
        })}`,
  );
}

/** Whether the form still has more to say to who sent it. */
const mailsSender: SQL = sql`EXISTS (
  SELECT FROM ${custom_forms}
  WHERE ${custom_forms.id}::text = ${formId}
    AND (${custom_forms.confirms} IS NOT FALSE OR ${custom_forms.sendsFile})
)`;

/** Ends all that the same address was asked to confirm by the same form. @returns whether there was any */
export async function endSubscription(submission: string): Promise<boolean> {
  const ended = assignments(custom_submissions, {
    subscription_unsubscribedAt: sql`now()`,
    updatedAt: sql`now()`,
  });
  const { rows } = await run(
    staffConnection,
    sql<{ found: boolean }>`
      WITH theirs AS (
        SELECT ${formId} AS form_id, lower(${email}) AS address FROM ${custom_submissions}
        WHERE ${id} = ${submission} AND ${askedAt} IS NOT NULL
      ),
      ended AS (
        UPDATE ${custom_submissions} SET ${ended} FROM theirs
        WHERE ${formId} = theirs.form_id AND lower(${email}) = theirs.address
          AND ${askedAt} IS NOT NULL AND ${unsubscribedAt} IS NULL
        RETURNING ${id}, ${formId} AS form_id,
                  ${confirmedAt} IS NOT NULL AND NOT ${isTest} AS was_confirmed
      ),
      called AS (${queueFormWebhook(
        'unsubscribed',
        sql`(SELECT id, form_id FROM ended WHERE was_confirmed) AS news`,
      )})
      SELECT EXISTS (SELECT FROM theirs) AS found`,
  );
  return rows[0]?.found === true;
}

/**
 * Erases those who were asked and did not confirm in time, and notes it in the same statement. Whom
 * nobody has asked yet, since what they sent looks like spam, are left to the rest of the night.
 * @returns how many
 */
export async function eraseUnconfirmed(limit: number): Promise<number> {
  const { confirmation_state: state, confirmation_at: askedBy } = custom_submissions;
  const detail = 'not confirmed in time';
  const deed = { action: 'erased', user: null, collection: customForm.collection, detail } as const;
  const { rows } = await run(
    staffConnection,
    sql<{ count: number }>`
      WITH gone AS MATERIALIZED (
        SELECT ${id} FROM ${custom_submissions}
        WHERE ${askedAt} IS NOT NULL AND ${confirmedAt} IS NULL AND ${state} <> 'held'
          AND greatest(${submittedAt}, ${askedBy}) < now() - ${confirmWithinDays + 1}::integer * interval '1 day'
        LIMIT ${limit} FOR UPDATE SKIP LOCKED
      ),
      ${erasing([customForm], sql`gone`)}
      ${auditOf(deed, sql`gone`)} RETURNING jsonb_array_length(submissions) AS count`,
  );
  return rows[0]?.count ?? 0;
}
