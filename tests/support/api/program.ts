import type { TypedUser } from 'payload';

import { makeToken, scopeNames, type ScopeName } from '@/accounts/tokens';
import { answerProgram } from '@/inbox/api/answer';

/** A program with a token of an account. */
export interface Program {
  readonly secret: string;
  readonly ask: (method: string, path: string, body?: unknown) => Promise<Answer>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export async function programOf(
  user: TypedUser,
  scopes: readonly ScopeName[] = scopeNames,
): Promise<Program> {
  const secret = await makeToken(user, { name: 'Tests', scopes, days: 30 });
  if (secret === null) throw new Error('There are too many tokens');
  const ask = (method: string, path: string, body?: unknown) =>
    asked(
      new Request(`http://localhost/api/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${secret}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  return { secret, ask };
}

/** What the API answers, as a program reads it. */
export async function asked(request: Request): Promise<Answer> {
  const answer = await answerProgram(request);
  const text = await answer.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: answer.status, headers: answer.headers, body };
}
