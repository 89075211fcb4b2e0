import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

import { canReachServer } from '../request/auth-request';
import { adminFlag } from '../request/signals';

/**
 * Reloads the page's data when another tab signs in or out, and when the browser restores this page
 * from its memory: it must show what the session still allows. Without a network it waits for one.
 */
export function useSameSignIn(): void {
  const router = useRouter();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    async function look() {
      if (await canReachServer()) router.refresh();
      else window.addEventListener('online', () => void look(), { signal, once: true });
    }
    window.addEventListener(
      'storage',
      ({ key }) => {
        if (key === adminFlag || key === null) void look();
      },
      { signal },
    );
    window.addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (persisted) void look();
      },
      { signal },
    );
    return () => controller.abort();
  }, [router]);
}
