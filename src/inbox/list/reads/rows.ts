import 'server-only';

import type { Payload, TypedUser } from 'payload';

import { undeliveredAmong } from '@/submissions/records/thread/undelivered';

import {
  includesTrash,
  sortOf,
  whereAfter,
  type Cursor,
  type SubmissionQuery,
} from '../submission-query';
import { narrowed } from './narrowed';
import { inSearchTurn, searcher } from './search-turn';
import { asSeenBy } from './reading';
import { searchWhere } from './search-where';
import { toNote, toSubmission, type Submission, type SubmissionWithNotes } from './submission';

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
  const asked = await askedFor(payload, user, rows);
  const { docs } = await inSearchTurn(searcher(rows.query, user), () =>
    payload.find({ ...asked, select: { notes: false, notesText: false } }),
  );
  const undelivered = await undeliveredAmong(
    form,
    docs.map(({ id }) => id),
  );
  return docs.map((doc) => toSubmission(form, doc, undelivered));
}

/** The same for a file, with the notes. The audit log calls it by its name. */
export async function readForExport(
  payload: Payload,
  user: TypedUser,
  rows: Rows,
): Promise<SubmissionWithNotes[]> {
  const { form } = rows.query;
  const { docs } = await payload.find({
    ...(await askedFor(payload, user, rows)),
    select: { notesText: false },
    context: { auditAction: 'exported' },
  });
  return docs.map((doc) => ({
    ...toSubmission(form, doc),
    notes: (doc.notes ?? []).map(toNote),
  }));
}

async function askedFor(payload: Payload, user: TypedUser, { query, cursor, limit }: Rows) {
  const found = await searchWhere(payload, query, user);
  const where = cursor ? { and: [found, whereAfter(query, cursor)] } : found;
  return {
    collection: query.form.collection,
    where: await narrowed(payload, user, { query, where, limit }),
    trash: includesTrash(query),
    sort: sortOf(query),
    limit,
    pagination: false,
    depth: 0,
    ...asSeenBy(user),
  } as const;
}

/** Where a page begins that follows a row. */
export function cursorAt(
  { sort: { column } }: SubmissionQuery,
  { id, ...row }: Submission,
): Cursor {
  return { id, value: column === 'submittedAt' ? row.submittedAt : (row.values[column] ?? '') };
}
