import 'server-only';

import type { TypedUser } from 'payload';
import { z } from 'zod';

import { formNames, forms } from '@/forms';
import { addDraftFile } from '@/submissions/records/attachments/drafts';

import { readableNames } from '../../submission/work';

const target = z.object({ form: z.enum(formNames), id: z.uuid() });

/**
 * Adds files to the reply that somebody writes to a submission.
 * @returns what was not added and why, a sentence each; null where the submission is not there for
 *   them
 */
export async function addFiles(user: TypedUser, sent: FormData): Promise<string[] | null> {
  const meant = target.safeParse(Object.fromEntries(sent)).data;
  if (!meant) return null;
  const form = forms[meant.form];
  if (!(await readableNames(form, user, [meant.id])).has(meant.id)) return null;
  const draft = { author: user.id, submission: meant.id };
  const problems: string[] = [];
  for (const file of sent.getAll('file')) {
    // What a browser sends for a field without a file.
    if (!(file instanceof File) || (file.name === '' && file.size === 0)) continue;
    const content = Buffer.from(await file.arrayBuffer());
    const problem = await addDraftFile(form, draft, { name: file.name, content });
    if (problem !== null) problems.push(`${file.name} was not attached. ${problem}`);
  }
  return problems;
}
