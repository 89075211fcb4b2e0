import { APIError, type Endpoint } from 'payload';
import { z } from 'zod';

import { answer } from '../asked-document';
import { listNotes, removeNote } from './notes';

const unkept = { headers: { 'Cache-Control': 'private, no-store' } };

const list = answer(async (_, shared) => Response.json({ notes: await listNotes(shared) }, unkept));

const remove = answer(async (req, shared) => {
  const { data: note } = z.uuid().safeParse(req.query['note']);
  if (note === undefined || !(await removeNote(shared, note)))
    throw new APIError('This note is not there, or not any more.', 404);
  return Response.json({ notes: await listNotes(shared) }, unkept);
});

const path = '/reviewer-notes';

/** `/api/reviewer-notes?owner=…&document=…`: what reviewers wrote to a draft, for whoever may change it. */
export const reviewerNotesRoutes: Endpoint[] = [
  { path, method: 'get', handler: list },
  { path, method: 'delete', handler: remove },
];
