import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's page and true as soon as scripts answer. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
