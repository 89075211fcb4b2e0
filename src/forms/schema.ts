import { z } from 'zod';

import type { ShownForm, SubmissionValues } from './definition';
import { kindOf, problemOf, type FormField } from './kinds';

/** More than any field takes, in letters; to clean what is far longer takes long. */
const mostLetters = 20_000;

/** What was sent to a field, clean, and what is wrong with it. */
export function judgeAnswer(field: FormField, sent: unknown) {
  const kind = kindOf(field);
  const read = kind.read(sent);
  if (read !== null && read.length > mostLetters && !kind.hasFiles)
    return { answer: '', problem: `${field.label} is far too long` };
  const answer = kind.clean(read ?? '');
  const problem =
    read === null
      ? `${field.label} must be ${kind.hasFiles ? 'sent as a file' : 'text'}`
      : problemOf(field, answer);
  return { answer, problem };
}

/** Absent, null and empty mean the same: not filled in. */
function fieldSchema(field: FormField) {
  const answer = z.unknown().transform((sent, context): string | null => {
    const { answer: clean, problem } = judgeAnswer(field, sent);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    return clean === '' ? null : clean;
  });
  return z.preprocess((sent) => sent ?? '', answer);
}

/**
 * The server's check of a submission, made from the form's definition. Unknown keys are dropped:
 * nobody sets a date or a status from outside. An empty optional field becomes null (spec,
 * section 5); the rest is as its kind cleans it.
 */
export function submissionSchema(form: Pick<ShownForm, 'fields'>): z.ZodType<SubmissionValues> {
  return z.object(Object.fromEntries(form.fields.map((field) => [field.name, fieldSchema(field)])));
}
