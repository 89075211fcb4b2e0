import { isField, isToggle, type Field } from '@/islands/keep-typed';

import { askedAmong } from '../conditions';
import type { ShownForm } from '../definition';
import type { FormField } from '../kinds';
import { answerOfFiles } from '../kinds/file';
import type { Answers, ChosenFile } from '../send/submission-body';
import { giveAnswer, isFiles } from './give-answer';

type Fields = Pick<ShownForm, 'fields'>;

/** The controls of a field. They hold its answer themselves: what a browser fills in tells nobody. */
function controlsOf(form: HTMLFormElement, name: string): Field[] {
  const found = form.elements.namedItem(name);
  return (found instanceof RadioNodeList ? [...found] : [found]).filter(isField);
}

function answersIn(control: Field): string[] {
  if (isToggle(control)) return control.checked ? [control.value] : [];
  if (isFiles(control)) return [answerOfFiles(control.files ?? [])];
  return [control.value];
}

/** Each of several on a line; undefined where the page has no such field. */
export function answerOf(form: HTMLFormElement, name: string): string | undefined {
  const controls = controlsOf(form, name);
  return controls.length === 0 ? undefined : controls.flatMap(answersIn).join('\n');
}

/** What is asked after what is filled in. */
export const askedIn = (form: HTMLFormElement, { fields }: Fields): FormField[] =>
  askedAmong(fields, ({ name }) => answerOf(form, name) ?? '');

export function readAnswers(form: HTMLFormElement, { fields }: Fields): Answers {
  return Object.fromEntries(fields.map(({ name }) => [name, answerOf(form, name) ?? '']));
}

/** The chosen files, each beside the name of its field. */
export const filesIn = (form: HTMLFormElement, { fields }: Fields): ChosenFile[] =>
  fields.flatMap(({ name }) =>
    controlsOf(form, name).flatMap((control) =>
      isFiles(control) ? Array.from(control.files ?? [], (file) => [name, file] as const) : [],
    ),
  );

/** Empties what was sent, and the hidden field; what was typed since stays. @returns that */
export function emptySent(
  form: HTMLFormElement,
  { fields, honeypot }: Pick<ShownForm, 'fields' | 'honeypot'>,
  sent: Answers,
) {
  const since: Record<string, string> = {};
  for (const name of [...fields.map((field) => field.name), honeypot]) {
    const answer = answerOf(form, name) ?? '';
    if (answer === '') continue;
    if (name !== honeypot && answer !== sent[name]) since[name] = answer;
    else for (const control of controlsOf(form, name)) giveAnswer(control, '');
  }
  return since;
}

/** Fills what is empty: what a person has typed stays. */
export function fillAnswers(form: HTMLFormElement, answers: Answers): void {
  for (const [name, answer] of Object.entries(answers))
    if (answerOf(form, name) === '')
      for (const control of controlsOf(form, name)) giveAnswer(control, answer);
}
