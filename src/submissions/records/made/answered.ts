import { sql, type SQL } from 'drizzle-orm';

import { custom_submissions } from '@/platform/database/schema';

/**
 * A condition on the answers of made forms: what was answered to a question, whatever it was called then.
 * @param answer one of several, where there were several; null for none
 */
export function wasAnswered(key: string, answer: string | null): SQL {
  const given = sql`asked.item ->> 'answer'`;
  const asked = sql`
    SELECT FROM jsonb_array_elements(${custom_submissions.record} -> 'asked') AS asked (item)
    WHERE asked.item ->> 'key' = ${key}::text`;
  return answer === null
    ? sql`NOT EXISTS (${asked} AND ${given} <> '')`
    : sql`EXISTS (${asked} AND ${answer}::text = ANY(string_to_array(${given}, E'\n')))`;
}
