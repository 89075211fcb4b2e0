import 'server-only';

import type { Payload, TypedUser } from 'payload';

import { isOfTime } from '../inbox-view';
import { formsOf, reversed, type Cursor, type SubmissionQuery } from '../submission-query';
import { reading } from './reading';
import { cursorAt, readRows } from './rows';
import type { Submission } from './submission';

export interface SubmissionPage {
  readonly submissions: readonly Submission[];
  /** Where the page before and the one after begin; null when there is none. */
  readonly before: Cursor | null;
  readonly after: Cursor | null;
}

export const emptyPage: SubmissionPage = { submissions: [], before: null, after: null };

type PagePlace = { readonly after: Cursor } | { readonly before: Cursor } | null;

const pageSize = 20;

/** One page of what a query finds, or null when it could not be read. */
export const listSubmissions = (
  query: SubmissionQuery,
  user: TypedUser,
  place: PagePlace,
): Promise<SubmissionPage | null> =>
  reading(`list ${query.form.name} submissions`, (payload) =>
    readPage(payload, query, user, place),
  );

/** The same for who tells of a failure in other words. */
export async function readPage(
  payload: Payload,
  query: SubmissionQuery,
  user: TypedUser,
  place: PagePlace,
): Promise<SubmissionPage> {
  const backwards = place !== null && 'before' in place;
  const cursor = place && ('before' in place ? place.before : place.after);
  // One more than is shown tells whether there is a further page.
  const limit = pageSize + 1;
  const ordered = backwards ? reversed(query) : query;
  const showsTests = query.made !== null;
  const byForm = await Promise.all(
    formsOf(query).map((form) =>
      readRows(payload, user, { query: { ...ordered, form, showsTests }, cursor, limit }),
    ),
  );
  const found = merged(byForm, ordered).slice(0, limit);
  const hasMore = found.length > pageSize;
  const submissions = found.slice(0, pageSize);
  if (backwards) submissions.reverse();
  const [first, last] = [submissions[0], submissions.at(-1)];
  return {
    submissions,
    before: first && (backwards ? hasMore : cursor) ? cursorAt(query, first) : null,
    after: last && (backwards || hasMore) ? cursorAt(query, last) : null,
  };
}

type TimeColumn = 'submittedAt' | 'lastWord';

const inTime = (column: TimeColumn) => (row: Pick<Submission, TimeColumn | 'id'>) =>
  `${row[column]} ${row.id}`;

/** How many rows of a page stand before a submission; null where only the database knows the order. */
export function placeAmong(
  rows: readonly Submission[],
  submission: Submission,
  { sort: { column, descending } }: SubmissionQuery,
): number | null {
  if (!isOfTime(column)) return null;
  const placeOf = inTime(column);
  const own = placeOf(submission);
  return rows.filter((row) => (descending ? placeOf(row) > own : placeOf(row) < own)).length;
}

/** Rows of all forms in one order of time; those of one are in theirs already. */
function merged(
  byForm: readonly (readonly Submission[])[],
  { sort: { column, descending } }: SubmissionQuery,
): readonly Submission[] {
  const [only, ...others] = byForm;
  if (only && others.length === 0) return only;
  const placeOf = inTime(isOfTime(column) ? column : 'submittedAt');
  const rows = byForm.flat().map((row) => ({ row, place: placeOf(row) }));
  rows.sort((a, b) => (a.place < b.place ? -1 : 1) * (descending ? -1 : 1));
  return rows.map(({ row }) => row);
}
