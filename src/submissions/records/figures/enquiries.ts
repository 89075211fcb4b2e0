import { sql } from 'drizzle-orm';

import { formList } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';
import { place } from '~/site.config';

import { isNoTest } from '../made/tests';
import { tableOf } from '../tables';

/** How many enquiries came one way on a day; null is not given, or not known. */
export interface EnquiryCount {
  /** Where the place is: 2026-11-28. */
  readonly day: string;
  /** On which page whoever sent it had arrived. */
  readonly landing: string | null;
  readonly referrer: string | null;
  readonly utmSource: string | null;
  readonly utmMedium: string | null;
  readonly utmCampaign: string | null;
  readonly enquiries: number;
}

/**
 * Counts for who reads no submission: of all forms together, without spam, the trash and what is set aside.
 * It names no form, no person and no submission (docs/decisions/57-views.md).
 * @param since a day
 */
export async function countEnquiries(since: string): Promise<readonly EnquiryCount[]> {
  const ofForms = formList.map((form) => {
    const table = tableOf(form);
    return sql`
      SELECT (${table.submittedAt} AT TIME ZONE ${place.timeZone})::date::text AS day,
        ${table.source_landingPage} AS landing, ${table.source_referrer} AS referrer,
        ${table.source_utmSource} AS source, ${table.source_utmMedium} AS medium,
        ${table.source_utmCampaign} AS campaign
      FROM ${table}
      WHERE ${table.submittedAt} >= ${since}::date::timestamp AT TIME ZONE ${place.timeZone}
        AND ${table.deletedAt} IS NULL AND ${table.quarantinedFor} IS NULL
        AND ${table.status} <> 'spam' AND ${isNoTest(form)}`;
  });
  const { rows } = await run(
    staffConnection,
    sql<EnquiryCount>`
      SELECT day, landing, referrer, source AS "utmSource", medium AS "utmMedium",
        campaign AS "utmCampaign", count(*)::int AS enquiries
      FROM (${sql.join(ofForms, sql` UNION ALL `)}) AS enquiry
      GROUP BY 1, 2, 3, 4, 5, 6`,
  );
  return rows;
}
