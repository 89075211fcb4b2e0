import 'server-only';

const recentMs = 500;

/** What goes through the door of this process. */
export const traffic = { atOnce: 0, withFiles: 0, lastAt: -Infinity };

export const isDoorBusy = (): boolean =>
  traffic.atOnce > 0 || performance.now() - traffic.lastAt < recentMs;
