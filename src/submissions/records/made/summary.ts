import { sql, type SQL } from 'drizzle-orm';

import type { AnsweredKind } from '@/forms/made/document';
import { custom_submissions } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

/** A question as it was asked, with what all answers to it say together. */
export interface QuestionSummary {
  readonly key: string;
  readonly label: string;
  readonly kind: string;
  readonly asked: number;
  readonly answered: number;
  /** Of a choice the options that were chosen, most first; of days the months, `2026-11`. */
  readonly groups: readonly { readonly value: string; readonly count: number }[] | null;
  /** How many more of them there are: anybody can send any campaign and any day. */
  readonly others: number;
  readonly numbers: NumberSummary | null;
  /** Of texts. */
  readonly newest: readonly NewestAnswer[] | null;
}

export interface NumberSummary {
  readonly least: number;
  readonly middle: number;
  readonly greatest: number;
  readonly mean: number;
}

export interface NewestAnswer {
  /** Of the submission. */
  readonly id: string;
  readonly at: string;
  readonly words: string;
}

interface Period {
  readonly form: string;
  /** In ISO 8601, the end left out; null for all. */
  readonly begins: string | null;
  readonly ends: string | null;
}

/** What all answers of a kind say together: which there are, how large, the newest; or only how many. */
const sums: Record<AnsweredKind, 'groups' | 'numbers' | 'newest' | 'count'> = {
  ...{ name: 'count', email: 'count', tel: 'count' },
  ...{ text: 'newest', 'long-text': 'newest', file: 'newest' },
  number: 'numbers',
  ...{ date: 'groups', choice: 'groups', radios: 'groups', several: 'groups' },
  ...{ checkbox: 'groups', consent: 'groups', hidden: 'groups' },
};

/** Whether the kind of a question is summed up so. */
const isSummedBy = (sum: (typeof sums)[AnsweredKind]): SQL => {
  const those = Object.entries(sums).flatMap(([kind, by]) => (by === sum ? [kind] : []));
  return sql`kind = ANY(${sql.param(those)}::text[])`;
};

const groupsShown = 50;
const newestShown = 10;
const longestShown = 500;

/** What counts: nothing that is spam, set aside or in the trash. */
function isCounted({ form, begins, ends }: Period): SQL {
  const { formId, submittedAt, deletedAt, quarantinedFor, status } = custom_submissions;
  return sql`
    ${formId} = ${form} AND ${deletedAt} IS NULL AND ${quarantinedFor} IS NULL AND ${status} <> 'spam'
    AND (${begins}::timestamptz IS NULL OR ${submittedAt} >= ${begins}::timestamptz)
    AND (${ends}::timestamptz IS NULL OR ${submittedAt} < ${ends}::timestamptz)`;
}

/** How many answers a form had. It checks no access, as the next: the caller has to. */
export async function countAnswers(period: Period): Promise<number> {
  const { rows } = await run(
    staffConnection,
    sql<{ count: number }>`
      SELECT count(*)::int AS count FROM ${custom_submissions} WHERE ${isCounted(period)}`,
  );
  return rows[0]?.count ?? 0;
}

/** Each question in each of its wordings, in the order in which they are asked. */
export async function summarize(period: Period): Promise<readonly QuestionSummary[]> {
  const { id, submittedAt, record } = custom_submissions;
  const question = sql`key, label, kind`;
  const { rows } = await run(
    staffConnection,
    sql<QuestionSummary>`
      WITH asked AS MATERIALIZED (
        SELECT ${id} AS id, ${submittedAt} AS at, each.place,
               each.item ->> 'key' AS key, each.item ->> 'label' AS label, each.item ->> 'kind' AS kind,
               each.item ->> 'answer' AS answer, each.item ->> 'words' AS words
        FROM ${custom_submissions},
             jsonb_array_elements(${record} -> 'asked') WITH ORDINALITY AS each (item, place)
        WHERE ${isCounted(period)}
      ), questions AS (
        SELECT ${question}, count(*)::int AS asked, min(place) AS place, max(at) AS last,
               count(*) FILTER (WHERE answer <> '')::int AS answered
        FROM asked GROUP BY ${question}
      ), grouped AS (
        SELECT ${question},
               jsonb_agg(jsonb_build_object('value', value, 'count', count) ORDER BY nth)
                 FILTER (WHERE nth <= ${groupsShown}::integer) AS groups,
               greatest(count(*) - ${groupsShown}::integer, 0)::int AS others
        FROM (
          SELECT ${question}, value, count(*)::int AS count,
                 row_number() OVER (PARTITION BY ${question} ORDER BY count(*) DESC, value) AS nth
          FROM asked, unnest(CASE kind
            WHEN 'several' THEN string_to_array(answer, E'\n')
            WHEN 'date' THEN ARRAY[left(answer, 7)]
            ELSE ARRAY[answer] END) AS value
          WHERE answer <> '' AND ${isSummedBy('groups')}
          GROUP BY ${question}, value
        ) AS counted GROUP BY ${question}
      ), numbered AS (
        SELECT ${question}, jsonb_build_object(
          'least', min(number), 'greatest', max(number), 'mean', avg(number),
          'middle', percentile_cont(0.5) WITHIN GROUP (ORDER BY number)) AS numbers
        FROM (
          SELECT ${question}, answer::float8 AS number FROM asked
          WHERE ${isSummedBy('numbers')} AND answer ~ '^-?[0-9]{1,16}([.][0-9]+)?$'
        ) AS given GROUP BY ${question}
      ), written AS (
        SELECT ${question}, jsonb_agg(
          jsonb_build_object('id', id, 'at', at, 'words', left(words, ${longestShown}::integer))
          ORDER BY nth) AS newest
        FROM (
          SELECT *, row_number() OVER (PARTITION BY ${question} ORDER BY at DESC, id) AS nth
          FROM asked WHERE answer <> '' AND ${isSummedBy('newest')}
        ) AS ranked WHERE nth <= ${newestShown}::integer GROUP BY ${question}
      )
      SELECT ${question}, asked, answered, groups, COALESCE(others, 0) AS others, numbers, newest
      FROM questions LEFT JOIN grouped USING (${question}) LEFT JOIN numbered USING (${question})
           LEFT JOIN written USING (${question})
      ORDER BY place, last DESC, ${question}`,
  );
  return rows;
}
