import 'server-only';

import { and, type SQL } from 'drizzle-orm';
import type { Payload, TypedUser, Where } from 'payload';

import { firstReplyCondition } from '@/submissions/records/figures/first-reply';
import { idsWhere } from '@/submissions/records/ids-where';
import { countCapped } from '@/submissions/records/queue/count-capped';

import { firstReplyDays, segmentsOfDays } from '../first-reply-days';
import type { SubmissionQuery } from '../submission-query';
import { getDeadlines } from './deadlines';
import { asSeenBy } from './reading';
import { sqlWhere } from './sql-where';

/**
 * How first replies are to stand, as a condition of SQL: no filter of Payload's can say it, since
 * until when an answer was due is stored nowhere. Undefined where the query asks for none.
 */
export async function firstReplyWhere(
  query: SubmissionQuery,
  user: TypedUser,
): Promise<SQL | undefined> {
  const { form, firstReply: outcome } = query;
  if (outcome === null) return undefined;
  const now = Date.now();
  const deadlines = await getDeadlines(user, now);
  const segments = segmentsOfDays(form, firstReplyDays(query, now), deadlines);
  return firstReplyCondition(form, { outcome, segments, now: new Date(now).toISOString() });
}

/**
 * A filter narrowed to what the query asks of first replies, as far as a page reaches.
 * @param where of Payload, with the place of the page in it
 */
export async function narrowedByFirstReply(
  payload: Payload,
  user: TypedUser,
  { query, where, limit }: { query: SubmissionQuery; where: Where; limit: number },
): Promise<Where> {
  const condition = await firstReplyWhere(query, user);
  if (!condition) return where;
  const all = and(sqlWhere(payload, query.form, where), condition) ?? condition;
  const ids = await idsWhere(query.form, all, { order: query.sort, limit });
  return { id: { in: [...ids] } };
}

/** How many there are; whoever may not read them gets an error. */
export async function countByFirstReply(
  payload: Payload,
  user: TypedUser,
  { query, where, most }: { query: SubmissionQuery; where: Where; most: number },
): Promise<number> {
  const { form } = query;
  // Access control decides here; the statement knows of none.
  const { collection } = form;
  await payload.find({
    collection,
    limit: 1,
    depth: 0,
    pagination: false,
    select: {},
    ...asSeenBy(user),
  });
  const condition = and(sqlWhere(payload, form, where), await firstReplyWhere(query, user));
  const [count] = await countCapped([{ form, where: condition }], most);
  return count ?? 0;
}
