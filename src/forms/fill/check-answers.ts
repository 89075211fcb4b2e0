import type { FieldError } from '../definition';
import { problemOfAllFiles } from '../files-together';
import { kindOf, problemOf, type FormField } from '../kinds';

/** What the door would say of these answers, in the words of the form's definition. */
export function checkAnswers(
  fields: readonly FormField[],
  answerOf: (field: FormField) => string | undefined,
): FieldError[] {
  const errors = fields.flatMap((field) => {
    const answer = answerOf(field);
    const message = answer === undefined ? null : problemOf(field, kindOf(field).clean(answer));
    return message ? [{ name: field.name, message }] : [];
  });
  return errors.length > 0 ? errors : problemOfAllFiles(fields, (field) => answerOf(field) ?? '');
}
