import { useEffect, useState, type RefObject } from 'react';

import { askedAmong } from '../conditions';
import type { ShownForm } from '../definition';
import type { FormField } from '../kinds';
import { answerOf } from './form-controls';

const namesOf = (
  { fields }: Pick<ShownForm, 'fields'>,
  answerTo: (field: FormField) => string,
): string =>
  askedAmong(fields, answerTo)
    .map(({ name }) => name)
    .join(' ');

/**
 * Which fields are asked after what is filled in: the server says it for what it sent, and from then on
 * each change does. Also fills in what the address of the page names.
 */
export function useAsked(
  form: ShownForm,
  element: RefObject<HTMLFormElement | null>,
  sent: Readonly<Record<string, string>> = {},
): ReadonlySet<string> {
  const [names, setNames] = useState(() => namesOf(form, ({ name }) => sent[name] ?? ''));
  // After each drawing: a draft, or what was sent, has changed answers without an event.
  useEffect(() => {
    const at = element.current;
    if (!at) return undefined;
    fillFromAddress(at, form.fields);
    const look = () => setNames(namesOf(form, ({ name }) => answerOf(at, name) ?? ''));
    look();
    at.addEventListener('input', look);
    return () => at.removeEventListener('input', look);
  });
  return new Set(names.split(' '));
}

function fillFromAddress(form: HTMLFormElement, fields: readonly FormField[]): void {
  const address = new URLSearchParams(location.search);
  for (const field of fields) {
    const control = field.kind === 'hidden' ? form.elements.namedItem(field.name) : null;
    const said = field.kind === 'hidden' ? address.get(field.parameter) : null;
    if (control instanceof HTMLInputElement && control.value === '' && said !== null)
      control.value = said.slice(0, field.kind === 'hidden' ? field.maxLength : 0);
  }
}
