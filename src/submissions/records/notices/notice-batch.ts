import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';

import { formList, type FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';
import { payload_jobs } from '@/platform/payload/tables';

import type { NoticeState } from './notices';
import { submissions } from '../parent';
import { tableOf } from '../tables';

/** What a job asks for, as `queueNotices` wrote it. */
const noticeInput = z.object({
  notice: z.enum(['ownerNotice', 'confirmation']),
  collection: z.enum(formList.map(({ collection }) => collection)),
  submission: z.uuid(),
  /** Counts up when staff send it once more. */
  copy: z.number().default(0),
  /** Of several receivers those who have it not yet; all of them where nobody has it. */
  to: z.array(z.string()).optional(),
  /** Those who will not get it, and why. */
  lost: z.array(z.object({ address: z.string(), answer: z.number() })).default([]),
});

export interface ClaimedNotice {
  readonly job: string;
  /** How often it failed so far. */
  readonly tried: number;
  /** Null when nobody can read it. */
  readonly input: z.infer<typeof noticeInput> | null;
}

/** Marks those that are due as being sent, oldest first; nobody else gets them. */
export async function claimNotices(limit: number): Promise<readonly ClaimedNotice[]> {
  const { rows } = await run(
    staffConnection,
    sql<{ id: string; tried: number; input: unknown }>`
      WITH due AS (
        SELECT ${payload_jobs.id} FROM ${payload_jobs}
        WHERE ${payload_jobs.taskSlug} = 'notify' AND NOT ${payload_jobs.processing}
          AND ${payload_jobs.completedAt} IS NULL AND ${payload_jobs.hasError} IS NOT TRUE
          AND (${payload_jobs.waitUntil} IS NULL OR ${payload_jobs.waitUntil} <= now())
        ORDER BY ${payload_jobs.createdAt} LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )
      UPDATE ${payload_jobs} SET ${assignments(payload_jobs, { processing: true })}
      FROM due WHERE ${payload_jobs.id} = due.id
      RETURNING ${payload_jobs.id} AS id, ${payload_jobs.input} AS input,
                coalesce(${payload_jobs.totalTried}, 0)::integer AS tried`,
  );
  return rows.map(({ id, tried, input }) => ({
    job: id,
    tried,
    input: noticeInput.safeParse(input).data ?? null,
  }));
}

/** What became of a notice that was claimed. */
export interface NoticeOutcome {
  readonly job: string;
  readonly tried: number;
  readonly form: FormDefinition['name'] | null;
  readonly submission: string | null;
  readonly notice: string | null;
  /** Null when there is no submission to write it to. */
  readonly state: Extract<NoticeState, 'sent' | 'logged' | 'delayed' | 'failed'> | null;
  readonly problem: string | null;
  /** Until the next try, when there is one. */
  readonly waitSeconds: number | null;
  /** Whom that is for, where it is not for all. */
  readonly further?: Pick<NonNullable<ClaimedNotice['input']>, 'to' | 'lost'>;
}

/**
 * Writes down what became of notices and ends their jobs, all in one statement that waits for
 * nobody: what somebody else is changing just then is left out. Called again with the same it does
 * the rest, and nothing twice.
 * @returns the jobs that were left out
 */
export async function finishNotices(
  outcomes: readonly NoticeOutcome[],
): Promise<ReadonlySet<string>> {
  const joined = (parts: readonly SQL[], by: SQL): SQL => sql.join([...parts], by);
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      WITH outcome AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) AS outcome (
          job uuid, tried integer, form text, submission uuid, notice text, state text,
          problem text, "waitSeconds" double precision, further jsonb
        )
      ),
      held AS (
        SELECT ${payload_jobs.id} FROM ${payload_jobs}
        WHERE ${payload_jobs.id} IN (SELECT job FROM outcome) FOR UPDATE SKIP LOCKED
      ),
      free AS (${joined(formList.map(lockedRows), sql` UNION ALL `)}),
      settled AS (
        SELECT outcome.* FROM outcome JOIN held ON held.id = outcome.job
        WHERE state IS NULL OR submission IN (SELECT id FROM free)
          OR NOT EXISTS (SELECT FROM ${submissions} WHERE ${submissions.id} = submission)
      ),
      ${joined(
        formList.map((form) => sql`${sql.identifier(form.name)} AS (${stateUpdate(form)})`),
        sql`, `,
      )},
      ended AS (
        DELETE FROM ${payload_jobs} USING settled
        WHERE ${payload_jobs.id} = settled.job AND settled.problem IS NULL
      ),
      failed AS (
        UPDATE ${payload_jobs} SET ${assignments(payload_jobs, {
          processing: false,
          input: sql`${payload_jobs.input} || coalesce(settled.further, '{}')`,
          totalTried: sql`settled.tried + 1`,
          hasError: sql`settled."waitSeconds" IS NULL`,
          error: sql`jsonb_build_object('message', settled.problem)`,
          waitUntil: sql`now() + settled."waitSeconds" * interval '1 second'`,
          updatedAt: sql`now()`,
        })}
        FROM settled WHERE ${payload_jobs.id} = settled.job AND settled.problem IS NOT NULL
      )
      SELECT ${payload_jobs.id} AS id FROM ${payload_jobs}
      JOIN outcome ON outcome.job = ${payload_jobs.id}
      WHERE outcome.job NOT IN (SELECT job FROM settled)`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** In parentheses: each part of the union locks its own. */
function lockedRows(form: FormDefinition): SQL {
  const table = tableOf(form);
  return sql`(SELECT id FROM (
    SELECT ${table.id} FROM ${table}
    WHERE ${table.id} IN (SELECT submission FROM outcome WHERE form = ${form.name})
    FOR NO KEY UPDATE SKIP LOCKED
  ) AS locked)`;
}

/** The columns of the notices, and no other: staff may be changing the row. */
function stateUpdate(form: FormDefinition): SQL {
  const table = tableOf(form);
  const of = (notice: 'ownerNotice' | 'confirmation') => ({
    [`${notice}_state` as const]: sql`coalesce(news.${sql.identifier(`${notice}State`)}, ${table[`${notice}_state`]}::text)`,
    [`${notice}_at` as const]: sql`CASE WHEN news.${sql.identifier(`${notice}State`)} IS NULL
      THEN ${table[`${notice}_at`]} ELSE now() END`,
    [`${notice}_problem` as const]: sql`CASE WHEN news.${sql.identifier(`${notice}State`)} IS NULL
      THEN ${table[`${notice}_problem`]} ELSE news.${sql.identifier(`${notice}Problem`)} END`,
  });
  const latest = (column: 'state' | 'problem', notice: string) =>
    sql`max(${sql.identifier(column)}) FILTER (WHERE notice = ${notice})`;
  return sql`
    UPDATE ${table} SET ${assignments(table, { ...of('ownerNotice'), ...of('confirmation') })}
    FROM (
      SELECT submission,
             ${latest('state', 'ownerNotice')} AS "ownerNoticeState",
             ${latest('problem', 'ownerNotice')} AS "ownerNoticeProblem",
             ${latest('state', 'confirmation')} AS "confirmationState",
             ${latest('problem', 'confirmation')} AS "confirmationProblem"
      FROM settled WHERE form = ${form.name} AND state IS NOT NULL GROUP BY submission
    ) AS news
    WHERE ${table.id} = news.submission`;
}
