import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';
import { z } from 'zod';

import { formNames, forms, type FormDefinition } from '@/forms';
import { addDraftFile, type DraftOf } from '@/submissions/records/attachments/draft-files';

import { mustSeeForm, readableNames } from '../../access';

const target = z.discriminatedUnion('draft', [
  z.object({ draft: z.literal('new-mail') }),
  z.object({ draft: z.enum(['reply', 'forward']), form: z.enum(formNames), id: z.uuid() }),
]);

interface AddedFiles {
  /** What they are called now. */
  readonly names: readonly string[];
  /** What was not added and why, a sentence each. */
  readonly problems: readonly string[];
}

/**
 * Adds files to the mail that somebody writes.
 * @returns null where the submission is not there for them
 */
export async function addFiles(user: TypedUser, sent: FormData): Promise<AddedFiles | null> {
  const place = await placeOf(user, sent);
  if (!place) return null;
  const names: string[] = [];
  const problems: string[] = [];
  for (const file of sent.getAll('file')) {
    // What a browser sends for a field without a file.
    if (!(file instanceof File) || (file.name === '' && file.size === 0)) continue;
    const content = Buffer.from(await file.arrayBuffer());
    const added = await addDraftFile(place.form, place.draft, { name: file.name, content });
    if ('name' in added) names.push(added.name);
    else problems.push(`${file.name} was not attached. ${added.problem}`);
  }
  return { names, problems };
}

async function placeOf(
  user: TypedUser,
  sent: FormData,
): Promise<{ form: FormDefinition | null; draft: DraftOf } | null> {
  const meant = target.safeParse({ draft: 'reply', ...Object.fromEntries(sent) }).data;
  if (!meant) return null;
  if (meant.draft === 'new-mail') {
    await mustSeeForm(await getPayload({ config }), user, forms.contact);
    return { form: null, draft: { author: user.id, submission: null } };
  }
  const { id: submission, draft } = meant;
  const form = forms[meant.form];
  if (!(await readableNames(form, user, [submission])).has(submission)) return null;
  return { form, draft: { author: user.id, submission, isForward: draft === 'forward' } };
}
