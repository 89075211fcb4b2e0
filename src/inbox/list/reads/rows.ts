import 'server-only';

import type { Payload, TypedUser, Where } from 'payload';

import { tagsOf } from '@/submissions/records/tags/tags';

import { asSeenBy } from '../../access';
import {
  includesTrash,
  sortOf,
  whereAfter,
  type Cursor,
  type SubmissionQuery,
} from '../submission-query';
import { isOfTime } from '../inbox-view';
import { readBeside } from './beside';
import { narrowed } from './narrowed';
import { inSearchTurn, searcher } from './search-turn';
import { searchWhere } from './search-where';
import {
  toSubmission,
  toSubmissionWithNotes,
  type Submission,
  type SubmissionWithNotes,
} from './submission';

interface Rows {
  query: SubmissionQuery;
  cursor: Cursor | null;
  limit: number;
}

/** So many rows of what a query finds, from its beginning or after a row. */
export async function readRows(
  payload: Payload,
  user: TypedUser,
  rows: Rows,
): Promise<Submission[]> {
  const { form } = rows.query;
  const where = await searchWhere(payload, rows.query, user);
  const { docs } = await inSearchTurn(searcher(rows.query, user), async () =>
    payload.find({
      ...(await askedFor(payload, user, rows, where)),
      select: { notes: false, notesText: false },
    }),
  );
  const beside = await readBeside(
    form,
    docs.map(({ id }) => id),
    user.id,
  );
  return inOrder(
    docs.map((doc) => toSubmission(form, doc, beside)),
    rows.query,
  );
}

/** Half a file helps nobody, and whoever waits for one has time. */
const exportPatienceMs = 60_000;

/** The same for a file, with the notes. The audit log calls it by its name. */
export async function readForExport(
  payload: Payload,
  user: TypedUser,
  rows: Rows,
): Promise<SubmissionWithNotes[]> {
  const { form } = rows.query;
  const where = await searchWhere(payload, rows.query, user);
  const read = async () =>
    payload.find({
      ...(await askedFor(payload, user, rows, where)),
      select: { notesText: false },
      context: { auditAction: 'exported' },
    });
  const { docs } = await inSearchTurn(searcher(rows.query, user), read, exportPatienceMs);
  const tags = await tagsOf(docs.map(({ id }) => id));
  return inOrder(
    docs.map((doc) =>
      toSubmissionWithNotes(form, doc, { undelivered: new Set(), tags, news: new Map() }),
    ),
    rows.query,
  );
}

/**
 * Where a list is narrowed, this reads as much as a page does: only within a turn.
 * @param found what the search asks for
 */
async function askedFor(
  payload: Payload,
  user: TypedUser,
  { query, cursor, limit }: Rows,
  found: Where,
) {
  const where =
    cursor && query.sort.column !== 'lastWord'
      ? { and: [found, whereAfter(query, cursor)] }
      : found;
  return {
    collection: query.form.collection,
    where: await narrowed(payload, user, { query, where, cursor, limit }),
    trash: includesTrash(query),
    sort: sortOf(query),
    limit,
    pagination: false,
    depth: 0,
    ...asSeenBy(user),
  } as const;
}

/** Payload gives rows in the order of a column, and when the last word came is none. */
function inOrder<Row extends Submission>(
  rows: readonly Row[],
  { sort: { column, descending } }: SubmissionQuery,
): Row[] {
  if (column !== 'lastWord') return [...rows];
  const sign = descending ? -1 : 1;
  const placeOf = ({ lastWord, id }: Row) => `${lastWord} ${id}`;
  return rows.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -sign : sign));
}

/** Where a page begins that follows a row. */
export function cursorAt(
  { sort: { column } }: SubmissionQuery,
  { id, ...row }: Submission,
): Cursor {
  return { id, value: isOfTime(column) ? row[column] : (row.values[column] ?? '') };
}
