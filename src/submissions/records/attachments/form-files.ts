import { sql } from 'drizzle-orm';

import { env } from '@/env';
import { run, type Queryable } from '@/platform/database/statement';
import { mailRoom } from '@/platform/mail/mail-limits';

import type { MailFile } from '../thread/thread';
import { listMailFiles } from './mail-file-list';
import { attachments } from './table';

/** What came by a form. A file of a mail has its mail, and one that staff attach has an author. */
export const cameByForm = sql`${attachments.entry} IS NULL AND ${attachments.author} IS NULL`;

/**
 * What somebody sent with a form, in the order of its fields. It checks no access: the caller has
 * to.
 */
export const listFormFiles = (submission: string): Promise<readonly MailFile[]> =>
  listMailFiles(sql`${attachments.submission} = ${submission} AND ${cameByForm}`);

/** Whether so many bytes of files fit beside those that came by forms: a fifth of what mails have. */
export async function hasRoomForFiles(connection: Queryable, bytes: number): Promise<boolean> {
  const { rows } = await run(
    connection,
    sql<{ taken: string }>`
      SELECT coalesce(sum(${attachments.size}), 0) AS taken FROM ${attachments} WHERE ${cameByForm}`,
  );
  return Number(rows[0]?.taken ?? 0) + bytes <= mailRoom(env.MAIL_MEGABYTES).bytesOfForms;
}
