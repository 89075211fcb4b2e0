import 'server-only';

const recentMs = 500;

/** What goes through the door of this process. */
export const traffic = {
  atOnce: 0,
  /** The networks from which forms with files are coming, each as often as it sends one. */
  withFiles: Array<string>(),
  lastAt: -Infinity,
};

export const isDoorBusy = (): boolean =>
  traffic.atOnce > 0 || performance.now() - traffic.lastAt < recentMs;
