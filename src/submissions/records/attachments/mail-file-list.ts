import { sql, type SQL } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import type { MailFile } from '../thread/thread';
import { heldAs } from './scans';
import { attachments } from './table';

/** In the order in which they were added. It checks no access: the caller has to. */
export async function listMailFiles(where: SQL): Promise<readonly MailFile[]> {
  const { id, name, size, kind, content, problem, found } = attachments;
  const { rows } = await run(
    staffConnection,
    sql<MailFile>`
      SELECT ${id}, ${name}, ${size}, ${kind}, ${content} IS NOT NULL AS "isKept", ${problem},
             ${heldAs} AS held, ${found}
      FROM ${attachments} WHERE ${where} ORDER BY ${attachments.addedAt}, ${id}`,
  );
  return rows;
}
