import 'server-only';

import type { TypedUser } from 'payload';

import type { FormDefinition } from '@/forms';
import {
  dropSharedDraft,
  getSharedDraft,
  saveSharedDraft,
  takeSharedDraft,
  type SharedDraft,
} from '@/submissions/records/drafts/shared-drafts';

import { mustReadSubmission } from '../../access';
import { Refusal } from '../../action/as-staff';
import { nameAmong } from '../../list/words';
import { listColleagues } from '../../submission/colleagues';
import type { ReplyHead } from '../recipients/reply-head';
import { fillInWriter } from '../texts/reads';

/** A draft in one version of it, of a reply to a submission. */
interface DraftVersion {
  readonly submission: string;
  readonly version: string;
}

interface Shared extends ReplyHead {
  readonly id: string;
  readonly text: string;
  /** The version that the tab has; empty for none. */
  readonly draft: string;
}

/** @returns the version that it is now, or why it was not stored */
export async function shareDraft(
  form: FormDefinition,
  user: TypedUser,
  { id, text, cc, bcc, subject, draft }: Shared,
): Promise<{ readonly version: string } | { readonly problem: string }> {
  await mustReadSubmission(form, user, id);
  const words = { text, cc: cc || null, bcc: bcc || null, subject: subject || null };
  const version = await saveSharedDraft(form, user, id, { ...words, begunFrom: draft || null });
  if (version !== null) return { version };
  const other = await getSharedDraft(id);
  return {
    problem: other
      ? `Not shared: ${await whose(user, other)} Read it above the box and go on with it; your words stay in the box.`
      : 'Not shared: meanwhile the draft was sent or thrown away. To share yours anew, press Share draft again.',
  };
}

/** Its words for the box, as theirs from now on. */
export async function takeDraft(
  form: FormDefinition,
  user: TypedUser,
  of: DraftVersion,
): Promise<SharedDraft> {
  await mustReadSubmission(form, user, of.submission);
  const taken = await takeSharedDraft(form, user, of);
  if (!taken)
    throw new Refusal(
      'The draft has changed since, or was sent. Look at it above the box, and try again.',
    );
  return { ...taken, text: await fillInWriter(taken.text, user) };
}

export async function dropDraft(
  form: FormDefinition,
  user: TypedUser,
  of: DraftVersion,
): Promise<void> {
  await mustReadSubmission(form, user, of.submission);
  if (!(await dropSharedDraft(form, user, of)))
    throw new Refusal(
      'The draft has changed since, or is somebody else’s now. Look at it above the box.',
    );
}

/** Why what somebody began as a shared draft is not to be sent; null where it is still theirs. */
export async function overtakenDraft(
  form: FormDefinition,
  user: TypedUser,
  id: string,
  draft: string,
): Promise<string | null> {
  if (draft === '') return null;
  await mustReadSubmission(form, user, id);
  const other = await getSharedDraft(id);
  if (!other || other.version === draft) return null;
  return `Not sent: ${await whose(user, other)} Read it above the box; to send yours all the same, press Send again.`;
}

async function whose(user: TypedUser, { author, rule }: SharedDraft): Promise<string> {
  if (rule !== null) return `the rule ‘${rule}’ has begun one.`;
  if (author === user.id) return 'you have saved this draft elsewhere.';
  return `${nameAmong(await listColleagues(user), author)} has the draft now.`;
}
