import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { freePort } from '../../scripts/steps/web-process.mjs';
import { record } from '../support/faults/fault-table';
import { ask, audit, sendLoad, type Load } from '../support/sites/load';
import { movedClock } from '../support/faults/moved-clock';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';
import { emptied } from '../support/faults/recovery';
import { until } from '../support/sites/until';
import { startWebProcess } from '../support/sites/web-process';
import { sessionCookie } from '../support/staff/session-cookie';

let site: OwnSite;
let clock: ReturnType<typeof movedClock>;
beforeEach(async () => {
  clock = movedClock();
  site = await startOwnSite({
    SUBMISSION_RATE_LIMIT: '10',
    LOGIN_RATE_LIMIT: '10',
    TRUSTED_PROXY_HOPS: '1',
    ...clock.settings,
  });
});
afterEach(() => site.close());

const account = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD };
const signIn = () => sessionCookie(site.url, account);

const isSignedIn = async (Cookie: string) =>
  (await fetch(`${site.url}/api/users`, { headers: { Cookie } })).status === 200;

const joined = (loads: readonly Load[]): Load => ({
  acknowledged: new Map(loads.flatMap(({ acknowledged }) => [...acknowledged])),
  statuses: new Map(loads.flatMap(({ statuses }) => [...statuses])),
  times: loads.flatMap(({ times }) => times),
});

/** How many notices are not done. */
async function waiting(): Promise<number> {
  const [row] = await ask<{ count: string }>(
    site.databaseUrl,
    `SELECT count(*) FROM contact_submissions
     WHERE owner_notice_state <> 'logged' OR confirmation_state <> 'logged'`,
  );
  return Number(row?.count);
}

test('the clock of the web process jumps by an hour, forward and back, under load', async () => {
  const before = await signIn();
  let isOver = false;
  const loading = sendLoad({ url: site.url, concurrency: 3, goOn: () => !isOver });
  const jumps = [1, 0, -1, 0, 1, -1, 0];
  for (const hours of jumps) {
    clock.jump(site.pid(), hours);
    await wait(2000);
    // Who was signed in stays so within the two hours of a session; who comes gets in.
    expect([hours, await isSignedIn(before), await isSignedIn(await signIn())]).toEqual([
      hours,
      true,
      true,
    ]);
    expect([hours, (await fetch(site.url)).status]).toEqual([hours, 200]);
  }
  isOver = true;
  const load = await loading;
  await until(async () => (await waiting()) === 0, 60_000);
  const found = await audit(site.databaseUrl, load);
  record({
    test: 'The clock jumps by an hour',
    stimulus: `${jumps.length} jumps of the web process`,
    ...found,
    worstMs: Math.max(...load.times),
    note: `${await waiting()} notices left`,
  });
  expect(found).toMatchObject({ lost: 0, doubled: 0 });
  expect(found.acknowledged).toBeGreaterThan(100);
  expect([...load.statuses.keys()]).toEqual([201]);
  expect(await waiting()).toBe(0);
}, 180_000);

test('two processes keep on one disk what comes while one is an hour ahead', async () => {
  const port = await freePort();
  const second = await startWebProcess({ ...site.settings, PORT: String(port) });
  try {
    await site.stopDatabase();
    let isOver = false;
    const loading = [site.url, second.url].map((url) =>
      sendLoad({ url, concurrency: 3, goOn: () => !isOver }),
    );
    for (const hours of [0, 1, 0, -1, 1]) {
      clock.jump(site.pid(), hours);
      // Longer than it takes to look for what other processes left.
      await wait(1500);
    }
    isOver = true;
    const load = joined(await Promise.all(loading));
    // What it knew is gone; what it wrote is there, whoever took its files.
    await second.end('SIGKILL');
    await site.startDatabase();
    await until(async () => (await audit(site.databaseUrl, load)).lost === 0);
    await emptied(site);
    const found = await audit(site.databaseUrl, load);
    const [stored] = await ask<{ count: string }>(
      site.databaseUrl,
      `SELECT count(*) FROM contact_submissions`,
    );
    record({
      test: 'One of two clocks jumps',
      stimulus: 'two processes, one spool, PostgreSQL stopped',
      ...found,
      worstMs: Math.max(...load.times),
      note: `${stored?.count ?? ''} rows`,
    });
    expect(found).toMatchObject({ lost: 0, doubled: 0 });
    expect(found.acknowledged).toBeGreaterThan(50);
  } finally {
    await second.end('SIGTERM');
  }
}, 180_000);

test('what a process left whose clock was an hour ahead is stored soon after the next start', async () => {
  clock.jump(site.pid(), 1);
  await site.stopDatabase();
  const load = await sendLoad({ url: site.url, concurrency: 3, goOn: (sent) => sent < 200 });
  // Until it has said once more that it lives, by its own clock.
  await wait(1500);
  await site.killWeb();
  await site.startDatabase();
  await site.startWeb();
  await until(async () => (await audit(site.databaseUrl, load)).lost === 0);
  const found = await audit(site.databaseUrl, load);
  record({
    test: 'The clock is set back',
    stimulus: 'kill -9 of a process an hour ahead, PostgreSQL stopped',
    ...found,
    worstMs: Math.max(...load.times),
  });
  expect(found).toEqual({ acknowledged: 200, lost: 0, doubled: 0 });
});
