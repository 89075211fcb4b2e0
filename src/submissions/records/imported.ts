import { sql } from 'drizzle-orm';

import type { FormDefinition, Status, SubmissionValues } from '@/forms';
import { kindOf } from '@/forms/kinds';
import { run, type Queryable } from '@/platform/database/statement';

import { columnNames, columnsOf } from './column-names';
import type { SubscriptionTimes } from './made/subscription';
import type { Received } from './received';
import { tableOf } from './tables';

/** A submission that another system kept, with what became of it there. */
export interface Imported extends Received {
  readonly status: Status;
  /** Of made forms alone. */
  readonly subscription?: SubscriptionTimes;
}

/** What is kept under an id. */
export interface KeptAnswers {
  readonly submittedAt: string;
  readonly values: SubmissionValues;
}

const subscriptionColumns = ['askedAt', 'confirmedAt', 'unsubscribedAt'].map(
  (name) => `subscription_${name}`,
);
const fieldsOf = ({ fields }: FormDefinition) => fields.map(({ name }) => name);

/** What is kept under these ids, by id. */
export async function keptUnder(
  connection: Queryable,
  form: FormDefinition,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KeptAnswers>> {
  const table = tableOf(form);
  const names = fieldsOf(form);
  const answers = sql.join(columnsOf(form, names), sql`, `);
  const { rows } = await run(
    connection,
    sql<{ id: string; at: Date; answers: unknown[] }>`
      SELECT ${table.id} AS id, ${table.submittedAt} AS at, jsonb_build_array(${answers}) AS answers
      FROM ${table} WHERE ${table.id} = ANY(${sql.param(ids)}::uuid[])`,
  );
  return new Map(
    rows.map(({ id, at, answers: given }) => {
      const values = Object.fromEntries(
        form.fields.map((field, index) => [field.name, kindOf(field).fromColumn(given[index])]),
      );
      return [id, { submittedAt: at.toISOString(), values }];
    }),
  );
}

/**
 * Keeps submissions with the dates that they come with, and queues no notice of them. The former
 * backend wrote its notices to its log, so that is what they say; another program told nobody through us.
 */
export async function insertImported(
  connection: Queryable,
  form: FormDefinition,
  submissions: readonly Imported[],
): Promise<void> {
  if (submissions.length === 0) return;
  const table = tableOf(form);
  const names = fieldsOf(form);
  const columns = columnNames(
    ...[table.id, table.submittedAt, table.reference, table.status, table.readAt],
    ...[table.ownerNotice_state, table.ownerNotice_at],
    ...[table.confirmation_state, table.confirmation_at],
    ...[table.source_utmSource, table.source_utmMedium],
    table.quarantinedFor,
    ...columnsOf(form, form.isMade ? [...names, ...subscriptionColumns] : names),
  );
  const rows = submissions.map((each) => {
    const { id, submittedAt, reference, status, values, source, subscription } = each;
    const { askedAt = null, confirmedAt = null, unsubscribedAt = null } = subscription ?? {};
    // What is dealt with was read.
    const readAt = status === 'new' ? null : submittedAt;
    const all = [
      ...[id, submittedAt, reference, status, readAt],
      ...(source ? [null, null, null, null] : ['logged', submittedAt, 'logged', submittedAt]),
      // From which program it came.
      ...[source?.utmSource ?? null, source?.utmMedium ?? null],
      each.quarantinedFor,
      ...names.map((name) => values[name] ?? null),
      ...(form.isMade ? [askedAt, confirmedAt, unsubscribedAt] : []),
    ];
    return sql`(${sql.join(
      all.map((value) => sql`${value}`),
      sql`, `,
    )})`;
  });
  await run(connection, sql`INSERT INTO ${table} (${columns}) VALUES ${sql.join(rows, sql`, `)}`);
}
