import { sql } from '@payloadcms/db-postgres';

import { quoteForm } from '@/forms';
import { ruleBody } from '@/submissions/records/rules/rule';
import { insertRule } from '@/submissions/records/rules/rules';
import { runRules } from '@/submissions/rules/run-rules';
import { submit } from '@/submissions/submit';

import { payload } from '../payload';
import { quote } from './answers';
import { acceptedAnswer, post } from './quote-requests';

/** @returns its id */
export async function addRule(name: string, when: object, then: object): Promise<string> {
  return (await insertRule({ name, isOn: true, ...ruleBody.parse({ when, then }) })) ?? '';
}

export const forgetRules = () =>
  payload.db.drizzle.execute(sql`DELETE FROM inbox_rules; DELETE FROM rule_arrivals`);

/** Sends a quote request by the door. @returns its id */
export async function sendQuote(answers: object = {}, cameFrom = ''): Promise<string> {
  const body = JSON.stringify({ ...quote, ...answers });
  const request = post(body, 'application/json', cameFrom ? { 'Came-From': cameFrom } : {});
  return acceptedAnswer.parse(await (await submit(quoteForm, request)).json()).id;
}

/** Has the rules look at all that waits for them. */
export async function run(): Promise<void> {
  while (await runRules({ payload, isOurs: () => true }));
}

/** What the history says, oldest first, with who did it. */
export async function historyOf(id: string): Promise<string[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT actor, detail FROM audit_entries
        WHERE submissions ? ${id} AND action = 'changed' ORDER BY at, detail`,
  );
  return rows.map(({ actor, detail }) => `${String(actor)}: ${String(detail)}`);
}

export async function waiting(): Promise<number> {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT count(*)::int AS count FROM rule_arrivals`,
  );
  return Number(rows[0]?.['count']);
}
