/**
 * The specification's local flag. It tells other tabs of a sign-out. It lets nobody in: the server
 * decides by the session alone and corrects the flag.
 */
export const adminFlag = 'admin_authenticated';

/** A browser can forbid storage; the inbox works without it. */
function withStorage(change: (storage: Storage) => void): void {
  try {
    change(window.localStorage);
  } catch {
    // Nothing depends on it.
  }
}

export const setAdminFlag = () => withStorage((storage) => storage.setItem(adminFlag, 'true'));

export const clearAdminFlag = () => withStorage((storage) => storage.removeItem(adminFlag));

const logOutEvent = 'staff-log-out';

/** Somebody has logged out on purpose. A session that expires sends no event. */
export const tellLogOut = (): void => void window.dispatchEvent(new Event(logOutEvent));

/** @returns how to stop listening */
export function onLogOut(listener: () => void): () => void {
  window.addEventListener(logOutEvent, listener);
  return () => window.removeEventListener(logOutEvent, listener);
}
