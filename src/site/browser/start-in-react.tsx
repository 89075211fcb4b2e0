'use client';

import { useEffect } from 'react';

/**
 * Starts the page where React runs in the browser: under `next dev` and `next start`. Our own web
 * process sends pages without React (server/browser-code.ts).
 */
export function StartInReact(): null {
  useEffect(() => {
    void import('./start-page').then(({ startPage }) => startPage());
  }, []);
  return null;
}
