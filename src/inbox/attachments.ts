import 'server-only';

import type { TypedUser } from 'payload';

import { forms } from '@/forms';
import { audit } from '@/platform/audit';
import { getFile, getMailAsFile, type KeptFile } from '@/submissions/records/attachments/files';
import { parentOfInfected, removeInfected } from '@/submissions/records/attachments/scans';

import { readableNames } from './submission/work';

/**
 * A file of a mail or of a form, or all that a mail says, by its id, for who may read its submission;
 * null where there is none for them.
 * @param noted how the audit log tells it
 */
export async function readAttachment(
  user: TypedUser,
  id: string,
  noted = 'a file',
): Promise<KeptFile | null> {
  const file = (await getFile(id)) ?? (await getMailAsFile(id));
  if (!file?.parent) return file;
  const form = forms[file.parent.form];
  const submission = file.parent.id;
  if (!(await readableNames(form, user, [submission])).has(submission)) return null;
  const { collection } = form;
  await audit({ action: 'opened', user, collection, submissions: [submission], detail: noted });
  return file;
}

/**
 * Erases a file with a virus, for who may read its submission.
 * @returns whether there was one for them
 */
export async function deleteInfectedFile(user: TypedUser, id: string): Promise<boolean> {
  const parent = await parentOfInfected(id);
  if (parent === undefined) return false;
  if (parent && !(await readableNames(forms[parent.form], user, [parent.id])).has(parent.id))
    return false;
  await removeInfected(user, id, parent);
  return true;
}
