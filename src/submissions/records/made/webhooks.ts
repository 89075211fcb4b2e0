import { sql, type SQL } from 'drizzle-orm';

import { custom_forms, custom_submissions } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, insertSelect, run, type Values } from '@/platform/database/statement';
import { payload_jobs } from '@/platform/payload/tables';

import { isMadeHidden, readerOf } from './readers';
import type { SubscriptionTimes } from './subscription';
import { formWebhooks } from './webhooks-table';

/** What the webhook of a form is told. */
export type FormEvent = 'submission' | 'confirmed' | 'unsubscribed';

const taskSlug = 'call-webhook';

/**
 * Tells the webhook of the form that was sent, where it has one, as a part of the statement that
 * stores or releases what it tells of.
 * @param rows a part of that statement with the ids of submissions and of their forms
 */
export const queueFormWebhook = (event: FormEvent, rows: SQL): SQL =>
  insertSelect(
    payload_jobs,
    {
      taskSlug,
      input: sql`jsonb_build_object('notice', ${event}::text, 'form', form_id, 'submission', id)`,
    },
    sql`FROM ${rows} WHERE EXISTS (
      SELECT FROM ${custom_forms}
      WHERE ${custom_forms.id}::text = form_id AND ${custom_forms.webhookAddress} <> ''
    )`,
  );

/** What a form was sent, as its webhook is told of it. */
export interface MadeSubmission {
  readonly reference: string;
  readonly submittedAt: Date;
  readonly record: unknown;
  /** Where the form asks to confirm the address. */
  readonly subscription: SubscriptionTimes | null;
}

/** Null where it is erased or in the trash. */
export async function madeSubmission(id: string): Promise<MadeSubmission | null> {
  const { reference, submittedAt, record, deletedAt } = custom_submissions;
  const {
    subscription_askedAt: askedAt,
    subscription_confirmedAt: confirmedAt,
    subscription_unsubscribedAt: unsubscribedAt,
  } = custom_submissions;
  const { rows } = await run(
    staffConnection,
    sql<Omit<MadeSubmission, 'submittedAt'> & { submittedAt: Date }>`
      SELECT ${reference}, ${submittedAt} AS "submittedAt", ${record},
             CASE WHEN ${askedAt} IS NOT NULL THEN jsonb_build_object(
               'askedAt', ${askedAt}, 'confirmedAt', ${confirmedAt}, 'unsubscribedAt', ${unsubscribedAt}
             ) END AS subscription
      FROM ${custom_submissions} WHERE ${custom_submissions.id} = ${id} AND ${deletedAt} IS NULL`,
  );
  return rows[0] ?? null;
}

async function upsert(form: string, values: Values<typeof formWebhooks>): Promise<void> {
  await run(
    staffConnection,
    sql`${insertSelect(formWebhooks, { form, ...values }, sql``)}
        ON CONFLICT (${sql.identifier(formWebhooks.form.name)})
        DO UPDATE SET ${assignments(formWebhooks, values)}`,
  );
}

/**
 * @param encrypted as the database keeps it
 * @returns false where others alone read the answers to the form: so they alone choose who is told
 */
export async function setWebhookSecret(
  user: string,
  form: string,
  encrypted: string,
): Promise<boolean> {
  if (isMadeHidden(form, await readerOf(user))) return false;
  await upsert(form, { secret: encrypted });
  return true;
}

/** @param problem null where the receiver took it */
export const noteCall = (form: string, problem: string | null): Promise<void> =>
  upsert(
    form,
    problem === null
      ? { toldAt: sql`now()`, failedAt: null, problem: null }
      : { failedAt: sql`now()`, problem },
  );

export interface WebhookState {
  /** Encrypted. */
  readonly secret: string | null;
  readonly toldAt: Date | null;
  readonly failedAt: Date | null;
  readonly problem: string | null;
  /** How many are still to be told. */
  readonly waiting: number;
}

/** Null where there is no such form. */
export async function webhookState(form: string): Promise<WebhookState | null> {
  const { secret, toldAt, failedAt, problem } = formWebhooks;
  const { rows } = await run(
    staffConnection,
    sql<WebhookState>`
      SELECT ${secret}, ${toldAt} AS "toldAt", ${failedAt} AS "failedAt", ${problem},
             (SELECT count(*)::integer FROM ${payload_jobs}
              WHERE ${payload_jobs.taskSlug} = ${taskSlug} AND ${payload_jobs.hasError} IS NOT TRUE
                AND ${payload_jobs.input}->>'form' = ${form}::text) AS waiting
      FROM ${custom_forms} LEFT JOIN ${formWebhooks} ON ${formWebhooks.form} = ${custom_forms.id}
      WHERE ${custom_forms.id} = ${form}`,
  );
  return rows[0] ?? null;
}

/** With the form for good. */
export async function forgetWebhook(form: string): Promise<void> {
  await run(staffConnection, sql`DELETE FROM ${formWebhooks} WHERE ${formWebhooks.form} = ${form}`);
}
