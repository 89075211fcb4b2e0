import 'server-only';

import type { Payload, TypedUser } from 'payload';

import { countCapped, type Countable } from '@/submissions/records/queue/count-capped';
import type { SavedView } from '@/submissions/records/views/saved-views';

import { parseView } from '../list/inbox-view';
import type { SubmissionCounts } from '../list/reads/counts';
import { mostCounted } from '../list/reads/narrowed';
import { workWhere } from '../list/queue/queue-where';
import { conditionOf } from '../list/reads/narrowed';
import { reading } from '../list/reads/reading';
import { formsOf, whereOf, type SubmissionQuery } from '../list/submission-query';

/** By the ids of views. Each form is counted up to one more than `mostCounted`, which stands for “more”. */
export type ViewCounts = ReadonlyMap<string, number>;

/**
 * How many submissions each view shows, in one statement for all of them. Views with a search have no
 * number: that would be a search for each of them, on every page.
 * @param totals as `countSubmissions` gave them: whoever may not count those gets no others
 */
export async function countViews(
  views: readonly SavedView[],
  user: TypedUser,
  totals: SubmissionCounts | null,
): Promise<ViewCounts | null> {
  if (!totals || views.length === 0) return null;
  return reading('count saved views', async (payload) => {
    const asked = views
      .map(({ id, query }) => ({ id, query: queryFrom(query) }))
      .filter(({ query }) => query.search === null)
      .flatMap(({ id, query }) =>
        formsOf(query).map((form) => ({ id, query: { ...query, form } })),
      );
    const countables = await Promise.all(
      asked.map(({ query }) => countableOf(payload, query, user)),
    );
    const found = await countCapped(countables, mostCounted + 1);
    const counts = new Map<string, number>();
    for (const [index, { id }] of asked.entries())
      counts.set(id, (counts.get(id) ?? 0) + (found[index] ?? 0));
    return counts;
  });
}

const queryFrom = (query: string) => parseView(Object.fromEntries(new URLSearchParams(query)));

async function countableOf(
  payload: Payload,
  query: SubmissionQuery,
  user: TypedUser,
): Promise<Countable> {
  const where = { and: [whereOf(query), ...(await workWhere(query, user))] };
  return { form: query.form, where: await conditionOf(payload, user, query, where) };
}
