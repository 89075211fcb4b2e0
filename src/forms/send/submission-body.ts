import { isBlank } from '@/platform/plain-text';

import { kindOf, type FormField } from '../kinds';

export type Answers = Readonly<Record<string, string>>;

/** A file, and the name of the field that it answers. */
export type ChosenFile = readonly [field: string, file: File];

/**
 * The body of `POST /api/{form}`: every field, an empty optional one as null, and the sender's
 * address twice more (spec, section 7).
 */
export function submissionBody(
  fields: readonly FormField[],
  answers: Answers,
): Record<string, string | null> {
  const body: Record<string, string | null> = {};
  for (const { name, required } of fields) {
    const answer = answers[name] ?? '';
    body[name] = !required && isBlank(answer) ? null : answer;
  }
  const sender = body[fields.find(({ kind }) => kind === 'email')?.name ?? ''] ?? null;
  return { ...body, _cc: sender, _replyTo: sender };
}

/** The same with the files in it, which JSON cannot hold. An empty answer is none (spec, section 5). */
export function submissionParts(
  fields: readonly FormField[],
  answers: Answers,
  files: readonly ChosenFile[],
): FormData {
  const parts = new FormData();
  const named = new Set(fields.filter((field) => kindOf(field).hasFiles).map(({ name }) => name));
  for (const [name, answer] of Object.entries(submissionBody(fields, answers)))
    if (answer !== null && !named.has(name)) parts.set(name, answer);
  for (const [name, file] of files) parts.append(name, file);
  return parts;
}
