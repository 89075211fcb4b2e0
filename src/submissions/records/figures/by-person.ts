import { sql } from 'drizzle-orm';

import { formList } from '@/forms';
import { audit_entries } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { parentReadableBy, type Reader } from '../made/readers';
import { joinParents, ofParent, submissions } from '../parent';
import { tableOf } from '../tables';
import { threadEntries } from '../thread/thread-table';

/** What one of staff did in a time. Medians are null where there is nothing to take them of. */
export interface PersonFigures {
  /** The id of a user. */
  readonly person: string;
  /** Replies that went out. */
  readonly replies: number;
  /** From what its sender wrote last until the reply to it. */
  readonly medianReplySeconds: number | null;
  /** Conversations that they archived or marked as replied, and that stayed so. */
  readonly closed: number;
  /** From when it came until then. */
  readonly medianCloseSeconds: number | null;
}

const median = (of: string) =>
  sql`percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ${sql.raw(of)}))::float8`;

/**
 * What each of these people did since an instant, about what the reader may read.
 * @param people ids of users
 * @param since in ISO 8601
 */
export async function figuresByPerson(
  people: readonly string[],
  since: string,
  reader: Reader,
): Promise<readonly PersonFigures[]> {
  const known = sql.param(people);
  const { kind, state, author, settledAt, writtenAt, submission, position, outbox, isForward } =
    threadEntries;
  const { at, action, actorId, detail } = audit_entries;
  const isDone = sql.join(
    formList.map((form) => sql`${tableOf(form).status}::text IN ('replied', 'archived')`),
    sql` OR `,
  );
  const { rows } = await run(
    staffConnection,
    sql<PersonFigures>`
      WITH replied AS (
        SELECT ${author} AS person, ${settledAt} - asked.at AS waited
        FROM ${threadEntries} ${joinParents(submission)}
        CROSS JOIN LATERAL (
          SELECT coalesce(max(before.written_at), ${ofParent('submittedAt')}) AS at
          FROM ${threadEntries} AS before
          WHERE ${position} > 1 AND before.submission = ${submission} AND before.kind = 'answer'
            AND before.written_at < ${writtenAt}
        ) AS asked
        WHERE ${kind} = 'reply' AND ${state} = 'sent' AND NOT ${outbox} AND NOT ${isForward}
          AND ${author} = ANY(${known}::uuid[]) AND ${settledAt} >= ${since}::timestamptz
          AND ${parentReadableBy(submission, reader)}
      ),
      closings AS (
        SELECT DISTINCT ON (ended.id) ended.id::uuid AS id, ${actorId}::uuid AS person, ${at} AS at
        FROM ${audit_entries}, jsonb_array_elements_text(${audit_entries.submissions}) AS ended (id)
        WHERE ${actorId} = ANY(${known}::text[]) AND ${at} >= ${since}::timestamptz
          AND ${action} = 'changed' AND ${detail} IN ('status: replied', 'status: archived')
        ORDER BY ended.id, ${at} DESC
      ),
      closed AS (
        SELECT closings.person, closings.at - ${ofParent('submittedAt')} AS took
        FROM closings ${joinParents(sql`closings.id`)}
        WHERE (${isDone}) AND ${ofParent('deletedAt')} IS NULL
          AND ${parentReadableBy(submissions.id, reader)}
      )
      SELECT person.id AS person, replies.count AS replies, replies.median AS "medianReplySeconds",
             ends.count AS closed, ends.median AS "medianCloseSeconds"
      FROM unnest(${known}::uuid[]) WITH ORDINALITY AS person (id, place)
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS count, ${median('waited')} AS median
        FROM replied WHERE replied.person = person.id
      ) AS replies
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS count, ${median('took')} AS median
        FROM closed WHERE closed.person = person.id
      ) AS ends
      ORDER BY person.place`,
  );
  return rows;
}
