'use client';

import { lazy, Suspense } from 'react';

import { useAnalyticsId } from '../analytics/use-analytics-id';

const Question = lazy(() => import('./question').then((module) => ({ default: module.Question })));

/** Asks before anything is counted. Where no id is set, its code is not even loaded. */
export function Consent() {
  const id = useAnalyticsId();
  if (id === null) return null;
  return (
    <Suspense>
      <Question id={id} />
    </Suspense>
  );
}
