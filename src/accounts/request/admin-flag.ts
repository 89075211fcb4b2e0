/**
 * The spec's local flag. It tells other tabs of a sign-out, and nobody is let in by it: the
 * server decides from the session alone and corrects the flag (product, decision 2).
 */
export const adminFlag = 'admin_authenticated';

/** Storage can be switched off; the inbox works without. */
function withStorage(change: (storage: Storage) => void): void {
  try {
    change(window.localStorage);
  } catch {
    // Nothing depends on it.
  }
}

export const setAdminFlag = () => withStorage((storage) => storage.setItem(adminFlag, 'true'));

export const clearAdminFlag = () => withStorage((storage) => storage.removeItem(adminFlag));
