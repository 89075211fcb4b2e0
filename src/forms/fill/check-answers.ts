import type { FieldError } from '../definition';
import { kindOf, problemOf, type FormField } from '../kinds';

/** What the door would say of these answers, in the words of the form's definition. */
export function checkAnswers(
  fields: readonly FormField[],
  answerOf: (field: FormField) => string | undefined,
): FieldError[] {
  return fields.flatMap((field) => {
    const answer = answerOf(field);
    const message = answer === undefined ? null : problemOf(field, kindOf(field).clean(answer));
    return message ? [{ name: field.name, message }] : [];
  });
}
