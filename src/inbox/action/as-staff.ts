import 'server-only';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import type { TypedUser } from 'payload';

import { isKeptFrom, may, refusalOf, type Right } from '@/accounts/rights';
import { getViewer, type Viewer } from '@/accounts/session';
import { noteActionBegun } from '@/platform/current-request';
import { isDatabaseBusy } from '@/platform/database/failure-reason';

import { parseView, viewAddress } from '../list/inbox-view';
import type { ActionState } from './action-state';

type SignedIn = Extract<Viewer, { user: TypedUser }>;

const problems = {
  ended: 'You are no longer signed in. Sign in again, then send this once more.',
  away: 'The database does not answer, so nothing was changed. Try again in a moment.',
  busy: 'The site is busy just now, so nothing was changed. Try again in a moment.',
  failed: 'That could not be stored. Try again in a moment.',
  incomplete: 'Something is missing here. Fill it in, or load the page again.',
};

/** Thrown where an action is refused, with a sentence for whoever wanted it. */
export class Refusal extends Error {}

/** Somebody else was quicker: the page then shows what they did. */
export class Clash extends Refusal {}

/** For what is no longer there when somebody wants to change it. */
export const gone = 'It is no longer here, so nothing was changed. Load the page again.';

/**
 * What an action was sent: every action of the inbox begins with it. A page of ours sends a form;
 * anybody else may send anything.
 */
export function sentForm(sent: unknown): FormData {
  noteActionBegun();
  return sent instanceof FormData ? sent : new FormData();
}

/** @throws Refusal that says whose role may do it */
export function mustHave(user: TypedUser, right: Right): void {
  if (may(user, right)) return;
  throw new Refusal(isKeptFrom(user, right) ? keptFrom : refusalOf(user.role, right));
}

const keptFrom =
  'Your account sees some forms alone, or no values, so it may not do this. Ask an admin.';

/**
 * Runs what a form asks for if somebody sent it who has the right, and says why when it was not done.
 * @param meant what was read from the form; absent when that makes no sense
 */
export async function asStaff<Meant>(
  right: Right,
  data: FormData,
  meant: Meant | null | undefined,
  act: (meant: Meant, user: TypedUser) => Promise<unknown>,
): Promise<ActionState> {
  return asSignedIn(data, async ({ user }) => {
    mustHave(user, right);
    if (!meant) throw new Refusal(problems.incomplete);
    await act(meant, user);
  });
}

/** For everybody with an account. */
export async function asSignedIn(
  data: FormData,
  act: (viewer: SignedIn) => Promise<void>,
): Promise<ActionState> {
  const failure = await failureOf(act);
  return failure ? { ...failure, typed: typedInto(data) } : {};
}

async function failureOf(
  act: (viewer: SignedIn) => Promise<void>,
): Promise<Pick<ActionState, 'problem' | 'isClash'> | null> {
  const viewer = await getViewer();
  if (viewer.kind === 'unchecked')
    return { problem: viewer.isBusy ? problems.busy : problems.away };
  if (viewer.kind === 'anonymous') return { problem: problems.ended };
  try {
    await act(viewer);
    return null;
  } catch (error) {
    if (error instanceof Refusal)
      return { problem: error.message, isClash: error instanceof Clash };
    // The name alone: the message of a failed statement can carry a person's words.
    console.error(`The inbox could not do it: ${error instanceof Error ? error.name : 'unknown'}`);
    return { problem: isDatabaseBusy(error) ? problems.busy : problems.failed };
  }
}

const unsaid: readonly string[] = ['password', 'webhookSecret'];

/** What a form held, without what Next adds to it, and without secrets, which nothing sends back. */
export function typedInto(data: FormData): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of data)
    if (typeof value === 'string' && !name.startsWith('$') && !unsaid.includes(name))
      typed[name] = value;
  return typed;
}

/**
 * Leads to where the form says, which can only be a view of the inbox; else the page stays.
 * @param name of the field that says it
 */
export function goOn(data: FormData, name = 'next'): void {
  const next = data.get(name);
  if (typeof next !== 'string' || !URL.canParse(next, 'http://inbox')) {
    refresh();
    return;
  }
  const { searchParams } = new URL(next, 'http://inbox');
  redirect(viewAddress(parseView(Object.fromEntries(searchParams))));
}
