import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';

import { staffConnection } from '../database/staff-connection';
import { run } from '../database/statement';
import { channelName } from './channel';

/** Expires tags in all processes that serve pages, this one included if it is one. */
export async function tellEveryProcess(tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  // From nobody who listens: who tells it by the channel has expired its own before.
  const message = JSON.stringify({ from: randomUUID(), tags });
  await run(staffConnection, sql`SELECT pg_notify(${channelName}, ${message})`);
}
