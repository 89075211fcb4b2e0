import { inArray, sql, type SQL } from 'drizzle-orm';

import { rolesWith } from '@/accounts/rights';
import type { FormDefinition } from '@/forms';
import { inbox_settings, users } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { insertSelect, run } from '@/platform/database/statement';
import { payload_jobs } from '@/platform/payload/tables';

import { pushSubscriptions, type BrowserEvent } from '../push/subscriptions-table';
import type { WatchedEvent } from '../watches/watches-table';

/** What the webhook is told of: something came in. */
export type WebhookEvent = 'submission' | 'answer';

/** What becomes of an opportunity, as the webhook is told. */
export const opportunityEvents = ['created', 'moved', 'won', 'lost'] as const;
export type OpportunityNotice = `opportunity-${(typeof opportunityEvents)[number]}`;

/** What one colleague is told of. */
export type PersonalNotice =
  | 'assignment'
  | 'mention'
  | 'answered'
  | 'rule'
  | `watched-${WatchedEvent}`;

/** What a browser is asked for a notice: of what a rule tells people, nothing. */
const browserEventOf = (notice: PersonalNotice): BrowserEvent | 'none' => {
  switch (notice) {
    case 'watched-answer':
    case 'watched-note':
    case 'watched-assignee':
      return 'watched';
    case 'rule':
      return 'none';
    default:
      return notice;
  }
};

const taskSlug = 'tell-staff';

const { id: browser, person, events } = pushSubscriptions;

/** What is said of a notice besides, once for each way to tell: by mail, and in each browser that tells of it. */
const waysTo = (recipient: SQL, event: BrowserEvent | 'none'): SQL => sql`
  LATERAL (
    SELECT '{}'::jsonb AS way
    UNION ALL
    SELECT jsonb_build_object('subscription', ${browser}) FROM ${pushSubscriptions}
    WHERE ${person}::text = ${recipient}::text AND ${event}::text = ANY(${events})
  ) AS ways`;

/** The same of something that came in: the webhook, where the inbox settings name one, and browsers of staff. */
const waysToTellOf = (event: WebhookEvent): SQL => sql`
  LATERAL (
    SELECT '{}'::jsonb AS way WHERE EXISTS (
      SELECT FROM ${inbox_settings} WHERE ${inbox_settings.webhookAddress} <> ''
    )
    ${
      event === 'submission'
        ? sql`UNION ALL
            SELECT jsonb_build_object(
              'notice', 'enquiry', 'recipient', ${person}, 'subscription', ${browser}
            )
            FROM ${pushSubscriptions} WHERE 'enquiry' = ANY(${events})`
        : sql``
    }
  ) AS ways`;

/**
 * Tells the webhook and browsers of what came in, as a part of the statement that stores what it tells of.
 * @param rows a part of that statement with the ids of submissions
 */
export const queueNews = (form: FormDefinition, event: WebhookEvent, rows: SQL): SQL =>
  insertSelect(
    payload_jobs,
    {
      taskSlug,
      input: sql`jsonb_build_object(
        'notice', ${event}::text, 'collection', ${form.collection}::text, 'submission', id
      ) || way`,
    },
    sql`FROM ${rows}, ${waysToTellOf(event)}`,
  );

export interface Told {
  readonly notice: PersonalNotice;
  /** Ids of users. Who does it is not told of it. */
  readonly recipients: readonly string[];
  /** The id of who does it; of a rule, what `ruleIn` reads. */
  readonly by: string;
}

/**
 * Tells colleagues, as a part of the statement that does what it tells of. Whether they want to be
 * mailed is asked when the mail goes out.
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
      ) || way`,
    },
    sql`FROM ${rows}, unnest(${sql.param(others)}::text[]) AS recipient,
      ${waysTo(sql`recipient`, browserEventOf(notice))}`,
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
      ) || way`,
    },
    sql`FROM ${rows}, ${waysTo(sql`assignee`, 'answered')}
      WHERE assignee IS NOT NULL AND assignee IS DISTINCT FROM ${by}::uuid`,
  );

/**
 * Tells those who watch submissions, as a part of the statement that does what it tells of.
 * @param rows a part of that statement, `watching`: the ids of submissions, and of who is told as `person`
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
        'recipient', watching.person, 'by', ${by}::text
      ) || way`,
    },
    sql`FROM ${rows}, ${waysTo(sql`watching.person`, 'watched')}`,
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

/**
 * Tells the webhook of opportunities, where the inbox settings want that, as a part of the statement that
 * changes them.
 * @param rows a part of that statement: ids of submissions, the `event` (NULL for none), and the `stage` since
 */
export const queueOpportunityNews = ({ collection }: FormDefinition, rows: SQL): SQL =>
  insertSelect(
    payload_jobs,
    {
      taskSlug,
      input: sql`jsonb_build_object(
        'notice', 'opportunity-' || event, 'collection', ${collection}::text, 'submission', id,
        'stage', stage
      )`,
    },
    sql`FROM ${rows} WHERE event IS NOT NULL AND EXISTS (
      SELECT FROM ${inbox_settings}
      WHERE ${inbox_settings.webhookAddress} <> '' AND ${inbox_settings.webhookOpportunities}
    )`,
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
