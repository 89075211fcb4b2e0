import { setTimeout as wait } from 'node:timers/promises';

import { expect } from 'vitest';

import { record } from './fault-table';
import { audit, sendLoad } from '../sites/load';
import type { OwnSite } from '../sites/own-site';
import { emptied, expectFreeSlots } from './recovery';
import { until } from '../sites/until';

export interface Fault {
  /** In the words of the table. */
  readonly test: string;
  readonly stimulus: string;
  readonly begin: () => Promise<void> | void;
  readonly end: () => Promise<void> | void;
  /** How many are acknowledged at least. */
  readonly least: number;
}

/**
 * Loads a site while something is wrong and for a while afterwards, until all is in its place; then
 * holds what senders were told against what is there.
 * @returns how often each status came
 */
export async function expectLedgerOf(
  site: OwnSite,
  { test, stimulus, begin, end, least }: Fault,
): Promise<ReadonlyMap<number, number>> {
  const pid = site.pid();
  let isOver = false;
  const loading = sendLoad({ url: site.url, concurrency: 10, goOn: () => !isOver });
  await wait(1000);
  await begin();
  await wait(5000);
  await end();
  await wait(2000);
  isOver = true;
  const load = await loading;
  await until(async () => (await audit(site.databaseUrl, load)).lost === 0);
  await emptied(site);
  const found = await audit(site.databaseUrl, load);
  const answers = [...load.statuses].map(([status, count]) => `${count} × ${status || 'broken'}`);
  const worstMs = Math.max(...load.times);
  record({ test, stimulus, ...found, worstMs, note: answers.join(', ') });
  expect(found).toMatchObject({ lost: 0, doubled: 0 });
  expect(found.acknowledged).toBeGreaterThan(least);
  // By itself, in the same process.
  expect(site.pid()).toBe(pid);
  const isReady = async () => (await fetch(`${site.url}/readyz`)).ok;
  await until(isReady);
  expect(await isReady()).toBe(true);
  expect((await fetch(`${site.url}/work`)).status).toBe(200);
  await expectFreeSlots(site);
  return load.statuses;
}
