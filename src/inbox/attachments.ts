import 'server-only';

import type { TypedUser } from 'payload';

import { forms } from '@/forms';
import { audit } from '@/platform/audit';
import { isPicture } from '@/platform/formatted/pictures';
import { getFile, getMailAsFile, type KeptFile } from '@/submissions/records/attachments/files';
import { readerOf, seesUnmatched } from '@/submissions/records/made/readers';
import { ownerOfInfected, removeInfected } from '@/submissions/records/attachments/scans';

import { readableNames } from './access';

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
  if (!file || !(await mayHave(user, file))) return null;
  if (!file.parent) return file;
  const { collection } = forms[file.parent.form];
  const submission = file.parent.id;
  await audit({ action: 'opened', user, collection, submissions: [submission], detail: noted });
  return file;
}

async function mayHave(
  user: TypedUser,
  { parent, author }: Pick<KeptFile, 'parent' | 'author'>,
): Promise<boolean> {
  // What waits for a new mail is its author's alone.
  if (!parent) return author === null ? seesUnmatched(await readerOf(user.id)) : author === user.id;
  return (await readableNames(forms[parent.form], user, [parent.id])).has(parent.id);
}

/** A picture of a mail of ours, which is a part of its text: to see it is to read that, and is not noted. */
export async function readOwnPicture(user: TypedUser, id: string): Promise<KeptFile | null> {
  const file = await getFile(id);
  if (!file || file.author === null || !isPicture(file.name)) return null;
  return (await mayHave(user, file)) ? file : null;
}

/**
 * Erases a file with a virus, for who may read its submission.
 * @returns whether there was one for them
 */
export async function deleteInfectedFile(user: TypedUser, id: string): Promise<boolean> {
  const file = await ownerOfInfected(id);
  if (!file || !(await mayHave(user, file))) return false;
  await removeInfected(user, id, file.parent);
  return true;
}
