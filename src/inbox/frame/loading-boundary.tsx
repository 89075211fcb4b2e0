'use client';

import { Suspense, useState, type ReactNode } from 'react';

import { useHydrated } from '@/ui/use-hydrated';

interface LoadingBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Shows a loading state where a click leads to something new. The document that a browser asks for
 * is sent when it is whole, so a loading state in it would help nobody, and only a script could
 * replace it: there, the children stand in its place.
 */
export function LoadingBoundary({ fallback, children }: LoadingBoundaryProps) {
  const [isNavigation] = useState(useHydrated());
  return isNavigation ? <Suspense fallback={fallback}>{children}</Suspense> : children;
}
