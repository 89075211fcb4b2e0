import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { cursorAt, readForExport } from '../list/reads/rows';
import type { SubmissionWithNotes } from '../list/reads/submission';
import type { Cursor, SubmissionQuery } from '../list/submission-query';

/**
 * All that a query finds, in its order, some at a time: however many there are, few are in memory.
 * @throws when one could not be read
 */
export async function* eachSubmission(
  query: SubmissionQuery,
  user: TypedUser,
  limit = 500,
): AsyncGenerator<readonly SubmissionWithNotes[]> {
  const payload = await getPayload({ config });
  for (let cursor: Cursor | null = null; ;) {
    const found: SubmissionWithNotes[] = await readForExport(payload, user, {
      query,
      cursor,
      limit,
    });
    const last = found.at(-1);
    if (!last) return;
    yield found;
    cursor = cursorAt(query, last);
  }
}
