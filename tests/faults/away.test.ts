import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, expect, test } from 'vitest';

import { record } from '../support/faults/fault-table';
import { audit, idOf, post, sendLoad, type Audit, type Load } from '../support/sites/load';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';
import { freezeDatabase, signalDatabase } from '../support/faults/database-faults';

const settings = { SUBMISSION_RATE_LIMIT: '10', TRUSTED_PROXY_HOPS: '1' };

let site: OwnSite | undefined;
afterEach(() => site?.close());

/** Takes the database away; what it returns brings it back. */
const ways: Record<string, (site: OwnSite) => Promise<() => Promise<void>>> = {
  stopped: async ({ dataDir, startDatabase }) => {
    await signalDatabase(dataDir, 'SIGQUIT');
    return startDatabase;
  },
  frozen: ({ dataDir }) => {
    const { thaw } = freezeDatabase(dataDir);
    return Promise.resolve(() => {
      thaw();
      return Promise.resolve();
    });
  },
};

/** In milliseconds: no answer in this time is none. What it really takes stands in the table. */
const hanging = 30_000;

/** Until everything is there that was promised. */
async function auditWhenStored({ databaseUrl }: OwnSite, load: Load) {
  const since = performance.now();
  for (;;) {
    const found: Audit = await audit(databaseUrl, load);
    const took = performance.now() - since;
    if (found.lost === 0 || took > hanging) return { found, took };
    await wait(100);
  }
}

test.each(Object.keys(ways))(
  'with PostgreSQL %s, everything is kept and stored once when it is back',
  async (way) => {
    site = await startOwnSite(settings);
    const bringBack = await ways[way]?.(site);
    const first = await sendLoad({ url: site.url, concurrency: 1, goOn: (sent) => sent < 1 });
    const later = await sendLoad({ url: site.url, concurrency: 10, goOn: (sent) => sent < 300 });
    const load: Load = {
      acknowledged: new Map([...first.acknowledged, ...later.acknowledged]),
      statuses: later.statuses,
      times: [...first.times, ...later.times],
    };
    await bringBack?.();
    const { found, took } = await auditWhenStored(site, load);
    record({
      test: `PostgreSQL ${way}`,
      stimulus: '301 meanwhile',
      ...found,
      worstMs: Math.max(...load.times),
      note: `first ${first.times[0]?.toFixed(0)} ms, then at most ${Math.max(...later.times).toFixed(0)} ms, stored after ${took.toFixed(0)} ms`,
    });
    expect(found).toEqual({ acknowledged: 301, lost: 0, doubled: 0 });
    expect([...load.statuses.keys()]).toEqual([201]);
    expect(Math.max(...load.times)).toBeLessThan(hanging);
  },
  90_000,
);

test('what waits on the disk outlives the web process', async () => {
  site = await startOwnSite(settings);
  await site.stopDatabase();
  const load = await sendLoad({ url: site.url, concurrency: 10, goOn: (sent) => sent < 100 });
  await site.killWeb();
  await site.startDatabase();
  await site.startWeb();
  const { found, took } = await auditWhenStored(site, load);
  // Time enough for a second storing, if there is one.
  await wait(6000);
  const after = await audit(site.databaseUrl, load);
  record({
    test: 'PostgreSQL stopped, web killed',
    stimulus: '100 meanwhile, then kill -9',
    ...after,
    worstMs: Math.max(...load.times),
    note: `stored ${took.toFixed(0)} ms after both are back`,
  });
  expect(found).toEqual({ acknowledged: 100, lost: 0, doubled: 0 });
  expect(after).toEqual(found);
}, 90_000);

test('a web process that starts meanwhile says so on the API, and serves when it is back', async () => {
  site = await startOwnSite(settings);
  const { url, killWeb, startWeb, startDatabase } = site;
  await killWeb();
  await site.stopDatabase();
  const before = site.log().length;
  const starting = startWeb();
  const ask = () => fetch(`${url}/api/industries?limit=1`).catch(() => undefined);
  let answer: Response | undefined;
  while (answer === undefined) {
    await wait(100);
    answer = await ask();
  }
  const said = site.log().slice(before);
  await startDatabase();
  await starting;
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.text()).toContain('The database cannot be reached.');
  // No stack.
  expect(said).not.toMatch(/^\s+at /m);
  expect((await ask())?.status).toBe(200);
}, 90_000);

test.each(Object.keys(ways))(
  'without a spool and with PostgreSQL %s, the answer is a clear no and a retry stores one',
  async (way) => {
    site = await startOwnSite({ ...settings, SPOOL_MEGABYTES: '0' });
    const bringBack = await ways[way]?.(site);
    const body = JSON.stringify({
      name: 'Load',
      email: 'retry@load.example',
      message: 'Once, please.',
    });
    const submission = { url: `${site.url}/api/contact`, body, key: crypto.randomUUID() };
    const refusals = [await post(submission), await post(submission)];
    expect(refusals.map(({ status }) => status)).toEqual([503, 503]);
    for (const { ms } of refusals) expect(ms).toBeLessThan(hanging);
    await bringBack?.();
    let answer = await post(submission);
    for (const end = Date.now() + hanging; answer.status === 503 && Date.now() < end;) {
      await wait(100);
      answer = await post(submission);
    }
    expect(answer.status).toBe(201);
    const acknowledged = new Map([['retry@load.example', idOf(answer)]]);
    const found = await audit(site.databaseUrl, { acknowledged, statuses: new Map(), times: [] });
    record({
      test: `PostgreSQL ${way}, no spool`,
      stimulus: 'one message, sent again afterwards',
      ...found,
      worstMs: Math.max(...refusals.map(({ ms }) => ms)),
    });
    expect(found).toEqual({ acknowledged: 1, lost: 0, doubled: 0 });
  },
  90_000,
);
