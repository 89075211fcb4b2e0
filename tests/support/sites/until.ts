import { setTimeout as wait } from 'node:timers/promises';

/** Asks over and over; settles when it is so, or after so long. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  withinMs = 30_000,
): Promise<void> {
  for (const end = Date.now() + withinMs; Date.now() < end;) {
    if (await isSo()) return;
    await wait(100);
  }
}
