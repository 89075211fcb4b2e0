import 'server-only';

import type { Payload, TypedUser } from 'payload';

import {
  includesTrash,
  sortOf,
  whereAfter,
  whereOf,
  type Cursor,
  type SubmissionQuery,
} from '../submission-query';
import { asSeenBy } from './reading';
import { toNote, toSubmission, type Submission, type SubmissionWithNotes } from './submission';

interface Rows {
  query: SubmissionQuery;
  cursor: Cursor | null;
  limit: number;
  /** The audit log calls it by its name, and it has the notes. */
  isExport?: boolean;
}

/** So many rows of what a query finds, from its beginning or after a row. */
export async function readRows(payload: Payload, user: TypedUser, rows: Rows) {
  const { query, cursor, limit, isExport = false } = rows;
  const { form } = query;
  const { docs } = await payload.find({
    collection: form.collection,
    where: cursor ? { and: [whereOf(query), whereAfter(query, cursor)] } : whereOf(query),
    trash: includesTrash(query),
    sort: sortOf(query),
    limit,
    pagination: false,
    depth: 0,
    select: isExport ? { notesText: false } : { notes: false, notesText: false },
    context: isExport ? { auditAction: 'exported' } : {},
    ...asSeenBy(user),
  });
  return docs.map((doc): SubmissionWithNotes => ({
    ...toSubmission(form, doc),
    notes: ('notes' in doc && doc.notes ? doc.notes : []).map(toNote),
  }));
}

/** Where a page begins that follows a row. */
export function cursorAt(
  { sort: { column } }: SubmissionQuery,
  { id, ...row }: Submission,
): Cursor {
  return { id, value: column === 'submittedAt' ? row.submittedAt : (row.values[column] ?? '') };
}
