import { inArray, sql } from 'drizzle-orm';

import { rolesWith } from '@/accounts/rights';
import { users } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, insertSelect, run } from '@/platform/database/statement';

import { ruleBody, type Rule, type RuleBody } from './rule';
import { inboxRules } from './rules-table';

const { id, position, name, isOn, body, lastTurn, webhookSecret, webhookProblem } = inboxRules;

/** Each costs a look at all that comes in. */
export const mostRules = 50;

/** All rules, in their order. One that nobody can read is left out. */
export async function listRules(): Promise<readonly Rule[]> {
  const { rows } = await run(
    staffConnection,
    sql<Omit<Rule, keyof RuleBody> & { body: unknown }>`
      SELECT ${id} AS id, ${name} AS name, ${isOn} AS "isOn", ${body} AS body,
             ${lastTurn} AS "lastTurn", ${webhookSecret} IS NOT NULL AS "hasSecret",
             ${webhookProblem} AS "webhookProblem"
      FROM ${inboxRules} ORDER BY ${position}, ${id}`,
  );
  return rows.flatMap(({ body: stored, ...rule }) => {
    const read = ruleBody.safeParse(stored).data;
    return read ? [{ ...rule, ...read }] : [];
  });
}

/** The ids of those who work in the inbox: a rule may name somebody who is gone. */
export async function listStaff(): Promise<ReadonlySet<string>> {
  const { rows } = await run(
    staffConnection,
    sql<{
      id: string;
    }>`SELECT ${users.id} AS id FROM ${users} WHERE ${inArray(users.role, rolesWith('work'))}`,
  );
  return new Set(rows.map((row) => row.id));
}

/** What a notice calls a rule; null where it is gone. */
export async function ruleName(rule: string): Promise<string | null> {
  const { rows } = await run(
    staffConnection,
    sql<{ name: string }>`SELECT ${name} AS name FROM ${inboxRules} WHERE ${id} = ${rule}::uuid`,
  );
  return rows[0]?.name ?? null;
}

export type WrittenRule = Pick<Rule, 'name' | 'isOn' | keyof RuleBody>;

/** A webhook of a rule, as it is called. */
export interface RuleWebhook {
  /** Of the rule. */
  readonly name: string;
  readonly address: string;
  /** Encrypted. */
  readonly secret: string | null;
}

/** Null where the rule is gone, or calls none any more. */
export async function webhookOfRule(rule: string): Promise<RuleWebhook | null> {
  const { rows } = await run(
    staffConnection,
    sql<Omit<RuleWebhook, 'address'> & { body: unknown }>`
      SELECT ${name} AS name, ${body} AS body, ${webhookSecret} AS secret
      FROM ${inboxRules} WHERE ${id} = ${rule}::uuid`,
  );
  const [row] = rows;
  const address = row && ruleBody.safeParse(row.body).data?.then.webhook;
  return row && address ? { name: row.name, address, secret: row.secret } : null;
}

/** @param problem null where the receiver took it */
export async function noteRuleCall(rule: string, problem: string | null): Promise<void> {
  await run(
    staffConnection,
    sql`UPDATE ${inboxRules} SET ${assignments(inboxRules, { webhookProblem: problem })}
        WHERE ${id} = ${rule}::uuid`,
  );
}

/**
 * @param secret of its webhook, encrypted
 * @returns its id; null when there are too many
 */
export async function insertRule(
  { name: called, isOn: on, when, then }: WrittenRule,
  secret: string | null = null,
) {
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      ${insertSelect(
        inboxRules,
        {
          position: sql`COALESCE(max(${position}), 0) + 1`,
          name: called,
          isOn: on,
          body: { when, then },
          webhookSecret: secret,
        },
        sql`FROM ${inboxRules} HAVING count(*) < ${mostRules}`,
      )} RETURNING id`,
  );
  return rows[0]?.id ?? null;
}

/**
 * @param secret of its webhook, encrypted; null leaves the one that it has
 * @returns false when it is gone
 */
export async function changeRule(
  rule: string,
  { name: called, isOn: on, when, then }: WrittenRule,
  secret: string | null = null,
): Promise<boolean> {
  const { rowCount } = await run(
    staffConnection,
    sql`UPDATE ${inboxRules}
        SET ${assignments(inboxRules, {
          ...{ name: called, isOn: on, body: { when, then } },
          ...(secret === null ? {} : { webhookSecret: secret }),
        })}
        WHERE ${id} = ${rule}::uuid`,
  );
  return rowCount === 1;
}

/** @returns false when it is gone */
export async function switchRule(rule: string, on: boolean): Promise<boolean> {
  const { rowCount } = await run(
    staffConnection,
    sql`UPDATE ${inboxRules} SET ${assignments(inboxRules, { isOn: on })}
        WHERE ${id} = ${rule}::uuid`,
  );
  return rowCount === 1;
}

export async function removeRule(rule: string): Promise<void> {
  await run(staffConnection, sql`DELETE FROM ${inboxRules} WHERE ${id} = ${rule}::uuid`);
}

/** Numbers all rules anew, with one of them a place further up or down. */
export async function moveRule(rule: string, step: 'up' | 'down'): Promise<void> {
  const beyond = step === 'up' ? sql`- 1.5` : sql`+ 1.5`;
  await run(
    staffConnection,
    sql`WITH placed AS (
          SELECT ${id} AS id, row_number() OVER (ORDER BY ${position}, ${id}) AS place
          FROM ${inboxRules}
        ), moved AS (
          SELECT id, row_number() OVER (
            ORDER BY CASE WHEN id = ${rule}::uuid THEN place ${beyond} ELSE place END
          ) AS place FROM placed
        )
        UPDATE ${inboxRules} SET ${assignments(inboxRules, { position: sql`moved.place` })}
        FROM moved WHERE ${id} = moved.id`,
  );
}
