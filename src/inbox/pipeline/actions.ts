'use server';

import { refresh } from 'next/cache';
import type { TypedUser } from 'payload';
import { z } from 'zod';

import { may } from '@/accounts/rights';
import { isOn } from '@/features';
import { formNames, forms, type FormName } from '@/forms';
import { today } from '@/platform/place/calendar-day';

import type { ActionState } from '../action/action-state';
import { asStaff, Refusal, sentForm } from '../action/as-staff';
import type { opportunityDeeds } from '../list/words';
import { idsAlone, keepUndoable } from '../tools/undo';
import { changeAsSeen, makeOpportunity } from './change';
import { readSettings } from './settings';
import { closingForm, detailsForm, writtenClosing, writtenDetails } from './written';

const target = z.object({ form: z.enum(formNames), id: z.uuid() });
/** The version that the page shows. */
const seen = target.extend({ expects: z.coerce.number().int().min(0) });
const move = seen.extend({ stage: z.string().max(60) });
const details = seen.extend({ kept: z.string().optional() }).and(detailsForm);
const closing = seen.and(closingForm);
/** Where the pipeline is off nothing makes sense. */
const formOf = (data: FormData) => (isOn('pipeline') ? Object.fromEntries(data) : {});

type Done = (typeof opportunityDeeds)[number];

/** Has a conversation stand in the pipeline, in its first stage. */
export async function makeAnOpportunity(
  _before: ActionState,
  sent: FormData,
): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = target.safeParse(formOf(data)).data;
  return shown(
    await asStaff('work', data, meant, async ({ form, id }, user) =>
      undoable(form, id, 'opportunity-made', await makeOpportunity(forms[form], user, id)),
    ),
  );
}

/** Moves it to a stage; what had ended is open again. */
export async function moveOpportunity(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = move.safeParse(formOf(data)).data;
  return shown(
    await asStaff('work', data, meant, async ({ form, id, expects, stage }, user) => {
      await mustBeStage(user, stage);
      const ended = { outcome: null, reason: null, remark: null, closedOn: null };
      const patch = { stage, ...ended };
      const key = await changeAsSeen(forms[form], user, id, { patch, expects });
      await undoable(form, id, 'opportunity-moved', key);
    }),
  );
}

/** Says what it is worth and what comes next. */
export async function changeDetails(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = details.safeParse(formOf(data)).data;
  return shown(
    await asStaff('work', data, meant, async ({ form, id, expects, kept, ...fields }, user) => {
      const { amount, currency, ...others } = fields;
      const values = may(user, 'values') ? { amount, currency } : {};
      const written = writtenDetails({ ...others, ...values }, kept || null);
      if ('problem' in written) throw new Refusal(written.problem);
      const { patch } = written;
      const key = await changeAsSeen(forms[form], user, id, { patch, expects });
      await undoable(form, id, 'opportunity-changed', key);
    }),
  );
}

/** Says that it is won or lost, why, and on which day. */
export async function closeOpportunity(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = closing.safeParse(formOf(data)).data;
  return shown(
    await asStaff('work', data, meant, async ({ form, id, expects, ...fields }, user) => {
      const written = writtenClosing(fields, today());
      if ('problem' in written) throw new Refusal(written.problem);
      const { patch } = written;
      const key = await changeAsSeen(forms[form], user, id, { patch, expects });
      await undoable(form, id, `opportunity-${fields.outcome}`, key);
    }),
  );
}

/** Takes it out of the pipeline: it is a conversation like any other. */
export async function removeOpportunity(
  _before: ActionState,
  sent: FormData,
): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = seen.safeParse(formOf(data)).data;
  return shown(
    await asStaff('work', data, meant, async ({ form, id, expects }, user) => {
      const key = await changeAsSeen(forms[form], user, id, { remove: true, expects });
      await undoable(form, id, 'opportunity-removed', key);
    }),
  );
}

async function mustBeStage(user: TypedUser, stage: string): Promise<void> {
  const { stages } = await readSettings(user);
  if (!stages.some(({ key }) => key === stage))
    throw new Refusal('There is no such stage any more. Load the page again.');
}

async function undoable(form: FormName, id: string, done: Done, key: string | null): Promise<void> {
  if (key !== null) await keepUndoable({ scope: form, done, given: key }, idsAlone([id]));
}

/** After a failure the page stays: with the database away it would be a page without the form. */
function shown(answer: ActionState): ActionState {
  if (!answer.problem || answer.isClash) refresh();
  return answer;
}
