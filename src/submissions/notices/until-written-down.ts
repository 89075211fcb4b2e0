import { setTimeout as wait } from 'node:timers/promises';

import { Unavailable, UnknownOutcome } from '@/platform/database/failures';

/** Staff who are just changing a row, or a database that restarts, are done by then. */
const withinMs = 30_000;
const pauseMs = 100;

/**
 * A mail that went out and is not written down would go out once more: while the database is away
 * this waits for it.
 * @param write whether all is written down now
 */
export async function untilWrittenDown(write: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + withinMs;
  for (;;) {
    try {
      if (await write()) return;
      if (performance.now() > end) throw new Error('Mails cannot be written down');
    } catch (error) {
      const isAway = error instanceof Unavailable || error instanceof UnknownOutcome;
      if (!isAway || performance.now() > end) throw error;
    }
    await wait(pauseMs);
  }
}
