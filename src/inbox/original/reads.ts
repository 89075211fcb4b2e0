import 'server-only';

import type { TypedUser } from 'payload';

import { headOfMail, readLook, type MailHead, type ShownMail } from '@/submissions';
import type { KeptFile } from '@/submissions/records/attachments/files';

import { readAttachment } from '../attachments';

/** The mail as it came, by the id of its file, for who may read its submission; null for all else. */
async function readOriginal(user: TypedUser, id: string): Promise<KeptFile | null> {
  const file = await readAttachment(user, id, 'a mail as it came');
  return file?.kind === 'original' ? file : null;
}

/** What stands above a mail. */
export interface OriginalHead extends MailHead {
  /** Its submission; null while nobody knows which it belongs to. */
  readonly parent: KeptFile['parent'];
}

export async function readOriginalHead(user: TypedUser, id: string): Promise<OriginalHead | null> {
  const file = await readOriginal(user, id);
  return file && { ...headOfMail(file.content), parent: file.parent };
}

/** How it looks; a sentence where nobody can tell; null where there is none for this user. */
export async function readOriginalLook(
  user: TypedUser,
  id: string,
): Promise<ShownMail | string | null> {
  const file = await readOriginal(user, id);
  if (!file) return null;
  try {
    return await readLook(file.content);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'It cannot be read';
    return `It cannot be shown. ${reason}.`;
  }
}
