import type { TypedUser } from 'payload';

import { may, refusalOf, type Right } from '@/accounts/rights';
import { getViewer } from '@/accounts/session';

interface Refused {
  readonly status: 403 | 503;
  readonly problem: string;
}

/** Who asks, if they have the right; else why not. */
export async function whoMay(right: Right): Promise<{ user: TypedUser } | Refused> {
  const viewer = await getViewer();
  if (viewer.kind === 'unchecked') return { status: 503, problem: 'Try again in a moment.' };
  if (viewer.kind === 'anonymous') return { status: 403, problem: 'Sign in first.' };
  const { user } = viewer;
  return may(user, right) ? { user } : { status: 403, problem: refusalOf(user.role, right) };
}

/** Answers those who have the right, and tells everybody else why not. */
export async function forThoseWho(
  right: Right,
  answer: (user: TypedUser) => Response | Promise<Response>,
): Promise<Response> {
  const asker = await whoMay(right);
  if ('status' in asker) return new Response(`${asker.problem}\n`, { status: asker.status });
  return answer(asker.user);
}
