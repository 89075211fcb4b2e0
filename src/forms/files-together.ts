import type { FieldError } from './definition';
import { kindOf, type FormField } from './kinds';
import { filesIn, problemOfFiles } from './kinds/file';

/** What is wrong with the files of all fields together, each of which is right by itself. */
export function problemOfAllFiles(
  fields: readonly FormField[],
  answerOf: (field: FormField) => string,
): FieldError[] {
  const withFiles = fields.filter((field) => kindOf(field).hasFiles && answerOf(field) !== '');
  const last = withFiles.at(-1);
  const message = problemOfFiles(withFiles.flatMap((field) => filesIn(answerOf(field))));
  return last && message ? [{ name: last.name, message }] : [];
}
