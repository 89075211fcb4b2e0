import 'server-only';

import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { honeypot_hits } from '@/platform/database/schema';
import { toQuery } from '@/platform/database/statement';
import { countingConnection } from '@/platform/rate-limit/counting-connection';

import { columnNames } from './records/column-names';

const remembered = 50;
const durations: number[] = [];
const { form: ofForm, day, hits } = honeypot_hits;

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
  await countHit(form).catch(() => undefined);
  const like = durations[Math.floor(Math.random() * durations.length)] ?? 0;
  await wait(Math.max(0, like - (performance.now() - since)));
}

const countHit = (form: FormDefinition) =>
  countingConnection.query(
    toQuery(sql`
      INSERT INTO ${honeypot_hits} (${columnNames(ofForm, day, hits)})
      VALUES (${form.name}, ${new Date().toISOString().slice(0, 10)}, 1)
      ON CONFLICT (${columnNames(ofForm, day)}) DO UPDATE SET ${columnNames(hits)} = ${hits} + 1`),
  );
