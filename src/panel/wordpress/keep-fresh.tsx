'use client';

import { useEffect } from 'react';

import { useRouter } from '../navigation';

const everyMs = 2000;

/** Shows how far an import is, while somebody looks. */
export function KeepFresh() {
  const router = useRouter();
  useEffect(() => {
    const ticking = setInterval(() => {
      if (navigator.onLine && document.visibilityState === 'visible') router.refresh();
    }, everyMs);
    return () => clearInterval(ticking);
  }, [router]);
  return null;
}
