import { afterAll, beforeAll, expect, test } from 'vitest';

import { startOwnSite, type OwnSite } from '../tests/support/sites/own-site';
import { isInstalled } from './is-installed';
import { emptyNextPage, nginxWith, nodeWith, underNextStart } from './pages/contestants';
import type { RunningServer } from './pages/running-server';
import { keepToOneProcessor, measure, type Speed, type Visit } from './pages/wrk';
import { residentMegabytes } from './resident-memory';
import { median, record } from './results';

const paths = ['/', '/industries/healthcare'];
const plain: readonly [string, Visit][] = paths.map((path) => [path, { path }]);
const cookie = '_ga=GA1.1.1512.1763; _gcl_au=1.1.77.1763; consent=yes';

/** What ours is asked for besides. */
const besides: readonly [string, Visit][] = [
  ['/ with a query', { path: '/?utm_source=x&gclid=y' }],
  ['/ with three cookies', { path: '/', cookie }],
  ['nothing', { path: '/nowhere', isMissing: true }],
];

// Many short rounds: what else the machine does then meets all of them.
const rounds = 7;
const seconds = 2;
/** Node compiles what it runs often: a process under load is not one that has just begun. */
const warmUpSeconds = { first: 6, again: 1 };

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
  processor: median(speeds.map(({ processor }) => processor)),
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
      for (const [title, visit] of [...plain, ...besides])
        for (const [name, server] of servers) {
          if (name === 'empty page' && title !== '/') continue;
          if (name !== 'ours' && !paths.includes(title)) continue;
          const key = `${name} ${title}`;
          const resting = pids.filter((other) => other !== server.pid);
          whilePaused(resting, () => {
            measure(server, visit, round === 0 ? warmUpSeconds.first : warmUpSeconds.again);
            if (round > 0)
              runs.set(key, [...(runs.get(key) ?? []), measure(server, visit, seconds)]);
          });
        }
    const speeds = new Map([...runs].map(([name, measured]) => [name, middle(measured)]));
    const figures: Record<string, number> = { 'ours, resident MB': residentMegabytes(site.pid()) };
    for (const [name, { rate, processor, p50, p99, tail }] of speeds) {
      figures[`${name} requests/s`] = rate;
      figures[`${name} µs of a processor`] = processor;
      figures[`${name} p50 ms`] = p50;
      figures[`${name} p99 ms`] = p99;
      figures[`${name} p99 / p50`] = tail;
    }
    const compare = (title: string, [one, other]: readonly [string, string]) => {
      const [own, its] = [speeds.get(one), speeds.get(other)];
      if (own === undefined || its === undefined) return;
      figures[title] = own.rate / its.rate;
      figures[`${title}, by processor`] = its.processor / own.processor;
    };
    for (const path of paths)
      for (const name of ['next start', 'empty page', 'Node alone', 'nginx'])
        compare(`ours / ${name} ${path}`, [`ours ${path}`, `${name} ${path}`]);
    for (const [title, { path }] of besides) {
      const same = path.startsWith('/?') || path === '/' ? '/' : '/industries/healthcare';
      compare(`${title} / ${same}`, [`ours ${title}`, `ours ${same}`]);
    }
    record('pages', figures);
    expect(speeds.size).toBeGreaterThan(paths.length);
  },
  600_000,
);
