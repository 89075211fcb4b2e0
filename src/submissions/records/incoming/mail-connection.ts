import { setTimeout as wait } from 'node:timers/promises';

import { Connection } from '@/platform/database/connection';

/**
 * For mails that come in: one that brings 30 MB takes longer to store than staff would wait for, and
 * holds up nobody else here.
 */
export const mailConnection = new Connection({
  name: 'incoming mail',
  max: 1,
  timeLimitMs: 60_000,
});

/** After one that broke off there is a new one at once, where the database itself is there. */
export async function mailConnectionBack(): Promise<void> {
  for (let tries = 0; mailConnection.isAway && tries < 40; tries += 1) await wait(50);
}
