import { sql, type SQL } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { merges } from '../merges/merges-table';
import { companies, people } from '../people/people-table';
import { submissions } from '../parent';
import { allOpen, counted, opportunityWhere, type Asked } from './filter';
import { sums, type Sum } from './list';
import { opportunities } from './opportunities-table';

/** What is open of one person or company, in one currency. */
export interface OpenSum extends Pick<Sum, 'currency' | 'count' | 'whole' | 'weighted'> {
  readonly of: string;
}

/** The rows of people, each under the one that it stands with. */
const standingWith = (ids: SQL): SQL => sql`
  SELECT own.id AS of, own.id AS person FROM ${people} AS own WHERE own.id = ANY(${ids})
  UNION ALL SELECT member.merged_into, member.id FROM ${people} AS member WHERE member.merged_into = ANY(${ids})`;

/** The same under their companies. */
const workingFor = (ids: SQL): SQL => sql`
  SELECT whole.of, member.id AS person
  FROM (
    SELECT own.id AS of, own.id FROM ${companies} AS own WHERE own.id = ANY(${ids})
    UNION ALL SELECT merged.merged_into, merged.id FROM ${companies} AS merged WHERE merged.merged_into = ANY(${ids})
  ) AS whole
  JOIN ${people} AS own ON own.company = whole.id AND own.merged_into IS NULL
  JOIN LATERAL (
    SELECT own.id UNION ALL SELECT merged.id FROM ${people} AS merged WHERE merged.merged_into = own.id
  ) AS member ON true`;

/** The statement that sums what is open of each of these people, or companies. */
export function openSumsOf(
  kind: 'person' | 'company',
  ids: readonly string[],
  asked: Asked,
): SQL<OpenSum> {
  const given = sql`${sql.param(ids)}::uuid[]`;
  const members = kind === 'person' ? standingWith(given) : workingFor(given);
  return sql<OpenSum>`
    WITH members AS MATERIALIZED (${members}),
    -- By their submissions an index finds them: nobody reads all that is open, nor theirs once for each of that.
    theirs AS MATERIALIZED (
      SELECT sent.id AS id FROM ${submissions} AS sent JOIN members ON members.person = sent.person
      UNION ALL SELECT lent.submission FROM ${merges} AS lent
      JOIN ${submissions} AS sent ON sent.id = lent.target JOIN members ON members.person = sent.person
    )
    SELECT members.of AS of, ${opportunities.currency} AS currency, count(*)::int AS count,
           ${sums(asked.stages)}
    ${counted} JOIN members ON members.person = ${submissions.person}
    WHERE ${opportunities.submission} IN (SELECT theirs.id FROM theirs)
      AND ${opportunityWhere(allOpen, asked)} GROUP BY 1, 2`;
}

/** It checks no access but that of the reader to forms. */
export async function openSums(
  kind: 'person' | 'company',
  ids: readonly string[],
  asked: Asked,
): Promise<readonly OpenSum[]> {
  if (ids.length === 0) return [];
  return (await run(staffConnection, openSumsOf(kind, ids, asked))).rows;
}
