import { sql } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import type { KeptFile } from '../attachments/files';
import { parentOf, type Parent } from '../parent';
import { threadEntries } from './thread-table';

/**
 * All that a mail says: the inbox shows the beginning of a long one. Null where there is none. It asks
 * nobody who reads.
 */
export async function getMailAsFile(id: string): Promise<KeptFile | null> {
  const { subject, text, quoted, state } = threadEntries;
  const { rows } = await run(
    staffConnection,
    sql<{ content: string; parent: Parent }>`
      SELECT concat_ws(E'\\n\\n', ${subject}, ${text}, ${quoted}) AS content,
             ${parentOf(threadEntries.submission)} AS parent
      FROM ${threadEntries} WHERE ${threadEntries.id} = ${id} AND ${state} <> 'taken-back'`,
  );
  const [mail] = rows;
  return mail
    ? { name: 'mail.txt', content: Buffer.from(mail.content), parent: mail.parent }
    : null;
}
