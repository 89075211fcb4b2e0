import type { BrowserField, FieldError } from '../browser-form';

const fillThisIn = 'Fill this in';

/** What a check needs of a control: an input, a select, a text area. */
export interface Answer {
  readonly value: string;
  readonly validity: Pick<ValidityState, 'valueMissing' | 'typeMismatch' | 'patternMismatch'>;
}

function messageFor(field: BrowserField, { value, validity }: Answer): string | null {
  // The browser's own constraint takes spaces for an answer; the server does not.
  if (validity.valueMissing || (field.required && value.trim() === '')) {
    return field.missing ?? fillThisIn;
  }
  if (validity.typeMismatch || validity.patternMismatch) return field.invalid ?? fillThisIn;
  return null;
}

/** The browser's own constraints, in the words of the form's definition. */
export function checkAnswers(
  fields: readonly BrowserField[],
  answerOf: (field: BrowserField) => Answer | null,
): FieldError[] {
  return fields.flatMap((field) => {
    const answer = answerOf(field);
    const message = answer && messageFor(field, answer);
    return message ? [{ name: field.name, message }] : [];
  });
}
