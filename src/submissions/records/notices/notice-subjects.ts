import { sql } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import type { NoticeSubject } from '../../notices/notice-mail';
import { answersAsJson } from '../column-names';
import { isKeptForNamed } from '../made/readers';
import { subscriptionOf } from '../made/subscriptions';
import { liveGeneration } from '../prospects-page/page';
import { tableOf } from '../tables';

/** The submissions that notices are about, by id. One in the trash or erased is not among them. */
export async function noticeSubjects(
  form: FormDefinition,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NoticeSubject>> {
  if (ids.length === 0) return new Map();
  const table = tableOf(form);
  const { rows } = await run(
    staffConnection,
    sql<Omit<NoticeSubject, 'form'>>`
      SELECT ${table.id} AS id, ${table.reference} AS reference,
             ${table.quarantinedFor} IS NOT DISTINCT FROM 'test' AS "isTest",
             ${answersAsJson(form)} AS values,
             ${isKeptForNamed(form)} AS "isForNamed",
             ${liveGeneration(form)} AS "pageGeneration",
             ${form.isMade ? subscriptionOf : sql`NULL`} AS subscription
      FROM ${table}
      WHERE ${table.id} = ANY(${sql.param(ids)}::uuid[]) AND ${table.deletedAt} IS NULL`,
  );
  return new Map(rows.map((row) => [row.id, { form: form.name, ...row }]));
}
