import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startCluster, type Cluster, type Restartable } from '../support/cluster/cluster';
import { get, report, underLoad } from '../support/cluster/cluster-load';
import { ask } from '../support/sites/load';
import { sessionCookie } from '../support/staff/session-cookie';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster(process.env.NGINX_PROGRAM ?? 'nginx');
});
afterAll(() => cluster.close());

test('a visitor gets pages and pictures through the proxy, nothing of anybody else', async () => {
  const page = await get(`${cluster.url}/image-gallery`);
  expect(page.status).toBe(200);
  const picture = /\/api\/media\/file\/[^"&\s]+/.exec(page.text)?.[0] ?? '';
  for (const { url } of [{ url: cluster.url }, ...cluster.webs]) {
    const found = await get(`${url}${picture}`);
    expect(found.status).toBe(200);
    expect(found.headers.get('content-type')).toMatch(/^image\//);
  }
  expect((await get(`${cluster.url}/admin`)).headers.get('cache-control')).toMatch(/no-store/);
});

test('an edit at one process is seen by the next visitor of the other', async () => {
  const [one, other] = cluster.webs;
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  const cookie = await sessionCookie(cluster.url, { email, password });
  const [industry] = await ask<{ id: string }>(
    cluster.settings.DATABASE_URL ?? '',
    `SELECT id FROM industries WHERE slug = 'fitness'`,
  );
  const times: number[] = [];
  for (let edit = 0; edit < 20; edit += 1) {
    const words = `Edited at one, ${randomUUID()}.`;
    const [here, there] = edit % 2 === 0 ? [one, other] : [other, one];
    const saved = await fetch(`${here.url}/api/industries/${industry?.id ?? ''}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify({ intro: words }),
    });
    expect(saved.status).toBe(200);
    const since = performance.now();
    for (const url of [there.url, here.url]) {
      let tries = 0;
      while (!(await get(`${url}/industries/fitness`)).text.includes(words)) {
        if ((tries += 1) > 100) throw new Error(`${url} still shows the old page`);
        await wait(10);
      }
    }
    times.push(performance.now() - since);
    // Through the proxy, whose micro-cache keeps a page for a second.
    const last = Date.now() + 2_500;
    while (!(await get(`${cluster.url}/industries/fitness`)).text.includes(words)) {
      if (Date.now() > last) throw new Error('The proxy still shows the old page');
      await wait(50);
    }
  }
  times.sort((a, b) => a - b);
  console.info(
    `Edit to both processes: median ${times[10]?.toFixed(0)} ms, most ${times[19]?.toFixed(0)} ms`,
  );
});

const parts: [string, (meanwhile: () => Promise<void>) => Promise<void>][] = [
  ['the first web process', (meanwhile) => killed(cluster.webs[0], meanwhile)],
  ['the second web process', (meanwhile) => killed(cluster.webs[1], meanwhile)],
  ['the worker that sends', (meanwhile) => killed(cluster.workers[0], meanwhile)],
  [
    'the bucket',
    async (meanwhile) => {
      await cluster.stopBucket();
      await meanwhile();
      await cluster.startBucket();
    },
  ],
  [
    'PostgreSQL',
    async (meanwhile) => {
      await cluster.crashDatabase();
      await meanwhile();
      await cluster.startDatabase();
    },
  ],
];

async function killed(process: Restartable, meanwhile: () => Promise<void>) {
  await process.stop('SIGKILL');
  await meanwhile();
  await process.start();
}

test.each(parts)('a kill of %s loses and doubles nothing', async (name, kill) => {
  const run = await underLoad(cluster, 250, async () => {
    await wait(2000);
    await kill(async () => {
      await wait(3000);
    });
    await wait(2000);
  });
  const { mailsTwice } = await report(
    cluster,
    `A kill of ${name}`,
    'once, for 3 s, under load',
    run,
  );
  // SMTP knows no transaction: one mail can be out and not yet written down.
  expect(mailsTwice).toBeLessThanOrEqual(1);
  expect(run.failed).toEqual([]);
});

test('20 rolling restarts lose no request', async () => {
  const run = await underLoad(cluster, 2000, async () => {
    for (let restart = 0; restart < 20; restart += 1) {
      const process = cluster.webs[restart % 2 === 0 ? 0 : 1];
      await process.stop('SIGTERM');
      await process.start();
      if (restart % 10 !== 0) continue;
      for (const worker of cluster.workers) {
        await worker.stop('SIGTERM');
        await worker.start();
      }
    }
  });
  const { mailsTwice } = await report(cluster, 'Rolling restarts', '20 × SIGTERM', run);
  expect(mailsTwice).toBe(0);
  expect(run.failed).toEqual([]);
});
