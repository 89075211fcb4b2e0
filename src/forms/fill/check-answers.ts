import { isEmailAddress } from '@/platform/email-address';

import type { FormField } from '../definition';
import type { FieldError } from '../field-error';
import { cleanAnswer } from '../clean-answer';

const fillThisIn = 'Fill this in';

function messageFor(field: FormField, given: string): string | null {
  const answer = cleanAnswer(field.kind, given);
  if (answer === '') return field.required ? (field.missing ?? fillThisIn) : null;
  if (field.kind === 'email' && !isEmailAddress(answer)) return field.invalid;
  return null;
}

/** What the door would say of these answers, in the words of the form's definition. */
export function checkAnswers(
  fields: readonly FormField[],
  answerOf: (field: FormField) => string | undefined,
): FieldError[] {
  return fields.flatMap((field) => {
    const answer = answerOf(field);
    const message = answer === undefined ? null : messageFor(field, answer);
    return message ? [{ name: field.name, message }] : [];
  });
}
