import { isBlank } from '@/platform/plain-text';

import type { FormField } from '../kinds';

export type Answers = Readonly<Record<string, string>>;

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
