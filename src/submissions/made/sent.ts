import 'server-only';

import { createHash } from 'node:crypto';

import type { Body } from '../read-body';

/**
 * What says which answers were sent, word for word, in whichever order: a retry is known by it when its
 * form asks something else by now. Files count by their names and what is in them.
 */
export function digestOf({ answers, files }: Pick<Body, 'answers' | 'files'>): string {
  const said = Object.keys(answers)
    .sort()
    .map((name) => [
      name,
      Object.hasOwn(files, name)
        ? files[name]?.map((file) => [file.name, hashOf(file.content ?? '')])
        : readable(answers[name]),
    ]);
  return hashOf(JSON.stringify(said));
}

/** No kind of field reads more than values and lists of them, and what is nested has no end. */
const readable = (answer: unknown): unknown[] =>
  [answer].flat().map((each) => (typeof each === 'object' ? null : each));

const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url');
