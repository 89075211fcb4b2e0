import 'server-only';

import { and, sql, type SQL } from 'drizzle-orm';
import type { Payload, TypedUser, Where } from 'payload';

import { firstReplyCondition } from '@/submissions/records/figures/first-reply';
import { idsWhere } from '@/submissions/records/ids-where';
import { afterWord } from '@/submissions/records/last-word';
import { readableBy, readerOf } from '@/submissions/records/made/readers';
import { wasAnswered } from '@/submissions/records/made/answered';
import { isMentioned } from '@/submissions/records/mentions/mentions';
import { countCapped } from '@/submissions/records/queue/count-capped';
import { hasTag } from '@/submissions/records/tags/tags';
import { isUndelivered } from '@/submissions/records/thread/undelivered';
import { isWatchedBy } from '@/submissions/records/watches/watches';

import { mustReadForm } from '../../access';
import { firstReplyDays, segmentsOfDays } from '../first-reply-days';
import { includesTrash, notKnown, type Cursor, type SubmissionQuery } from '../submission-query';
import { getDeadlines } from './reading';
import { operatorsSql } from './search-operators';
import { sqlWhere } from './sql-where';

/**
 * What a query asks for that Payload's filter cannot say: its tag; what was answered to the questions of a
 * made form; how first replies stand, since until when an answer was due is stored nowhere; what did not
 * arrive; what somebody watches and what names them; and what a search leaves out. Undefined where it asks
 * for none of it.
 */
async function beyondPayload(
  payload: Payload,
  query: SubmissionQuery,
  user: TypedUser,
): Promise<SQL | undefined> {
  const answered = Object.entries(query.answers).map(([key, answer]) =>
    wasAnswered(key, answer === notKnown ? null : answer),
  );
  const undelivered = query.queue === 'not-delivered' ? isUndelivered(query.form) : undefined;
  const watched = query.queue === 'watching' ? isWatchedBy(query.form, user.id) : undefined;
  const mentioned = query.queue === 'mentions' ? isMentioned(query.form, user.id) : undefined;
  const tagged = query.tag === null ? undefined : hasTag(query.form, query.tag);
  const searched = await operatorsSql(payload, query, user);
  return and(
    ...answered,
    undelivered,
    watched,
    mentioned,
    tagged,
    ...searched,
    await firstReplyOf(query, user),
  );
}

async function firstReplyOf(query: SubmissionQuery, user: TypedUser): Promise<SQL | undefined> {
  const { form, firstReply: outcome } = query;
  if (outcome === null) return undefined;
  const now = Date.now();
  const deadlines = await getDeadlines(user, now);
  const segments = segmentsOfDays(form, firstReplyDays(query, now), deadlines);
  return firstReplyCondition(form, { outcome, segments, now: new Date(now).toISOString() });
}

/**
 * All that a query asks for and the user may read, as a condition of SQL on its form's table.
 * @param where the part of it that Payload's filter says
 */
export async function conditionOf(
  payload: Payload,
  user: TypedUser,
  query: SubmissionQuery,
  where: Where,
): Promise<SQL> {
  const kept = includesTrash(query) ? [] : [{ deletedAt: { exists: false } }];
  const filter = sqlWhere(payload, query.form, { and: [where, ...kept] });
  const readable = readableBy(query.form, await readerOf(user.id));
  return and(filter, readable, await beyondPayload(payload, query, user)) ?? filter;
}

interface Page {
  readonly query: SubmissionQuery;
  /** Of Payload, with the place of the page in it, where Payload can say that. */
  readonly where: Where;
  readonly cursor: Cursor | null;
  readonly limit: number;
}

/**
 * A filter that names the rows of a page. Payload asks for the rights of every condition of a filter anew, and
 * a search has hundreds of them.
 */
export async function narrowed(
  payload: Payload,
  user: TypedUser,
  { query, where, cursor, limit }: Page,
): Promise<Where> {
  const { form, sort } = query;
  const condition = and(
    await conditionOf(payload, user, query, where),
    sort.column === 'lastWord' && cursor ? afterWord(form, cursor, sort.descending) : undefined,
  );
  const ids = await idsWhere(form, condition ?? sql`true`, { order: sort, limit });
  return { id: { in: [...ids] } };
}

/**
 * A search is counted up to this: to count a word that most submissions have takes longer than the
 * page.
 */
export const mostCounted = 100;

/** How many there are, up to `most`; whoever may not read them gets an error. */
export async function countNarrowed(
  payload: Payload,
  user: TypedUser,
  { query, where, most }: { query: SubmissionQuery; where: Where; most: number },
): Promise<number> {
  const { form } = query;
  await mustReadForm(payload, user, form);
  const condition = await conditionOf(payload, user, query, where);
  const [count] = await countCapped([{ form, where: condition }], most);
  return count ?? 0;
}
