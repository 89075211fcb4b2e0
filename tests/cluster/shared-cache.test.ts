import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startCluster, type Cluster, type Web } from '../support/cluster/cluster';
import { get } from '../support/cluster/cluster-load';
import { ask } from '../support/sites/load';
import { until } from '../support/sites/until';
import { sessionCookie } from '../support/staff/session-cookie';

const page = '/industries/fitness';

let cluster: Cluster;
let edit: (web: Web, intro: string) => Promise<void>;
beforeAll(async () => {
  cluster = await startCluster(process.env.NGINX_PROGRAM ?? 'nginx', true);
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  const cookie = await sessionCookie(cluster.url, { email, password });
  const url = cluster.settings.DATABASE_URL ?? '';
  const [industry] = await ask<{ id: string }>(
    url,
    `SELECT id FROM industries WHERE slug = 'fitness'`,
  );
  edit = async (web, intro) => {
    const saved = await fetch(`${web.url}/api/industries/${industry?.id ?? ''}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify({ intro }),
    });
    expect(saved.status).toBe(200);
  };
  for (const web of cluster.webs) {
    await until(async () => (await figure(web, 'connected')) === 1);
    // A start makes all pages anew.
    await until(async () => (await figure(web, 'written')) > 0);
    await written(web);
  }
});
afterAll(() => cluster.close());

/** What a web process tells of the cache that it shares. */
async function figure(web: Web, what: string): Promise<number> {
  const line = new RegExp(`^site_shared_cache_(?:total\\{what="${what}"\\}|${what}) (\\d+)$`, 'm');
  return Number(line.exec(await web.metrics())?.[1] ?? 0);
}

/** How much it has written, once it writes no more. */
async function written(web: Web): Promise<number> {
  let [before, now] = [-1, await figure(web, 'written')];
  await until(async () => {
    await wait(400);
    [before, now] = [now, await figure(web, 'written')];
    return before === now;
  }, 60_000);
  return now;
}

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1]?.toFixed(0);

/** Visits until the words are there, as a process hears of an edit a moment later. */
async function seen(web: Web, words: string): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const since = performance.now();
    if ((await get(web.url + page)).text.includes(words)) return performance.now() - since;
    await wait(10);
  }
  throw new Error(`${web.url} still shows the old page`);
}

test('what one process has made after an edit, the other takes from Redis', async () => {
  const times = { made: Array<number>(), taken: Array<number>() };
  for (let number = 0; number < 20; number += 1) {
    const [first, second] = cluster.webs;
    const [one, other] = number % 2 === 0 ? [first, second] : [second, first];
    const words = `Made once, ${randomUUID()}.`;
    await edit(one, words);
    times.made.push(await seen(one, words));
    await written(one);
    const [taken, own] = [await figure(other, 'taken'), await figure(other, 'written')];
    times.taken.push(await seen(other, words));
    expect(await figure(other, 'taken')).toBeGreaterThan(taken);
    // It has made nothing itself.
    expect(await written(other)).toBe(own);
  }
  const [made, taken] = [median(times.made), median(times.taken)];
  console.info(`The first page after an edit: ${made} ms made, ${taken} ms taken from Redis`);
});

interface Visit {
  readonly web: Web;
  readonly begun: number;
  readonly ended: number;
  readonly shown: number;
}

/** Visits that take different ways through the web process. */
const ways: [string, Record<string, string>][] = [
  ['', {}],
  ['', { cookie: 'payload-token=none' }],
  ['?campaign=x', {}],
  ['?_rsc', { rsc: '1' }],
];

test('no process shows an older page than it has shown, or edited, also while Redis fails', async () => {
  const run = randomUUID();
  const takenOf = () => Promise.all(cluster.webs.map((web) => figure(web, 'taken')));
  const before = await takenOf();
  const words = (number: number) => `Edit ${number}. of run ${run}`;
  const visits: Visit[] = [];
  const look = async (web: Web, [suffix, headers]: (typeof ways)[number]) => {
    const begun = performance.now();
    const { status, text } = await get(web.url + page + suffix, headers);
    expect(status).toBe(200);
    const shown = Number(/Edit (\d+)\. of run/.exec(text)?.[1] ?? -1);
    visits.push({ web, begun, ended: performance.now(), shown });
  };
  const faults: Record<number, () => unknown> = {
    20: cluster.redis.freeze,
    25: cluster.redis.resume,
    35: cluster.redis.stop,
    40: cluster.redis.start,
  };
  const edits: { web: Web; number: number; answered: number }[] = [];
  for (let number = 0; number < 60; number += 1) {
    await faults[number]?.();
    const web = cluster.webs[number % 2 === 0 ? 0 : 1];
    const everywhere = cluster.webs.flatMap((each) => ways.map((way) => ({ each, way })));
    // Each begins at some moment of the edit.
    const during = everywhere.map(async ({ each, way }) => {
      await wait(Math.random() * 60);
      await look(each, way);
    });
    await edit(web, words(number));
    edits.push({ web, number, answered: performance.now() });
    await Promise.all([...during, ...everywhere.map(({ each, way }) => look(each, way))]);
  }
  const old = visits.filter(({ web, begun, shown }) => {
    const edited = edits.filter((made) => made.web === web && made.answered <= begun);
    const before = visits.filter((visit) => visit.web === web && visit.ended <= begun);
    const least = [...edited.map(({ number }) => number), ...before.map((visit) => visit.shown)];
    return shown < Math.max(-1, ...least);
  });
  expect(old).toEqual([]);
  for (const web of cluster.webs) await seen(web, words(59));
  const taken = (await takenOf()).map((count, index) => count - (before[index] ?? 0));
  expect(Math.max(...taken)).toBeGreaterThan(0);
  console.info(`${visits.length} visits at 60 edits; taken from Redis: ${taken.join(' and ')}`);
});
