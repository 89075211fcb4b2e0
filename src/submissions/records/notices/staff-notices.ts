import { inArray, sql, type SQL } from 'drizzle-orm';

import { rolesWith } from '@/accounts/rights';
import type { FormDefinition } from '@/forms';
import { inbox_settings, users } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { insertSelect, run } from '@/platform/database/statement';
import { payload_jobs } from '@/platform/payload/tables';

import type { WatchedEvent } from '../watches/watches-table';

/** What the webhook is told of: something came in. */
export type WebhookEvent = 'submission' | 'answer';

/** What one colleague is told of. */
export type PersonalNotice =
  | 'assignment'
  | 'mention'
  | 'answered'
  | 'rule'
  | `watched-${WatchedEvent}`;

const taskSlug = 'tell-staff';

/**
 * Tells the webhook, where the inbox settings name one, as a part of the statement that stores what
 * it tells of.
 * @param rows a part of that statement with the ids of submissions
 */
export const queueWebhook = (form: FormDefinition, event: WebhookEvent, rows: SQL): SQL =>
  insertSelect(
    payload_jobs,
    {
      taskSlug,
      input: sql`jsonb_build_object(
        'notice', ${event}::text, 'collection', ${form.collection}::text, 'submission', id
      )`,
    },
    sql`FROM ${rows} WHERE EXISTS (
      SELECT FROM ${inbox_settings} WHERE ${inbox_settings.webhookAddress} <> ''
    )`,
  );

export interface Told {
  readonly notice: PersonalNotice;
  /** Ids of users. Who does it is not told of it. */
  readonly recipients: readonly string[];
  /** The id of who does it; of a rule, what `ruleIn` reads. */
  readonly by: string;
}

/**
 * Tells colleagues by mail, as a part of the statement that does what it tells of. Whether they want
 * to be told is asked when the mail goes out.
 * @param rows a part of that statement with the ids of submissions
 */
export function queuePersonal(
  { collection }: FormDefinition,
  { notice, recipients, by }: Told,
  rows: SQL,
): SQL {
  const others = recipients.filter((recipient) => recipient !== by);
  return insertSelect(
    payload_jobs,
    {
      taskSlug,
      input: sql`jsonb_build_object(
        'notice', ${notice}::text, 'collection', ${collection}::text, 'submission', id,
        'recipient', recipient, 'by', ${by}::text
      )`,
    },
    sql`FROM ${rows}, unnest(${sql.param(others)}::text[]) AS recipient`,
  );
}

/**
 * Tells whom submissions are assigned to that somebody answered, as a part of the statement that puts
 * the answer there.
 * @param rows a part of that statement with the ids of submissions and their assignees
 * @param by the id of who puts it there by hand, who is not told of it
 */
export const queueAnswered = (
  { collection }: FormDefinition,
  rows: SQL,
  by: string | null = null,
): SQL =>
  insertSelect(
    payload_jobs,
    {
      taskSlug,
      input: sql`jsonb_build_object(
        'notice', 'answered', 'collection', ${collection}::text, 'submission', id,
        'recipient', assignee
      )`,
    },
    sql`FROM ${rows} WHERE assignee IS NOT NULL AND assignee IS DISTINCT FROM ${by}::uuid`,
  );

/**
 * Tells those who watch submissions, as a part of the statement that does what it tells of.
 * @param rows a part of that statement with the ids of submissions, and of who is told as `person`
 * @param by the id of who does it; null for a sender
 */
export const queueWatched = (
  { collection }: FormDefinition,
  { event, by }: { readonly event: WatchedEvent; readonly by: string | null },
  rows: SQL,
): SQL =>
  insertSelect(
    payload_jobs,
    {
      taskSlug,
      input: sql`jsonb_build_object(
        'notice', ${`watched-${event}`}::text, 'collection', ${collection}::text, 'submission', id,
        'recipient', person, 'by', ${by}::text
      )`,
    },
    sql`FROM ${rows}`,
  );

/**
 * Tells the webhook of a rule, as a part of the statement by which the rule acts.
 * @param rows a part of that statement with the ids of submissions
 * @param by what `ruleIn` reads
 */
export const queueRuleWebhook = ({ collection }: FormDefinition, by: string, rows: SQL): SQL =>
  insertSelect(
    payload_jobs,
    {
      taskSlug,
      input: sql`jsonb_build_object(
        'notice', 'rule-webhook', 'collection', ${collection}::text, 'submission', id,
        'by', ${by}::text
      )`,
    },
    sql`FROM ${rows}`,
  );

/** A digest for each of staff who wants one. */
export async function queueDigests(): Promise<void> {
  await run(
    staffConnection,
    insertSelect(
      payload_jobs,
      {
        taskSlug,
        input: sql`jsonb_build_object('notice', 'digest', 'recipient', ${users.id})`,
      },
      sql`FROM ${users} WHERE ${inArray(users.role, rolesWith('read'))} AND ${users.notices_digest}`,
    ),
  );
}
