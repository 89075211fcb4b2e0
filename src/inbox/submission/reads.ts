import 'server-only';

import type { TypedUser } from 'payload';

import type { FormDefinition } from '@/forms';
import { undeliveredAmong } from '@/submissions/records/thread/undelivered';

import { asSeenBy, reading } from '../list/reads/reading';
import { toNote, toSubmission, type SubmissionWithNotes } from '../list/reads/submission';

/** One submission, in the trash or not, or null when there is none with this id. */
export function getSubmission(
  form: FormDefinition,
  user: TypedUser,
  id: string,
): Promise<SubmissionWithNotes | null> {
  return reading(`read a ${form.name} submission`, async (payload) => {
    const doc = await payload.findByID({
      collection: form.collection,
      id,
      depth: 0,
      disableErrors: true,
      trash: true,
      ...asSeenBy(user),
    });
    if (!doc) return null;
    const undelivered = await undeliveredAmong(form, [id]);
    return { ...toSubmission(form, doc, undelivered), notes: (doc.notes ?? []).map(toNote) };
  });
}
