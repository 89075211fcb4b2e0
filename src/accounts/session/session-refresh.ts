import { isSuccess, type AuthAnswer, type AuthPost } from '../request/auth-request';

/** The rhythm of the spec, section 9. */
export const tick = 30_000;
const refreshWithin = 3 * tick;
const firstDelay = 200;

const retryable = new Set([502, 503, 504]);
const ended = new Set([401, 403]);

type RefreshOutcome =
  | { kind: 'refreshed'; expiresAt: number }
  | { kind: 'ended' }
  /** Neither said: the next tick tries again. */
  | { kind: 'unknown' };

/**
 * Less than 90 s remain. A session that is over by this machine's clock is asked for as well:
 * the clock may be wrong, the server is not.
 */
export const needsRefresh = (now: number, expiresAt: number): boolean =>
  expiresAt - now < refreshWithin;

interface Surroundings {
  post: AuthPost;
  now: () => number;
  sleep: (milliseconds: number) => Promise<void>;
}

/** Refreshes, and tries again after 200, 400, 800 ms and so on, as long as 30 s allow. */
export async function refreshSession({ post, now, sleep }: Surroundings): Promise<RefreshOutcome> {
  const startedAt = now();
  for (let delay = firstDelay; ; delay *= 2) {
    const answer = await post('refresh-token').catch(() => null);
    if (answer && !retryable.has(answer.status)) return outcomeOf(answer);
    if (now() + delay - startedAt >= tick) return { kind: 'unknown' };
    await sleep(delay);
  }
}

function outcomeOf(answer: AuthAnswer): RefreshOutcome {
  if (ended.has(answer.status)) return { kind: 'ended' };
  const seconds = answer.body?.['exp'];
  if (!isSuccess(answer) || typeof seconds !== 'number') return { kind: 'unknown' };
  return { kind: 'refreshed', expiresAt: seconds * 1000 };
}
