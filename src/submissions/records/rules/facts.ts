import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';

import { forms, readFields, type FormDefinition, type SubmissionValues } from '@/forms';
import { kindOf } from '@/forms/kinds';
import { readRecord } from '@/forms/made/record';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { readableBy, type Reader } from '../made/readers';
import { isNoTest } from '../made/tests';
import { tableOf } from '../tables';
import { threadEntries } from '../thread/thread-table';
import type { Arrival } from './arrivals';
import type { ArrivalFacts } from './matches';

/** What came in, with what a list shows of it. */
export interface KnownArrival extends ArrivalFacts {
  readonly submission: string;
  readonly reference: string;
  readonly name: string;
  readonly assignee: string | null;
  /** By field. */
  readonly values: SubmissionValues;
}

type Asked = Pick<Arrival, 'form' | 'submission' | 'kind' | 'entry' | 'at'>;

interface Row {
  readonly submission: string;
  readonly kind: Arrival['kind'];
  readonly at: Date;
  readonly reference: string;
  readonly assignee: string | null;
  readonly values: Record<string, string | null>;
  readonly made: string | null;
  readonly landing: string | null;
  readonly campaigns: (string | null)[];
  readonly address: string | null;
  readonly mail: string | null;
  readonly mailbox: string | null;
}

/** What is spam, set aside, a test or in the trash comes before no rule. */
const comesBeforeRules = (form: FormDefinition): SQL => {
  const { deletedAt, quarantinedFor, status } = tableOf(form);
  return sql`${deletedAt} IS NULL AND ${quarantinedFor} IS NULL AND ${status} <> 'spam'
    AND ${isNoTest(form)}`;
};

function select(form: FormDefinition, from: SQL): SQL<Row> {
  const table = tableOf(form);
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const values = form.fields.flatMap(({ name }) => {
    const column = columns[name];
    return column ? [sql`${name}::text, ${column}::text`] : [];
  });
  const { address, subject, text } = threadEntries;
  return sql<Row>`
    SELECT ${table.id} AS submission, asked.kind, asked.at, ${table.reference} AS reference,
           ${table.assignee} AS assignee, jsonb_build_object(${sql.join(values, sql`, `)}) AS values,
           ${columns['formId'] ? sql`${columns['formId']}` : sql`NULL`} AS made,
           ${table.source_landingPage} AS landing,
           ARRAY[${table.source_utmCampaign}, ${table.source_utmSource}] AS campaigns,
           (
             SELECT came.mailbox FROM ${threadEntries} AS came
             WHERE came.submission = ${table.id} AND came.kind <> 'reply' AND came.mailbox IS NOT NULL
             ORDER BY came.written_at DESC LIMIT 1
           ) AS mailbox,
           ${address} AS address, concat_ws(E'\\n', ${subject}, ${text}) AS mail
    FROM ${from}
    JOIN ${table} ON ${table.id} = asked.submission AND ${comesBeforeRules(form)}
    LEFT JOIN ${threadEntries} ON ${threadEntries.id} = asked.entry`;
}

const text = z.record(z.string(), z.string().nullable());

function toArrival(form: FormDefinition, row: Row): KnownArrival {
  const values = text.parse(row.values);
  const { submission, kind, at, reference, assignee, made } = row;
  const written = readFields(form).map((field) => {
    const value = values[field.name] ?? null;
    return { key: field.name, words: value === null ? '' : kindOf(field).exported(value) };
  });
  const asked = readRecord(values['record'])?.asked ?? [];
  return {
    ...{ submission, kind, at, reference, assignee, made, values },
    form: form.name,
    name: values['name'] ?? '',
    // A mail server says that something did not arrive: whom it was for counts.
    address: (kind === 'answer' ? row.address : null) ?? values['email'] ?? '',
    answers: [...written, ...asked.map(({ key, words }) => ({ key, words }))],
    mail: row.mail ?? '',
    landingPage: row.landing,
    campaigns: row.campaigns,
    mailbox: row.mailbox,
  };
}

/** Null where it is gone, or nothing for rules. It checks no access. */
export async function factsOf({ form: name, ...asked }: Asked): Promise<KnownArrival | null> {
  const form = forms[name];
  const given = sql`(SELECT ${asked.submission}::uuid AS submission, ${asked.kind}::text AS kind,
    ${asked.entry}::uuid AS entry, ${asked.at.toISOString()}::timestamptz AS at) AS asked`;
  const { rows } = await run(staffConnection, select(form, given));
  return rows[0] ? toArrival(form, rows[0]) : null;
}

/** The last that came in and that somebody may read, the newest first. */
export async function listLastArrivals(
  reader: Reader,
  limit: number,
): Promise<readonly KnownArrival[]> {
  const found = await Promise.all(
    Object.values(forms).map(async (form) => {
      const table = tableOf(form);
      const { submission, id, kind, state, writtenAt } = threadEntries;
      const readable = readableBy(form, reader);
      const last = sql`(
        (SELECT ${table.id} AS submission, 'submission' AS kind, NULL::uuid AS entry,
                ${table.submittedAt} AS at
         FROM ${table} WHERE ${comesBeforeRules(form)} AND ${readable}
         ORDER BY ${table.submittedAt} DESC LIMIT ${limit})
        UNION ALL
        (SELECT ${submission}, ${kind}, ${id}, ${writtenAt}
         FROM ${threadEntries} JOIN ${table} ON ${table.id} = ${submission}
         WHERE ${state} = 'received' AND ${kind} IN ('answer', 'bounce')
           AND ${comesBeforeRules(form)} AND ${readable}
         ORDER BY ${writtenAt} DESC LIMIT ${limit})
      ) AS asked`;
      const { rows } = await run(
        staffConnection,
        sql<Row>`${select(form, last)} ORDER BY asked.at DESC LIMIT ${limit}`,
      );
      return rows.map((row) => toArrival(form, row));
    }),
  );
  return found
    .flat()
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, limit);
}
