'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';

import { may } from '@/accounts/rights';
import {
  makeToken,
  mostTokens,
  revokeToken,
  scopeNames,
  scopesFor,
  type ScopeName,
} from '@/accounts/tokens';
import { inOneLine } from '@/platform/plain-text';

import type { ActionState } from '../action/action-state';
import { asStaff, gone, Refusal, sentForm } from '../action/as-staff';
import { lifetimes } from './lifetimes';

export interface TokenState extends ActionState {
  /** What was made: it is shown with this answer and never again. */
  readonly made?: { readonly name: string; readonly secret: string };
  /** The scopes that were ticked when it was refused. */
  readonly ticked?: readonly string[];
}

const problems = {
  name: 'Give the token a name of at most 80 letters, such as the program that is to have it.',
  scopes: 'Tick at least one thing that the program may do.',
  days: 'Choose until when it works.',
  full: `You have ${mostTokens} tokens already. Revoke one first.`,
};

const written = z.object({
  name: z
    .string(problems.name)
    .transform((text) => inOneLine(text.normalize('NFC')).trim())
    .pipe(z.string().min(1, problems.name).max(80, problems.name)),
  scopes: z.array(z.enum(scopeNames), problems.scopes).min(1, problems.scopes),
  days: z.coerce
    .number(problems.days)
    .refine((days) => lifetimes.some((each) => each.days === days), problems.days),
});

/** Makes a token for the account of who asks, and shows it this once. */
export async function newToken(_before: TokenState, sent: FormData): Promise<TokenState> {
  const data = sentForm(sent);
  const given = { ...Object.fromEntries(data), scopes: data.getAll('scope') };
  let made: TokenState['made'];
  const answer = await asStaff('tokens', data, given, async (meant, user) => {
    const read = written.safeParse(meant);
    if (!read.success) throw new Refusal(read.error.issues[0]?.message ?? problems.name);
    mustOffer(scopesFor(user), read.data.scopes);
    const secret = await makeToken(user, read.data);
    if (secret === null) throw new Refusal(problems.full);
    made = { name: read.data.name, secret };
  });
  if (answer.problem || !made) return { ...answer, ticked: data.getAll('scope').map(String) };
  refresh();
  return { made };
}

function mustOffer(offered: readonly ScopeName[], wanted: readonly ScopeName[]): void {
  if (!wanted.every((scope) => offered.includes(scope)))
    throw new Refusal('Your account may not do all of that itself. Load the page again.');
}

/** It opens nothing from now on. Who manages accounts revokes those of others, too. */
export async function revoke(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const id = z.uuid().safeParse(data.get('id')).data;
  const answer = await asStaff('tokens', data, id, async (token, user) => {
    if (!(await revokeToken(user, token, { mayAll: may(user, 'users') }))) throw new Refusal(gone);
  });
  if (!answer.problem) refresh();
  return answer;
}
