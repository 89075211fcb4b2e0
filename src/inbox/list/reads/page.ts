import 'server-only';

import type { TypedUser } from 'payload';

import { reversed, type Cursor, type SubmissionQuery } from '../submission-query';
import { reading } from './reading';
import { cursorAt, readRows } from './rows';
import type { Submission } from './submission';

export interface SubmissionPage {
  readonly submissions: readonly Submission[];
  /** Where the page before and the one after begin; null when there is none. */
  readonly before: Cursor | null;
  readonly after: Cursor | null;
}

export type PagePlace = { readonly after: Cursor } | { readonly before: Cursor } | null;

export const pageSize = 20;

/** One page of what a query finds, or null when it could not be read. */
export function listSubmissions(
  query: SubmissionQuery,
  user: TypedUser,
  place: PagePlace,
): Promise<SubmissionPage | null> {
  return reading(`list ${query.form.name} submissions`, async (payload) => {
    const backwards = place !== null && 'before' in place;
    const cursor = place && ('before' in place ? place.before : place.after);
    // One more than is shown tells whether there is a further page.
    const found = await readRows(payload, user, {
      query: backwards ? reversed(query) : query,
      cursor,
      limit: pageSize + 1,
    });
    const hasMore = found.length > pageSize;
    const submissions = found.slice(0, pageSize);
    if (backwards) submissions.reverse();
    const [first, last] = [submissions[0], submissions.at(-1)];
    return {
      submissions,
      before: first && (backwards ? hasMore : cursor) ? cursorAt(query, first) : null,
      after: last && (backwards || hasMore) ? cursorAt(query, last) : null,
    };
  });
}
