import 'server-only';

import { createHash } from 'node:crypto';

import type { Body } from '../read-body';

/**
 * What says which answers were sent, word for word, in whichever order: a retry is known by it when its
 * form asks something else by now. Files count by their names and sizes, as in the record.
 */
export function digestOf({ answers, files }: Pick<Body, 'answers' | 'files'>): string {
  const said = Object.keys(answers)
    .sort()
    .map((name) => [name, files[name]?.map((file) => [file.name, file.size]) ?? answers[name]]);
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}
