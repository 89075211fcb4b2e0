import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { custom_submissions } from '@/platform/database/schema';
import { insertSelect } from '@/platform/database/statement';
import { payload_jobs } from '@/platform/payload/tables';

import { queueFormWebhook } from '../made/webhooks';
import { submissionOfJob } from '../notices/notice-jobs';
import { queueRulesOfSubmissions } from '../rules/arrivals';
import { queueNews } from '../notices/staff-notices';
import type { tableOf } from '../tables';

type Table = ReturnType<typeof tableOf>;

const notices = ['ownerNotice', 'confirmation'] as const;

type Notice = (typeof notices)[number];

const isHeld = (notice: Notice) => sql.identifier(`${notice}Held`);

/**
 * How many notices a submission has, and which of them it holds back, for the part `before` of a
 * statement that changes it. Without an address there is no confirmation.
 */
export const heldColumns = (table: Table): SQL =>
  sql.join(
    [
      sql`num_nonnulls(${table.ownerNotice_state}, ${table.confirmation_state}) AS notices`,
      ...notices.map((notice) => sql`${table[`${notice}_state`]} = 'held' AS ${isHeld(notice)}`),
    ],
    sql`, `,
  );

type States = Record<`${Notice}_state`, SQL>;

const states = (table: Table, next: (state: SQL, notice: Notice) => SQL): States => ({
  ownerNotice_state: next(sql`${table.ownerNotice_state}`, 'ownerNotice'),
  confirmation_state: next(sql`${table.confirmation_state}`, 'confirmation'),
});

/** What is held back is about to be sent, on a condition. */
export const letGo = (table: Table, condition = sql`true`): States =>
  states(
    table,
    (state) =>
      sql`CASE WHEN ${state} = 'held' AND ${condition} THEN 'waiting' ELSE ${state}::text END`,
  );

/**
 * Queues what a change released, once: what has gone out before is not held back. Parts of the
 * statement, after `changed`.
 */
export const queueReleased = (form: FormDefinition): SQL => sql`
  let_go AS (
    SELECT before.id, notice FROM before JOIN changed USING (id),
      LATERAL (VALUES ('ownerNotice', before.${isHeld('ownerNotice')}),
                      ('confirmation', before.${isHeld('confirmation')})) AS each (notice, is_held)
    WHERE is_held AND changed.is_trusted
  ),
  queued AS (${insertSelect(
    payload_jobs,
    {
      taskSlug: 'notify',
      input: sql`jsonb_build_object(
        'notice', notice, 'collection', ${form.collection}::text, 'submission', id
      )`,
    },
    sql`FROM let_go`,
  )}),
  ruled AS (${queueRulesOfSubmissions(sql`(SELECT id FROM let_go WHERE notice = 'ownerNotice') AS news`)}),
  hooked AS (${queueNews(form, 'submission', sql`(SELECT id FROM let_go WHERE notice = 'ownerNotice') AS news`)}),
  ${form.isMade ? sql`called AS (${queueFormWebhook('submission', released)}),` : sql``}`;

/** With their forms. */
const released = sql`(
  SELECT let_go.id, ${custom_submissions.formId} AS form_id
  FROM let_go JOIN ${custom_submissions} ON ${custom_submissions.id} = let_go.id
  WHERE notice = 'ownerNotice' AND ${custom_submissions.subscription_askedAt} IS NULL
) AS sent`;

/** Takes back what is queued and has not begun to go out. A part of the statement, before the change. */
export const recall = (): SQL => sql`
  recalled AS (
    DELETE FROM ${payload_jobs} USING before
    WHERE ${submissionOfJob} = before.id::text AND before."isAsExpected"
      AND NOT ${payload_jobs.processing}
      AND ${payload_jobs.taskSlug} IN ('notify', 'tell-staff', 'call-webhook')
      AND ${payload_jobs.input}->>'notice' IN ('ownerNotice', 'confirmation', 'submission')
    RETURNING before.id, ${payload_jobs.input}->>'notice' AS notice
  ),`;

/** What was taken back is held again. */
export const heldAgain = (table: Table): States =>
  states(
    table,
    (state, notice) => sql`CASE WHEN EXISTS (
      SELECT FROM recalled WHERE recalled.id = ${table.id} AND recalled.notice = ${notice}
    ) THEN 'held' ELSE ${state}::text END`,
  );

/** Of a submission in `before` that had been released: not all of it could be taken back. */
export const hasGoneOut = sql`before.was_released AND (
  SELECT count(*) FROM recalled WHERE recalled.id = before.id AND notice <> 'submission'
) < before.notices`;
