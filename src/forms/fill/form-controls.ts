import type { BrowserForm, FieldError } from '../browser-form';
import type { Answers } from '../send/submission-body';
import { fieldIds } from '../field-ids';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a field, as the server rendered it; nothing but its value ever changes. */
export function controlOf(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
    ? control
    : null;
}

export function readAnswers(form: HTMLFormElement, { fields }: BrowserForm): Answers {
  return Object.fromEntries(fields.map(({ name }) => [name, controlOf(form, name)?.value ?? '']));
}

/** Empties what was sent, and the hidden field; what was typed since stays. @returns that */
export function emptySent(form: HTMLFormElement, { fields, honeypot }: BrowserForm, sent: Answers) {
  const since: Record<string, string> = {};
  for (const name of [...fields.map((field) => field.name), honeypot]) {
    const control = controlOf(form, name);
    if (!control || control.value === '') continue;
    if (name !== honeypot && control.value !== sent[name]) since[name] = control.value;
    else control.value = '';
  }
  return since;
}

/** Fills what is empty: what a person typed before the script came stays. */
export function fillAnswers(form: HTMLFormElement, answers: Answers): void {
  for (const [name, answer] of Object.entries(answers)) {
    const control = controlOf(form, name);
    if (control && control.value === '') control.value = answer;
  }
}

/** Writes each message into the place that the server rendered beside its field. */
export function markErrors(
  form: HTMLFormElement,
  { name: formName, fields }: BrowserForm,
  errors: readonly FieldError[],
): void {
  for (const { name } of fields) {
    const message = errors.find((error) => error.name === name)?.message ?? '';
    const place = document.getElementById(fieldIds(formName, name).error);
    if (place) {
      place.textContent = message;
      place.hidden = message === '';
    }
    const control = controlOf(form, name);
    if (message) control?.setAttribute('aria-invalid', 'true');
    else control?.removeAttribute('aria-invalid');
  }
}
