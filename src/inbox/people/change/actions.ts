'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';

import { isOn } from '@/features';
import { isBlank } from '@/platform/plain-text';
import { companyKinds, personKinds } from '@/submissions/records/people/details-table';
import type { Contact, Told } from '@/submissions/records/people/enter';

import type { ActionState } from '../../action/action-state';
import { asStaff, Refusal, sentForm } from '../../action/as-staff';
import type { ContactDeedDone } from '../../list/words';
import { idsAlone, keepUndoable } from '../../tools/undo';
import { contactAddress } from '../contact-view';
import { enteredKinds } from '../contact-words';
import { choosePlace, correct, merge, remove, takeApart, tell } from './change';
import { enter } from './enter';
import { writtenDetail } from './written';

const target = z.object({ of: z.enum(['person', 'company']), id: z.uuid() });
const line = z.string().default('');
const entry = z.object({
  of: z.enum(['person', 'company']),
  ...{ name: line, address: line, telephone: line, role: line, domain: line },
});
const addition = z.discriminatedUnion('of', [
  target.extend({ of: z.literal('person'), kind: z.enum(personKinds), value: z.string() }),
  target.extend({ of: z.literal('company'), kind: z.enum(companyKinds), value: z.string() }),
]);
/** With what the page shows. */
const change = target
  .extend({ detail: z.uuid(), from: z.string().transform((text) => text.replaceAll('\r\n', '\n')) })
  .and(
    z.discriminatedUnion('step', [
      z.object({ step: z.literal('correct'), value: z.string() }),
      z.object({ step: z.literal('remove') }),
    ]),
  );
const place = z.object({
  id: z.uuid(),
  /** What the page shows. */
  from: z.union([z.uuid(), z.literal('')]).transform((id) => id || null),
  /** An id, `new` for one that is called as `name` says, or `none`. */
  company: z.union([z.uuid(), z.enum(['new', 'none'])]),
  name: z.string().default(''),
});
const joining = target.extend({ other: z.uuid() });

/** Where people are off nothing makes sense. */
const formOf = (data: FormData) => (isOn('people') ? Object.fromEntries(data) : {});
const contactOf = ({ of, id }: z.infer<typeof target>): Contact => ({ kind: of, id });

/** @throws Refusal with what is wrong, and the remedy */
function mustRead(kind: Told['kind'], value: string): Told {
  const written = writtenDetail(kind, value);
  if ('problem' in written) throw new Refusal(written.problem);
  return written.told;
}

/** Enters somebody who has not written, or a company. */
export async function enterNew(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = entry.safeParse(formOf(data)).data;
  const entered: Contact[] = [];
  const answer = await asStaff('work', data, meant, async ({ of, ...typed }, user) => {
    const told = enteredKinds[of].flatMap((kind) =>
      isBlank(typed[kind]) ? [] : [mustRead(kind, typed[kind])],
    );
    entered.push(await enter(user, of, told));
  });
  const [made] = entered;
  if (!made) return shown(answer);
  redirect(contactAddress(made));
}

/** Adds something that staff know of a person or a company: a detail, or a note. */
export async function addToContact(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = addition.safeParse(formOf(data)).data;
  return shown(
    await asStaff('work', data, meant, async (given, user) => {
      const contact = contactOf(given);
      const key = await tell(user, contact, mustRead(given.kind, given.value));
      await undoable(contact, 'contact-added', key);
    }),
  );
}

/** Corrects a detail, or takes it away. */
export async function changeDetail(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = change.safeParse(formOf(data)).data;
  return shown(
    await asStaff('work', data, meant, async (given, user) => {
      const contact = contactOf(given);
      if (given.step === 'remove')
        return undoable(
          contact,
          'contact-removed',
          await remove(user, contact, given.detail, given.from),
        );
      const key = await correct(user, contact, given.detail, {
        from: given.from,
        told: (kind) => mustRead(kind, given.value),
      });
      return undoable(contact, 'contact-corrected', key);
    }),
  );
}

/** Says which company a person is of: one that is known, a new one, or none. */
export async function chooseCompany(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = place.safeParse(formOf(data)).data;
  const answer = await asStaff('work', data, meant, async ({ id, from, company, name }, user) => {
    const choice =
      company === 'none'
        ? ({ none: true } as const)
        : company === 'new'
          ? { entered: mustRead('name', name).value }
          : { company };
    await undoable(
      { kind: 'person', id },
      'contact-moved',
      await choosePlace(user, id, from, choice),
    );
  });
  if (answer.problem || !meant) return shown(answer);
  redirect(contactAddress({ kind: 'person', id: meant.id }));
}

/** Has two people, or two companies, stand together. */
export async function mergeContact(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = joining.safeParse(formOf(data)).data;
  const merged: Contact[] = [];
  const answer = await asStaff('work', data, meant, async (given, user) => {
    const { key, into } = await merge(user, contactOf(given), given.other);
    merged.push(into);
    await undoable(into, 'contact-merged', key);
  });
  const [into] = merged;
  if (!into) return shown(answer);
  redirect(contactAddress(into));
}

export async function takeContactApart(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = joining.safeParse(formOf(data)).data;
  return shown(
    await asStaff('work', data, meant, async (given, user) => {
      const contact = contactOf(given);
      await undoable(contact, 'contact-taken-apart', await takeApart(user, contact, given.other));
    }),
  );
}

async function undoable({ kind, id }: Contact, done: ContactDeedDone, key: string): Promise<void> {
  await keepUndoable({ scope: 'all', done, given: `${kind}.${id}` }, idsAlone([key]));
}

/** After a failure the page stays: with the database away it would be a page without the form. */
function shown(answer: ActionState): ActionState {
  if (!answer.problem || answer.isClash) refresh();
  return answer;
}
