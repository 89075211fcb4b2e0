import 'server-only';

import { setTimeout as wait } from 'node:timers/promises';

import { countingConnection } from '@/platform/rate-limit/counting-connection';
import type { FormDefinition } from '@/forms';
import { shared } from '@/platform/shared';

const remembered = 50;
const durations = shared('durations of stored submissions', (): number[] => []);

/** Tells how long a real one took, so that a dropped one takes as long. */
export function rememberDuration(ms: number): void {
  durations.push(ms);
  if (durations.length > remembered) durations.shift();
}

/**
 * What the honeypot caught is counted by day, and nothing of it is stored; the caller waits as long
 * as a sender whose submission was.
 */
export async function dropSilently(form: FormDefinition, since: number): Promise<void> {
  await countingConnection
    .query({
      name: 'count honeypot hit',
      text: `INSERT INTO honeypot_hits (form, day, hits) VALUES ($1, $2, 1)
             ON CONFLICT (form, day) DO UPDATE SET hits = honeypot_hits.hits + 1`,
      values: [form.name, new Date().toISOString().slice(0, 10)],
    })
    .catch(() => undefined);
  const like = durations[Math.floor(Math.random() * durations.length)] ?? 0;
  await wait(Math.max(0, like - (performance.now() - since)));
}
