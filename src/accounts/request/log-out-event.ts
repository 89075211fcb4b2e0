const name = 'staff-log-out';

/** Somebody has logged out on purpose; a session that ends by itself tells nobody. */
export const tellLogOut = (): void => void window.dispatchEvent(new Event(name));

/** @returns how to stop listening */
export function onLogOut(listener: () => void): () => void {
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}
