import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { ask, percentile } from '../tests/support/sites/load';
import { startOwnSite, type OwnSite } from '../tests/support/sites/own-site';
import { startWorker, type Worker } from '../tests/support/sites/worker';
import { residentMegabytes } from './resident-memory';
import { record } from './results';

const waiting = 100_000;
const visitors = 4;
const thinkMs = 20;
const seconds = 20;

let site: OwnSite;
let worker: Worker | undefined;
beforeAll(async () => {
  site = await startOwnSite({ TRUSTED_PROXY_HOPS: '1' });
});
afterAll(async () => {
  await worker?.end('SIGTERM');
  await site.close();
});

/** As after 50,000 submissions that came faster than their notices went. */
const queue = () =>
  ask(
    site.databaseUrl,
    `WITH stored AS (
       INSERT INTO contact_submissions (id, reference, submitted_at, name, email, message)
       SELECT gen_random_uuid(), 'C-' || n, now(), 'Load', n || '@load.example', 'One of many.'
       FROM generate_series(1, $1) AS n RETURNING id
     )
     INSERT INTO payload_jobs (task_slug, input)
     SELECT 'notify', jsonb_build_object(
       'notice', notice, 'collection', 'contact-submissions', 'submission', id)
     FROM stored, unnest(ARRAY['ownerNotice', 'confirmation']) AS notice`,
    [waiting / 2],
  );

const left = async () => {
  const [row] = await ask<{ count: number }>(
    site.databaseUrl,
    `SELECT count(*)::integer AS count FROM payload_jobs WHERE task_slug = 'notify'`,
  );
  return row?.count ?? 0;
};

/** How long a page takes for some people who read a little between two pages. */
async function visit(): Promise<{ p50: number; p99: number; pages: number }> {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const one = async () => {
    while (performance.now() < end) {
      const since = performance.now();
      const response = await fetch(`${site.url}/`, { headers: { 'Accept-Encoding': 'br' } });
      await response.arrayBuffer();
      times.push(performance.now() - since);
      await wait(thinkMs);
    }
  };
  await Promise.all(Array.from({ length: visitors }, one));
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), pages: times.length };
}

/** Until none is left; the most memory that the process had meanwhile. */
async function drain(pid: number) {
  const since = performance.now();
  const before = residentMegabytes(pid);
  let peak = before;
  while ((await left()) > 0) {
    peak = Math.max(peak, residentMegabytes(pid));
    await wait(250);
  }
  const took = (performance.now() - since) / 1000;
  return {
    perSecond: Math.round(waiting / took),
    megabytesBefore: Math.round(before),
    megabytesAtMost: Math.round(peak),
  };
}

/** Visits while notices are sent, which must not run out meanwhile. */
async function visitWhileSending() {
  await queue();
  const visits = await visit();
  const sent = waiting - (await left());
  return { ...visits, perSecondMeanwhile: Math.round(sent / seconds) };
}

const clear = () =>
  ask(site.databaseUrl, `DELETE FROM payload_jobs; DELETE FROM contact_submissions`);

test('100,000 notices that are only logged, beside visitors', async () => {
  await visit();
  const quiet = await visit();
  await queue();
  const alone = await drain(site.pid());
  const beside = await visitWhileSending();
  await clear();

  await site.killWeb();
  await site.startWeb({ RUN_JOBS: 'false' });
  await visit();
  const quietAgain = await visit();
  worker = startWorker(site.settings);
  await queue();
  const byWorker = await drain(worker.pid);
  const besideWorker = await visitWhileSending();
  record('notices', {
    'web process alone': alone,
    'visitors, nothing to send': quiet,
    'visitors beside the web process': { ...beside, ratioOfP99: beside.p99 / quiet.p99 },
    'worker alone': byWorker,
    'visitors, nothing to send again': quietAgain,
    'visitors beside the worker': {
      ...besideWorker,
      ratioOfP99: besideWorker.p99 / quietAgain.p99,
    },
  });
  expect(await left()).toBeGreaterThanOrEqual(0);
}, 900_000);
