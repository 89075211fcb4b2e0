import { useRouter } from 'next/navigation';
import { useCallback } from 'react';

import { answerWithinMs } from './auth-request';

/**
 * Asks the server for the page again, when it can be reached: without an answer Next would put the
 * browser's error page in its place.
 * @returns whether it was asked
 */
export function useRefresh(): () => Promise<boolean> {
  const router = useRouter();
  return useCallback(async () => {
    const answers = await canReachServer();
    if (answers) router.refresh();
    return answers;
  }, [router]);
}

/** Next replaces the page by the browser's error page when it asks for another in vain. */
export async function canReachServer(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(answerWithinMs);
    const { status } = await fetch('/api/users/me', { cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}
