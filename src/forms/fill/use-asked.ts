import { useEffect, useState, type RefObject } from 'react';

import { askedAmong } from '../conditions';
import type { ShownForm } from '../definition';
import type { FormField } from '../kinds';
import { possibleSteps } from '../steps';
import { answerOf } from './form-controls';

export interface Asked {
  /** The names of the fields that are asked. */
  readonly names: ReadonlySet<string>;
  /** The pages of the form in which something may be. */
  readonly steps: readonly number[];
}

/** As a text, which is the same where nothing changed. */
const lookAt = (
  { fields }: Pick<ShownForm, 'fields'>,
  answered: number,
  answerTo: (field: FormField) => string,
): string => {
  const names = askedAmong(fields, answerTo).map(({ name }) => name);
  return `${possibleSteps(fields, answered, answerTo).join(' ')};${names.join(' ')}`;
};

interface AskedOptions {
  readonly form: ShownForm;
  readonly element: RefObject<HTMLFormElement | null>;
  /** The page of the form that is shown. */
  readonly step: number;
  /** How many of its pages are answered in what the server sent. */
  readonly answered: number;
  readonly sent?: Readonly<Record<string, string>>;
}

/**
 * Which fields are asked after what is filled in: the server says it for what it sent, and from then on
 * each change does. Also fills in what the address of the page names.
 */
export function useAsked({ form, element, step, answered, sent = {} }: AskedOptions): Asked {
  const [seen, setSeen] = useState(() => lookAt(form, answered, ({ name }) => sent[name] ?? ''));
  // After each drawing: a draft, or what was sent, has changed answers without an event.
  useEffect(() => {
    const at = element.current;
    if (!at) return undefined;
    fillFromAddress(at, form.fields);
    const look = () => setSeen(lookAt(form, step + 1, ({ name }) => answerOf(at, name) ?? ''));
    look();
    at.addEventListener('input', look);
    return () => at.removeEventListener('input', look);
  });
  const [steps = '', names = ''] = seen.split(';');
  return { steps: steps.split(' ').map(Number), names: new Set(names.split(' ')) };
}

function fillFromAddress(form: HTMLFormElement, fields: readonly FormField[]): void {
  const address = new URLSearchParams(location.search);
  for (const field of fields) {
    const control = field.kind === 'hidden' ? form.elements.namedItem(field.name) : null;
    const said = field.kind === 'hidden' ? address.get(field.parameter) : null;
    const known = field.kind === 'hidden' ? field.value : undefined;
    if (control instanceof HTMLInputElement && known !== undefined) control.value = known;
    if (control instanceof HTMLInputElement && control.value === '' && said !== null)
      control.value = said.slice(0, field.kind === 'hidden' ? field.maxLength : 0);
  }
}
