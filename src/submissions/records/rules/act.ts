import { sql, type SQL } from 'drizzle-orm';

import { forms, type FormDefinition } from '@/forms';
import { auditOf, type AuditedDeed } from '@/platform/audit';
import { audit_entries } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';

import { insertDraftOfRule } from '../drafts/shared-drafts';
import type { Changeable } from '../last-change';
import { queuePersonal, queueRuleWebhook, type PersonalNotice } from '../notices/staff-notices';
import { openStates } from '../queue/open-work';
import { tableOf } from '../tables';
import { canTake, insertTag } from '../tags/tags';
import { threadEntries } from '../thread/thread-table';
import { tellWatchers } from '../watches/watches';
import type { Arrival } from './arrivals';
import type { Rule } from './rule';
import { inboxRules, ruleArrivals } from './rules-table';

/** What a rule does about one arrival. What is null or empty it does not do. */
export interface Deeds {
  readonly assignee: string | null;
  readonly tag: string | null;
  readonly priority: Rule['then']['priority'];
  readonly replyHours: Rule['then']['replyHours'];
  readonly snoozedUntil: Date | null;
  readonly notified: readonly string[];
  /** What it puts into the shared draft. */
  readonly draft: string | null;
  /** Whether its webhook is told. */
  readonly calls: boolean;
}

/** Whether staff, or an earlier rule, decided that since it came in: then it stays. */
function isDecided(form: FormDefinition, what: Changeable): SQL {
  const { submissions, action, collection, at, detail } = audit_entries;
  return sql`EXISTS (
    SELECT FROM ${audit_entries}
    WHERE ${submissions} ? ${tableOf(form).id}::text AND ${action} = 'changed'
      AND ${collection} = ${form.collection} AND ${at} >= claimed.at
      AND ${detail} LIKE ${`${what}: %`}
  )`;
}

/** Somebody answered since it came in: nothing is left to be begun. */
function isAnswered(form: FormDefinition): SQL {
  const { submission, kind, state, isForward, writtenAt } = threadEntries;
  return sql`EXISTS (
    SELECT FROM ${threadEntries}
    WHERE ${submission} = ${tableOf(form).id} AND ${kind} = 'reply' AND ${state} <> 'taken-back'
      AND NOT ${isForward} AND ${writtenAt} >= claimed.at
  )`;
}

/**
 * Does it all, notes what it did under the name of the rule, and tells whom it is to tell, in one
 * statement that claims the arrival for the rule: a second time it does nothing.
 */
export async function act(
  { form: name, id: arrival }: Pick<Arrival, 'form' | 'id'>,
  rule: Pick<Rule, 'id' | 'name'>,
  { assignee, tag, priority, replyHours, snoozedUntil, notified, draft, calls }: Deeds,
): Promise<void> {
  const form = forms[name];
  const table = tableOf(form);
  const until = snoozedUntil?.toISOString() ?? null;
  const noted = (detail: string, which: SQL) => {
    const deed: AuditedDeed = {
      ...{ action: 'changed', user: null, rule: rule.name, collection: form.collection, detail },
    };
    return auditOf(deed, sql`(SELECT id FROM planned WHERE ${which}) AS done`);
  };
  const told = (notice: PersonalNotice, recipients: readonly string[], which: SQL) =>
    queuePersonal(
      form,
      { notice, recipients, by: byRule(rule.id) },
      sql`(SELECT id FROM planned WHERE ${which}) AS done`,
    );
  const or = (column: SQL, then: SQL, otherwise: SQL) =>
    sql`CASE WHEN ${column} THEN ${then} ELSE ${otherwise} END`;
  await run(
    staffConnection,
    sql`
      WITH claimed AS (
        UPDATE ${ruleArrivals}
        SET ${assignments(ruleArrivals, {
          done: sql`${ruleArrivals.done} || jsonb_build_array(${rule.id}::text)`,
        })}
        WHERE ${ruleArrivals.id} = ${arrival}::uuid AND NOT ${ruleArrivals.done} ? ${rule.id}
        RETURNING ${ruleArrivals.submission} AS submission, ${ruleArrivals.at} AS at
      ),
      planned AS (
        SELECT ${table.id} AS id,
          ${assignee}::uuid IS NOT NULL AND ${table.assignee} IS NULL
            AND NOT ${isDecided(form, 'assignee')} AS assigns,
          ${tag === null ? sql`false` : canTake(form, tag)} AS tags,
          ${priority}::text IS NOT NULL AND ${table.priority}::text <> ${priority}::text
            AND NOT ${isDecided(form, 'priority')} AS prioritises,
          ${replyHours}::numeric IS NOT NULL
            AND ${table.replyHours} IS DISTINCT FROM ${replyHours}::numeric
            AND NOT ${isDecided(form, 'replyHours')} AS hastens,
          ${until}::timestamptz IS NOT NULL AND ${table.snoozedUntil} IS NULL
            AND ${table.status} IN (${openStates})
            AND NOT ${isDecided(form, 'snoozedUntil')} AS snoozes,
          ${draft === null ? sql`false` : sql`NOT ${isAnswered(form)}`} AS drafts
        FROM ${table} JOIN claimed ON claimed.submission = ${table.id}
        WHERE ${table.deletedAt} IS NULL AND ${table.quarantinedFor} IS NULL
          AND ${table.status} <> 'spam'
        FOR UPDATE OF ${table}
      ),
      changed AS (
        UPDATE ${table} SET ${assignments(table, {
          assignee: or(sql`assigns`, sql`${assignee}::uuid`, sql`${table.assignee}`),
          priority: or(sql`prioritises`, sql`${priority}::text`, sql`${table.priority}::text`),
          replyHours: or(sql`hastens`, sql`${replyHours}::numeric`, sql`${table.replyHours}`),
          snoozedUntil: or(sql`snoozes`, sql`${until}::timestamptz`, sql`${table.snoozedUntil}`),
          updatedAt: sql`now()`,
        })}
        FROM planned
        WHERE ${table.id} = planned.id
          AND (assigns OR tags OR prioritises OR hastens OR snoozes OR drafts)
      ),
      tagged AS (${tag === null ? sql`SELECT` : insertTag(sql`(SELECT id FROM planned WHERE tags) AS done`, tag)}),
      drafted AS (${
        draft === null
          ? sql`SELECT id FROM planned WHERE false`
          : insertDraftOfRule(sql`(SELECT id FROM planned WHERE drafts) AS done`, {
              ...{ text: draft, rule: rule.name },
            })
      }),
      turned AS (
        UPDATE ${inboxRules} SET ${assignments(inboxRules, { lastTurn: assignee })}
        FROM planned WHERE ${inboxRules.id} = ${rule.id}::uuid AND assigns
      ),
      noted_assignee AS (${noted(`assignee: ${assignee ?? ''}`, sql`assigns`)}),
      noted_tag AS (${noted('tag added', sql`tags`)}),
      noted_priority AS (${noted(`priority: ${priority ?? ''}`, sql`prioritises`)}),
      noted_hours AS (${noted(`replyHours: ${replyHours ?? ''}`, sql`hastens`)}),
      noted_snooze AS (${noted(`snoozedUntil: ${until ?? ''}`, sql`snoozes`)}),
      noted_draft AS (${noted('template put into the draft', sql`id IN (SELECT id FROM drafted)`)}),
      noted_call AS (${noted('told a webhook', sql`${calls}::boolean`)}),
      called AS (${queueRuleWebhook(
        form,
        byRule(rule.id),
        sql`(SELECT id FROM planned WHERE ${calls}::boolean) AS done`,
      )}),
      told_assignee AS (${told('assignment', assignee ? [assignee] : [], sql`assigns`)}),
      told AS (${told('rule', notified, sql`true`)}),
      ${tellWatchers(
        form,
        { event: 'assignee', by: byRule(rule.id) },
        sql`(SELECT id, true AS mails, ARRAY[${assignee ?? ''}::text] AS told
             FROM planned WHERE assigns) AS happened`,
      )}
      SELECT`,
  );
}

const mark = 'rule ';

/** Who does it, for a notice. */
const byRule = (rule: string): string => `${mark}${rule}`;

/** The id of the rule that did it; null where a person did. */
export const ruleIn = (by: string): string | null =>
  by.startsWith(mark) ? by.slice(mark.length) : null;
