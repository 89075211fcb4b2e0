import { isField, type Field } from '@/islands/keep-typed';

import type { ShownForm } from '../definition';
import type { Answers } from '../send/submission-body';

type Fields = Pick<ShownForm, 'fields'>;

/** The control of a field. It holds its answer itself: what a browser fills in tells nobody. */
export function controlOf(form: HTMLFormElement, name: string): Field | null {
  const control = form.elements.namedItem(name);
  return isField(control) ? control : null;
}

export function readAnswers(form: HTMLFormElement, { fields }: Fields): Answers {
  return Object.fromEntries(fields.map(({ name }) => [name, controlOf(form, name)?.value ?? '']));
}

/** Empties what was sent, and the hidden field; what was typed since stays. @returns that */
export function emptySent(
  form: HTMLFormElement,
  { fields, honeypot }: Pick<ShownForm, 'fields' | 'honeypot'>,
  sent: Answers,
) {
  const since: Record<string, string> = {};
  for (const name of [...fields.map((field) => field.name), honeypot]) {
    const control = controlOf(form, name);
    if (!control || control.value === '') continue;
    if (name !== honeypot && control.value !== sent[name]) since[name] = control.value;
    else control.value = '';
  }
  return since;
}

/** Fills what is empty: what a person has typed stays. */
export function fillAnswers(form: HTMLFormElement, answers: Answers): void {
  for (const [name, answer] of Object.entries(answers)) {
    const control = controlOf(form, name);
    if (control && control.value === '') control.value = answer;
  }
}
