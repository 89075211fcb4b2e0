'use client';

import { useEffect } from 'react';

/**
 * Starts the page where React runs in the browser: under `next dev`, under `next start` and on pages
 * that keep React. Our own web process sends other pages without it (server/browser-code.ts).
 */
export function StartInReact(): null {
  useEffect(() => {
    void Promise.all([import('./start-page'), import('@/islands/start-registered')]).then(
      ([{ startPage }, { startRegisteredIslands }]) => startPage(startRegisteredIslands),
    );
  }, []);
  return null;
}
