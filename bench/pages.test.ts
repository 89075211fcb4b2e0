import { afterAll, beforeAll, expect, test } from 'vitest';

import { startOwnSite, type OwnSite } from '../tests/support/sites/own-site';
import { isInstalled } from './is-installed';
import { emptyNextPage, nginxWith, nodeWith, underNextStart } from './pages/contestants';
import type { RunningServer } from './pages/running-server';
import { keepToOneProcessor, measure, type Speed } from './pages/wrk';
import { residentMegabytes } from './resident-memory';
import { median, record } from './results';

const paths = ['/', '/industries/healthcare'];
const rounds = 7;
const seconds = 3;
/** Node compiles what it runs often: a process under load is not one that has just begun. */
const warmUpSeconds = { first: 10, again: 2 };

let site: OwnSite;
const others = new Map<string, RunningServer>();

beforeAll(async () => {
  site = await startOwnSite();
  others.set(
    'next start',
    await underNextStart({ DATABASE_URL: site.databaseUrl, SERVER_URL: site.url }),
  );
  // Next 16 may build this project's own start into it, which then fails: the others stand without it.
  const empty = await emptyNextPage().catch(() => undefined);
  if (empty && (await fetch(empty.url)).ok) others.set('empty page', empty);
  else await empty?.stop();
  others.set('Node alone', await nodeWith(site.url, paths));
  if (isInstalled('nginx')) others.set('nginx', await nginxWith(site.url, paths));
}, 180_000);

afterAll(async () => {
  for (const other of others.values()) await other.stop();
  await site.close();
});

const middle = (speeds: readonly Speed[]): Speed & { tail: number } => ({
  rate: median(speeds.map(({ rate }) => rate)),
  p50: median(speeds.map(({ p50 }) => p50)),
  p99: median(speeds.map(({ p99 }) => p99)),
  tail: median(speeds.map(({ p50, p99 }) => p99 / p50)),
});

/** A server at rest still wakes for its timers, which the slowest answers of another would show. */
function whilePaused(pids: readonly number[], work: () => void): void {
  try {
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    work();
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
}

test.runIf(isInstalled('wrk'))(
  'pages beside other servers, 32 connections',
  () => {
    const runs = new Map<string, Speed[]>();
    const servers = new Map<string, Omit<RunningServer, 'stop'>>(others).set('ours', {
      url: site.url,
      pid: site.pid(),
    });
    const pids = [...servers.values()].map(({ pid }) => pid);
    for (const pid of pids) keepToOneProcessor(pid);
    for (let round = 0; round <= rounds; round += 1)
      for (const path of paths) {
        for (const [name, { url, pid }] of servers) {
          if (name === 'empty page' && path !== '/') continue;
          const key = `${name} ${path}`;
          const resting = pids.filter((other) => other !== pid);
          whilePaused(resting, () => {
            measure(url + path, round === 0 ? warmUpSeconds.first : warmUpSeconds.again);
            if (round > 0) runs.set(key, [...(runs.get(key) ?? []), measure(url + path, seconds)]);
          });
        }
      }
    const speeds = new Map([...runs].map(([name, measured]) => [name, middle(measured)]));
    const figures: Record<string, number> = { 'ours, resident MB': residentMegabytes(site.pid()) };
    for (const [name, { rate, p50, p99, tail }] of speeds) {
      figures[`${name} requests/s`] = rate;
      figures[`${name} p50 ms`] = p50;
      figures[`${name} p99 ms`] = p99;
      figures[`${name} p99 / p50`] = tail;
    }
    for (const path of paths)
      for (const name of ['next start', 'empty page', 'Node alone', 'nginx']) {
        const [own, other] = [speeds.get(`ours ${path}`), speeds.get(`${name} ${path}`)];
        if (own && other) figures[`ours / ${name} ${path}`] = own.rate / other.rate;
      }
    record('pages', figures);
    expect(speeds.size).toBeGreaterThan(paths.length);
  },
  600_000,
);
