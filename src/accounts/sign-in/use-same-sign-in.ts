import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

import { adminFlag } from './admin-flag';

/**
 * Asks the server again when another tab signs in or out, and when the browser brings this page
 * back from its memory: what is shown must be what the session still allows.
 */
export function useSameSignIn(): void {
  const router = useRouter();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener(
      'storage',
      ({ key }) => {
        if (key === adminFlag || key === null) router.refresh();
      },
      { signal },
    );
    window.addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (persisted) router.refresh();
      },
      { signal },
    );
    return () => controller.abort();
  }, [router]);
}
