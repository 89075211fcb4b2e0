import 'server-only';

import { refresh } from 'next/cache';
import { z } from 'zod';

import { withoutPictures } from '@/platform/formatted/pictures';
import { removeDraftFile } from '@/submissions/records/attachments/draft-files';

import type { ActionState } from '../../action/action-state';
import { asStaff, typedInto } from '../../action/as-staff';

/** Takes a file off a mail that is written on a page of its own; what else was typed stays. */
export async function takeOff(data: FormData, file: string): Promise<ActionState> {
  const names: string[] = [];
  const answer = await asStaff('work', data, z.uuid().safeParse(file).data, async (id, user) => {
    const name = await removeDraftFile(user, id);
    if (name !== null) names.push(name);
  });
  if (answer.problem) return answer;
  refresh();
  const typed = typedInto(data);
  const text = names.reduce(withoutPictures, typed['text'] ?? '');
  return { typed: { ...typed, text } };
}
