import { sql } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { columnNames } from '../column-names';
import { pushSubscriptions } from './subscriptions-table';

export type PushSubscription = typeof pushSubscriptions.$inferSelect;

const of = pushSubscriptions;

/** So many browsers nobody works in. */
export const mostBrowsers = 10;

/**
 * Stores a browser, or what it is to tell of from now on. One that was somebody else's is theirs no longer.
 * @returns whether there was room
 */
export async function keepSubscription(
  given: Omit<PushSubscription, 'id' | 'since'>,
): Promise<boolean> {
  const { person, endpoint, p256dh, auth, events, browser } = given;
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      INSERT INTO ${of} (${columnNames(of.person, of.endpoint, of.p256dh, of.auth, of.events, of.browser)})
      SELECT ${person}::uuid, ${endpoint}, ${p256dh}, ${auth}, ${sql.param(events)}::text[], ${browser}
      WHERE (
        SELECT count(*) FROM ${of} WHERE ${of.person} = ${person} AND ${of.endpoint} <> ${endpoint}
      ) < ${mostBrowsers}::integer
      ON CONFLICT (endpoint) DO UPDATE
      SET person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth,
          events = excluded.events, browser = excluded.browser
      RETURNING id`,
  );
  return rows.length > 0;
}

/** Theirs, the oldest first. It checks no access: the caller has to. */
export async function listSubscriptions(person: string): Promise<readonly PushSubscription[]> {
  const { rows } = await run(
    staffConnection,
    sql<PushSubscription>`
      SELECT ${of.id}, ${of.person}, ${of.endpoint}, ${of.p256dh}, ${of.auth}, ${of.events},
             ${of.browser}, ${of.since}
      FROM ${of} WHERE ${of.person} = ${person} ORDER BY ${of.since}, ${of.id}`,
  );
  return rows;
}

/** The one of a job, while it is still that person's. */
export async function getSubscription(
  person: string,
  id: string,
): Promise<PushSubscription | null> {
  const all = await listSubscriptions(person);
  return all.find((each) => each.id === id) ?? null;
}

/** @param person whose it has to be */
export async function forgetSubscription(person: string, id: string): Promise<void> {
  await run(
    staffConnection,
    sql`DELETE FROM ${of} WHERE ${of.person} = ${person} AND ${of.id} = ${id}`,
  );
}
