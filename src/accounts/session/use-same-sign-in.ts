import { useEffect } from 'react';

import { adminFlag } from '../request/admin-flag';
import { useRefresh } from '../request/use-refresh';

/**
 * Asks the server again when another tab signs in or out, and when the browser brings this page
 * back from its memory: what is shown must be what the session still allows. Without a network it
 * asks as soon as there is one.
 */
export function useSameSignIn(): void {
  const refresh = useRefresh();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    async function look() {
      if (await refresh()) return;
      window.addEventListener('online', () => void look(), { signal, once: true });
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
  }, [refresh]);
}
