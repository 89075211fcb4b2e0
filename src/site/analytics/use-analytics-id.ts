import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

const readId = () =>
  document.querySelector<HTMLMetaElement>('meta[name="analytics-id"]')?.content ?? null;

/**
 * The id of Google Analytics; null where none is set. The web process writes it into the page
 * (server/analytics-id.ts): pages are built without knowing it.
 */
export const useAnalyticsId = () => useSyncExternalStore(never, readId, () => null);
