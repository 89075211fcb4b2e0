import 'server-only';

import { and, type SQL } from 'drizzle-orm';
import type { Payload, TypedUser, Where } from 'payload';

import { firstReplyCondition } from '@/submissions/records/figures/first-reply';
import { idsWhere } from '@/submissions/records/ids-where';
import { countCapped } from '@/submissions/records/queue/count-capped';
import { isUndelivered } from '@/submissions/records/thread/undelivered';

import { firstReplyDays, segmentsOfDays } from '../first-reply-days';
import { includesTrash, type SubmissionQuery } from '../submission-query';
import { getDeadlines } from './deadlines';
import { asSeenBy } from './reading';
import { sqlWhere } from './sql-where';

/**
 * What a query asks for and no filter of Payload's can say, as a condition of SQL: how first replies
 * stand, since until when an answer was due is stored nowhere; and what did not arrive. Undefined where
 * it asks for neither.
 */
export async function sqlCondition(
  query: SubmissionQuery,
  user: TypedUser,
): Promise<SQL | undefined> {
  const { form, firstReply: outcome, queue } = query;
  if (queue === 'not-delivered') return isUndelivered(form);
  if (outcome === null) return undefined;
  const now = Date.now();
  const deadlines = await getDeadlines(user, now);
  const segments = segmentsOfDays(form, firstReplyDays(query, now), deadlines);
  return firstReplyCondition(form, { outcome, segments, now: new Date(now).toISOString() });
}

/**
 * A filter narrowed to what the query asks for beyond it, as far as a page reaches.
 * @param where of Payload, with the place of the page in it
 */
export async function narrowed(
  payload: Payload,
  user: TypedUser,
  { query, where, limit }: { query: SubmissionQuery; where: Where; limit: number },
): Promise<Where> {
  const condition = await sqlCondition(query, user);
  if (!condition) return where;
  const kept = includesTrash(query) ? [] : [{ deletedAt: { exists: false } }];
  const all = and(sqlWhere(payload, query.form, { and: [where, ...kept] }), condition) ?? condition;
  const ids = await idsWhere(query.form, all, { order: query.sort, limit });
  return { id: { in: [...ids] } };
}

/** How many there are, up to `most`; whoever may not read them gets an error. */
export async function countNarrowed(
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
  const kept = includesTrash(query) ? [] : [{ deletedAt: { exists: false } }];
  const found = sqlWhere(payload, form, { and: [where, ...kept] });
  const condition = and(found, await sqlCondition(query, user));
  const [count] = await countCapped([{ form, where: condition }], most);
  return count ?? 0;
}
