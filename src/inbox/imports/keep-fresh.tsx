'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const everyMs = 2000;

/** Shows how far something is, while somebody looks. */
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
