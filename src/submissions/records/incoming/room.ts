import { sql } from 'drizzle-orm';

import { env } from '@/env';
import { spellingsOf } from '@/platform/address-spellings';
import { mailRoom } from '@/platform/mail/mail-limits';
import { run } from '@/platform/database/statement';

import { attachments } from '../attachments/table';
import { threadEntries } from '../thread/thread-table';
import { mailConnection } from './mail-connection';

/** A mail does not fit beside those that are kept: it waits where it is. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

/** A mail would not fit if its sender had no other here. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

const { bytesOfAll, partOfOne, leastOfMail } = mailRoom(env.MAIL_MEGABYTES);

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1_000_000)} MB`;

const reasons = {
  all: `The ${megabytes(bytesOfAll)} for mail that comes in are full: erase what nobody needs, or raise MAIL_MEGABYTES`,
  one: `With its files, on each of its threads, it takes more than the ${megabytes(partOfOne)} that one sender has`,
  sender: `Mails of its sender fill the ${megabytes(partOfOne)} that one sender has: erase some of them, or raise MAIL_MEGABYTES`,
};

/** A small one takes room as well. */
const taken = sql`coalesce(sum(${attachments.size}) FILTER (WHERE ${attachments.content} IS NOT NULL), 0)
  + ${leastOfMail}::bigint * count(*) FILTER (WHERE ${attachments.kind} = 'original')`;

/** What all take changes little between two mails, and to add it up reads all files. */
const askAgainMs = 60_000;
let asked = { at: -Infinity, bytes: 0 };

async function takenByAll(): Promise<number> {
  if (performance.now() - asked.at < askAgainMs) return asked.bytes;
  const { rows } = await run(
    mailConnection,
    // What staff attach to replies has an author.
    sql<{ bytes: string }>`
      SELECT ${taken} AS bytes FROM ${attachments} WHERE ${attachments.author} IS NULL AND ${attachments.entry} IS NOT NULL`,
  );
  asked = { at: performance.now(), bytes: Number(rows[0]?.bytes ?? 0) };
  return asked.bytes;
}

async function takenByOne(address: string): Promise<number> {
  const { rows } = await run(
    mailConnection,
    sql<{ bytes: string }>`
      SELECT ${taken} AS bytes FROM ${attachments}
      JOIN ${threadEntries} ON ${threadEntries.id} = ${attachments.entry}
      WHERE ${threadEntries.kind} <> 'reply'
        AND lower(${threadEntries.address}) = ANY(${sql.param(spellingsOf([address]))}::text[])`,
  );
  return Number(rows[0]?.bytes ?? 0);
}

/**
 * Takes room for a mail, of what all may take and of what one sender may.
 * @param bytes of the mail and of its files
 * @throws NoRoom, TooLarge
 */
export async function takeRoom(address: string, bytes: number): Promise<void> {
  const wanted = bytes + leastOfMail;
  if (wanted > partOfOne) throw new TooLarge(reasons.one);
  if ((await takenByAll()) + wanted > bytesOfAll) throw new NoRoom(reasons.all);
  if ((await takenByOne(address)) + wanted > partOfOne) throw new NoRoom(reasons.sender);
  asked = { ...asked, bytes: asked.bytes + wanted };
}
