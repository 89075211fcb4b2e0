import 'server-only';

import type { TypedUser } from 'payload';

import {
  changeText,
  insertText,
  mostTexts,
  removeText,
  type WrittenText,
} from '@/submissions/records/texts/own-texts';

import { gone, Refusal } from '../../action/as-staff';

const namesake = `You have a text of this name, or ${mostTexts} of them. Choose another name, or remove one at /admin/account.`;

/** Among the texts of whoever writes it. */
export async function keepText({ id }: TypedUser, written: WrittenText): Promise<void> {
  if (!(await insertText(id, written))) throw new Refusal(namesake);
}

export async function changeOwnText(
  user: TypedUser,
  id: string,
  written: WrittenText,
): Promise<void> {
  if (!(await changeText(user.id, id, written)))
    throw new Refusal('Another text has this name, or this one was removed. Choose another name.');
}

export async function removeOwnText(user: TypedUser, id: string): Promise<void> {
  if (!(await removeText(user.id, id))) throw new Refusal(gone);
}
