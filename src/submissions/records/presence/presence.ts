import { sql } from 'drizzle-orm';

import { users } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import type { Staff } from '../work';
import { presences } from './presence-table';

/** A colleague who has the same submission open. */
export interface Presence {
  readonly id: string;
  readonly name: string;
  readonly isWriting: boolean;
}

/** An open page asks every four seconds; a page that was closed says nothing. */
const presentForSeconds = 12;
/** What has not changed is written again only so often. */
const writtenEverySeconds = 5;

const { person, submission, isWriting, seenAt } = presences;
const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

/**
 * Notes that somebody has a submission open. It checks no access: the caller has to have asked whether
 * they may read it.
 * @returns who else has, in the order of their names
 */
export async function notePresence(
  user: Staff,
  open: { readonly id: string; readonly isWriting: boolean },
): Promise<readonly Presence[]> {
  const { rows } = await run(
    staffConnection,
    sql<Presence>`
      WITH noted AS (
        INSERT INTO ${presences} (person, submission, is_writing)
        VALUES (${user.id}, ${open.id}, ${open.isWriting})
        ON CONFLICT (person, submission) DO UPDATE
        SET is_writing = excluded.is_writing, seen_at = now()
        WHERE ${seenAt} < ${ago(writtenEverySeconds)} OR ${isWriting} <> excluded.is_writing
      ), gone AS (
        DELETE FROM ${presences} WHERE ${person} = ${user.id} AND ${submission} <> ${open.id}
          AND ${seenAt} < ${ago(presentForSeconds)}
      )
      SELECT ${users.id} AS id, coalesce(${users.name}, ${users.email}) AS name, ${isWriting} AS "isWriting"
      FROM ${presences} JOIN ${users} ON ${users.id} = ${person}
      WHERE ${submission} = ${open.id} AND ${person} <> ${user.id} AND ${seenAt} >= ${ago(presentForSeconds)}
      ORDER BY name, id`,
  );
  return rows;
}
