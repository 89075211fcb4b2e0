'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

import { clearAdminFlag, setAdminFlag } from '../request/signals';
import { postAuth } from '../request/auth-request';
import { keepSession } from './keep-session';
import { useSameSignIn } from './use-same-sign-in';

interface SessionKeeperProps {
  /** When the session ends and what time it was, both by the server's clock. */
  session: { expiresAt: number; serverTime: number };
}

/**
 * Keeps the session alive as long as the inbox is open, and shows the sign-in when it has ended.
 */
export function SessionKeeper({ session: { expiresAt, serverTime } }: SessionKeeperProps) {
  const router = useRouter();
  useSameSignIn();

  useEffect(() => {
    setAdminFlag();
    return keepSession({
      expiresAt,
      skew: serverTime - Date.now(),
      post: postAuth,
      onEnd: () => {
        clearAdminFlag();
        router.refresh();
      },
    });
  }, [expiresAt, serverTime, router]);

  return null;
}
