import { afterAll, beforeAll, expect, test } from 'vitest';

import { startOwnSite, type OwnSite } from '../../tests/support/sites/own-site';
import { countViewsOn } from '../../tests/support/view-visits';
import { isInstalled } from '../is-installed';
import { keepToOneProcessor, measure, type Speed, type Visit } from './wrk';
import { median, record } from '../results';

/** As browsers ask: from nowhere, and from a campaign on another site. */
const visits: readonly [string, Visit][] = [
  ['/', { path: '/', isBrowser: true }],
  [
    '/ by a campaign',
    { path: '/?utm_source=news&utm_medium=mail&utm_campaign=spring', isBrowser: true },
  ],
];

// Many short rounds by turns: what else the machine does then meets both.
const rounds = 9;
const seconds = 2;

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite();
}, 180_000);
afterAll(() => site.close());

test.runIf(isInstalled('wrk'))(
  'pages a second while views are counted, and while they are not',
  async () => {
    keepToOneProcessor(site.pid());
    const server = { url: site.url, pid: site.pid() };
    const runs = new Map<string, Speed[]>();
    for (let round = 0; round <= rounds; round += 1)
      for (const counts of round % 2 === 0 ? [false, true] : [true, false]) {
        await countViewsOn(site.url, counts);
        for (const [title, visit] of visits) {
          measure(server, visit, round === 0 ? 6 : 1);
          if (round === 0) continue;
          const key = `${title}, ${counts ? 'counted' : 'not counted'}`;
          runs.set(key, [...(runs.get(key) ?? []), measure(server, visit, seconds)]);
        }
      }
    const middle = (key: string, of: 'rate' | 'processor') =>
      median((runs.get(key) ?? []).map((speed) => speed[of]));
    const figures: Record<string, number> = {};
    for (const [title] of visits) {
      const [on, off] = [`${title}, counted`, `${title}, not counted`];
      for (const key of [on, off]) {
        figures[`${key} requests/s`] = middle(key, 'rate');
        figures[`${key} µs of a processor`] = middle(key, 'processor');
      }
      figures[`${title}: counted / not counted`] = middle(on, 'rate') / middle(off, 'rate');
      figures[`${title}: counted / not counted, by processor`] =
        middle(off, 'processor') / middle(on, 'processor');
    }
    record('views', figures);
    expect(runs.size).toBe(2 * visits.length);
  },
  600_000,
);
