import { setTimeout as wait } from 'node:timers/promises';

import { expect } from 'vitest';

import { audit, contactForm, percentile, sendLoad, type Target } from '../sites/load';
import type { OwnSite } from '../sites/own-site';
import { until } from '../sites/until';
import { record } from './fault-table';
import { passingFaults } from './passing-faults';
import { expectFreeSlots, recovery } from './recovery';

interface LongRun {
  /** In the words of the table. */
  readonly test: string;
  readonly submissions: number;
  /** Spread over all of them, in turns. */
  readonly faults: number;
  readonly target?: Target;
}

/** Loads a site through many faults, and holds what senders were told against what is there. */
export async function expectLongRun(
  site: OwnSite,
  { test, submissions, faults, target = contactForm }: LongRun,
): Promise<void> {
  const kinds = Object.entries(passingFaults);
  const progress = { sent: 0, isOver: false };
  const loading = sendLoad({
    ...{ url: site.url, concurrency: 10, target },
    goOn: (sent) => {
      progress.sent = sent;
      return !progress.isOver;
    },
  });
  const worst = new Map(kinds.map(([name]) => [name, 0]));
  const began = performance.now();
  for (let fault = 0; fault < faults; fault += 1) {
    // The load decides the pace: there is work under way each time.
    const due = ((fault + 1) * submissions) / faults;
    while (progress.sent < due) await wait(20);
    const [name, begin] = kinds[fault % kinds.length] ?? [];
    if (name === undefined || begin === undefined) throw new Error('There is no fault.');
    const end = await begin(site);
    await wait(1000);
    await end();
    worst.set(name, Math.max(worst.get(name) ?? 0, await recovery(site, target)));
  }
  progress.isOver = true;
  const load = await loading;
  const since = performance.now();
  const isStored = async () => (await audit(site.databaseUrl, load, target)).lost === 0;
  await until(isStored, 600_000);
  const storedAfter = performance.now() - since;
  // Time enough for a second storing, if there is one.
  await wait(6000);

  const found = await audit(site.databaseUrl, load, target);
  record({
    test,
    stimulus: `${faults} faults of ${kinds.length} kinds`,
    ...found,
    worstMs: Math.max(...load.times),
    note: `${((since - began) / 1000).toFixed(0)} s; p99 ${percentile(load.times, 0.99).toFixed(0)} ms; all stored ${(storedAfter / 1000).toFixed(0)} s after it; back within ${[...worst].map(([name, ms]) => `${ms.toFixed(0)} ms (${name})`).join(', ')}`,
  });
  expect(found.acknowledged).toBeGreaterThanOrEqual(submissions);
  expect(found).toMatchObject({ lost: 0, doubled: 0 });
  await expectFreeSlots(site);
}
