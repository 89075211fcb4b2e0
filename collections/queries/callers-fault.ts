import { z } from 'zod';

import { causesOf } from '@/platform/database/failure-reason';
import { unreadableForm } from '@/platform/payload/words';

const ofPostgres = /^(22[0-9A-Z]{3}|42702|42883|42804|42846)$/;

/**
 * Whether an error comes from what was sent and from nothing else: a value that PostgreSQL cannot
 * read or that a column cannot be compared with, a path into JSON that several tables have (Payload,
 * 3.90.2, names no table there), an impossible date, broken JSON or multipart.
 */
export const isCallersFault = (error: unknown): boolean => causesOf(error).some(isOne);

const absent = z.object({
  code: z.literal('23503'),
  detail: z.string().regex(/is not present in table/),
});

/** The field that names a document which is not there, or is not there any more. */
export function namesNothing(error: unknown): string | undefined {
  const found = causesOf(error).flatMap((each) => absent.safeParse(each).data ?? [])[0];
  const [column] = /(?<=^Key \().+?(?=\))/.exec(found?.detail ?? '') ?? [];
  return column?.replace(/_id$/, '');
}

function isOne(error: Error): boolean {
  if ('severity' in error && 'code' in error && ofPostgres.test(String(error.code))) return true;
  if (error instanceof SyntaxError) return /JSON/.test(error.message);
  if (error instanceof RangeError) return error.message === 'Invalid time value';
  return unreadableForm.test(error.message);
}
