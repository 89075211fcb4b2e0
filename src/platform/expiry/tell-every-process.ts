import { randomUUID } from 'node:crypto';

import { staffConnection } from '../database/staff-connection';
import { run } from '../database/statement';
import { tellAll } from './message';

/** Expires tags in all processes that serve pages, this one included if it is one. */
export async function tellEveryProcess(tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  // From nobody who listens: who tells it by the channel has expired its own before.
  await run(staffConnection, tellAll({ from: randomUUID(), tags: [...tags] }));
}
