import 'server-only';

import type { TypedUser } from 'payload';

import { contactForm, quoteForm, type FormDefinition, type Status } from '@/forms';

import { asSeenBy, reading } from '../list/reads/reading';
import { toNote, toSubmission, type SubmissionWithNotes } from '../list/reads/submission';
import { idsFromSender } from './sender';

/** As much of another submission as a link to it says. */
export interface SentBefore {
  readonly form: FormDefinition['name'];
  readonly id: string;
  readonly reference: string;
  readonly submittedAt: string;
  readonly status: Status;
}

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
    return doc && { ...toSubmission(form, doc), notes: (doc.notes ?? []).map(toNote) };
  });
}

/** What else came from an address, newest first: those of both forms, and not this one. */
export function listFromSameSender(
  user: TypedUser,
  { id, email }: { id: string; email: string },
): Promise<readonly SentBefore[] | null> {
  return reading('list what the same sender sent', async (payload) => {
    const sent = await Promise.all(
      [contactForm, quoteForm].map(async (form) => {
        const ids = (await idsFromSender(form, email)).filter((each) => each !== id);
        if (ids.length === 0) return [];
        const { docs } = await payload.find({
          collection: form.collection,
          where: { id: { in: ids } },
          sort: '-submittedAt',
          limit: 10,
          pagination: false,
          depth: 0,
          // The address is not shown, but with it the audit log takes this for a look.
          select: { submittedAt: true, reference: true, status: true, email: true },
          ...asSeenBy(user),
        });
        return docs.map((doc) => ({ ...doc, form: form.name }));
      }),
    );
    return sent.flat().sort((a, b) => b.submittedAt.localeCompare(a.submittedAt));
  });
}
