'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';

import { formNames, forms } from '@/forms';
import { mayRead } from '@/submissions/records/made/readers';

import type { ActionState } from '../action/action-state';
import { asStaff, Clash, gone, Refusal, sentForm } from '../action/as-staff';
import { someText } from '../action/box-text';
import { listColleagues } from './colleagues';
import { meanwhileAssigned } from './meanwhile';
import { resendNotice } from './notices';
import { keepUndoable } from '../tools/undo';
import { addNote, changeAsSeen } from './work';

const target = z.object({ form: z.enum(formNames), id: z.uuid() });
const targetWithNotice = target.extend({ notice: z.enum(['ownerNotice', 'confirmation']) });
const targetWithNote = target.extend({
  text: someText(5000),
  key: z.uuid().optional().catch(undefined),
});
const notTheirs =
  'They may not read this. Choose somebody whom its form names as a reader, or name them there.';
const mayNotWork = 'Their role reads alone. Choose somebody who works on submissions.';

const person = z.union([z.uuid(), z.literal('')]);
const targetWithAssignee = target.extend({ assignee: person, seenAssignee: person });

export async function resend(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = targetWithNotice.safeParse(Object.fromEntries(data)).data;
  return shown(
    await asStaff('work', data, meant, ({ form, id, notice }, user) =>
      resendNotice(forms[form], user, id, notice),
    ),
  );
}

export async function assign(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = targetWithAssignee.safeParse(Object.fromEntries(data)).data;
  return shown(
    await asStaff('work', data, meant, async ({ form, id, assignee, seenAssignee }, user) => {
      const asked = [{ id, expects: seenAssignee }];
      const change = { assignee: assignee || null };
      if (assignee && !(await mayRead(assignee, forms[form], id))) throw new Refusal(notTheirs);
      const colleagues = await listColleagues(user);
      if (assignee && colleagues.find((each) => each.id === assignee)?.mayWork !== true)
        throw new Refusal(mayNotWork);
      const { changed, clashes } = await changeAsSeen(forms[form], user, asked, change);
      const [clash] = clashes;
      if (clash) throw new Clash(meanwhileAssigned(clash, user, colleagues));
      if (changed.length === 0) throw new Refusal(gone);
      await keepUndoable({ scope: form, done: 'assigned', given: change.assignee }, changed);
    }),
  );
}

export async function note(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = targetWithNote.safeParse(Object.fromEntries(data)).data;
  return shown(
    await asStaff('work', data, meant, ({ form, id, text, key }, user) =>
      addNote(forms[form], user, id, text, key),
    ),
  );
}

/** After a failure the page stays: with the database away it would be a page without the form. */
function shown(answer: ActionState): ActionState {
  if (!answer.problem || answer.isClash) refresh();
  return answer;
}
