import { sql } from 'drizzle-orm';

import { isOn } from '@/features';
import { forms } from '@/forms';
import { isSameAddress } from '@/platform/address-spellings';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { tableOf } from '../tables';
import type { ClaimedReply } from '../thread/reply-batch';
import { pageLink } from './link';
import { putDown } from './page';
import { prospectPages } from './page-table';
import { proposedTimes } from './times-table';

type Claimed = Pick<
  ClaimedReply,
  'id' | 'form' | 'submission' | 'reference' | 'isForward' | 'cc' | 'bcc' | 'owed' | 'refused'
>;

interface Wanted {
  readonly email: string | null;
  readonly generation: number;
  /** A mail has brought it the link of this generation. */
  readonly isMailed: boolean;
  readonly proposesTimes: boolean;
}

interface MailedLink {
  readonly href: string;
  readonly generation: number;
}

/**
 * The link that goes out with a reply, or undefined: it goes to whoever sent the submission alone, and where
 * they have none that works, or have to choose a time.
 */
export async function linkFor(
  reply: Claimed,
  receivers: readonly string[],
): Promise<MailedLink | undefined> {
  const isToOthers = reply.isForward || reply.cc !== null || reply.bcc !== null;
  const [receiver, ...others] = receivers;
  if (!isOn('prospects-page') || isToOthers || !receiver || others.length > 0) return undefined;
  const table = tableOf(forms[reply.form]);
  const { generation, isOff, mailed } = prospectPages;
  const confirmed = sql`${table.confirmation_state}::text IN ('waiting', 'sent', 'logged', 'delayed')`;
  const { rows } = await run(
    staffConnection,
    sql<Wanted>`
      SELECT ${table.email} AS email, coalesce(${generation}, 0) AS generation,
             (coalesce(${mailed} = ${generation}, false)
              OR coalesce(${generation}, 0) = 0 AND coalesce(${confirmed}, false)) AS "isMailed",
             EXISTS (SELECT FROM ${proposedTimes} WHERE ${proposedTimes.reply} = ${reply.id}) AS "proposesTimes"
      FROM ${table} LEFT JOIN ${prospectPages} ON ${prospectPages.submission} = ${table.id}
      WHERE ${table.id} = ${reply.submission} AND NOT coalesce(${isOff}, false)`,
  );
  const [found] = rows;
  if (!found?.email || !isSameAddress(found.email, receiver)) return undefined;
  if (found.isMailed && !found.proposesTimes) return undefined;
  const { submission: id, reference } = reply;
  const { generation: live } = found;
  return { href: pageLink({ id, reference, generation: live }), generation: live };
}

/** Puts down which link its sender has. */
export async function noteMailed(submission: string, generation: number): Promise<void> {
  await run(
    staffConnection,
    sql`${putDown(sql`${submission}::uuid`, { mailed: generation }, sql``)}`,
  );
}
