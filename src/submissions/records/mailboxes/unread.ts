import { sql } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { columnNames } from '../column-names';
import { unreadMailboxes } from './unread-table';

type Unread = typeof unreadMailboxes.$inferSelect;

/** Notes that a mailbox could not be read, once more. */
export async function noteUnread({ name, reason }: Pick<Unread, 'name' | 'reason'>): Promise<void> {
  const of = unreadMailboxes;
  await run(
    staffConnection,
    sql`INSERT INTO ${of} AS before (${columnNames(of.name, of.reason, of.rounds, of.since)})
        VALUES (${name}, ${reason}, 1, now())
        ON CONFLICT (${columnNames(of.name)})
        DO UPDATE SET reason = excluded.reason, rounds = before.rounds + 1`,
  );
}

/** They are read again. */
export async function forgetUnread(names: readonly string[]): Promise<void> {
  await run(
    staffConnection,
    sql`DELETE FROM ${unreadMailboxes}
        WHERE ${unreadMailboxes.name} = ANY(${sql.param(names)}::text[])`,
  );
}

/** Those that are none of the settings any more. */
export async function forgetUnreadBut(names: readonly string[]): Promise<void> {
  await run(
    staffConnection,
    sql`DELETE FROM ${unreadMailboxes}
        WHERE ${unreadMailboxes.name} <> ALL(${sql.param(names)}::text[])`,
  );
}

/** A connection may break off once: nobody need hear of that. */
const fewestRounds = 2;

/** It checks no access: the caller has to. */
export async function listUnread(): Promise<readonly Unread[]> {
  const { name, reason, rounds, since } = unreadMailboxes;
  const { rows } = await run(
    staffConnection,
    sql<Unread>`
      SELECT ${name}, ${reason}, ${rounds}, ${since} FROM ${unreadMailboxes}
      WHERE ${rounds} >= ${fewestRounds}::integer ORDER BY ${since}, ${name}`,
  );
  return rows;
}
