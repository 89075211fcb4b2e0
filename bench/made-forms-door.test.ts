import { afterAll, beforeAll, expect, test } from 'vitest';

import { contactForm, sendLoad, type Target } from '../tests/support/sites/load';
import { publishLoadForms } from '../tests/support/sites/made-forms-load';
import { startOwnSite, type OwnSite } from '../tests/support/sites/own-site';
import { median, record } from './results';

const connections = 8;
const seconds = 4;
const rounds = 7;

let site: OwnSite;
let targets: readonly Target[];
beforeAll(async () => {
  site = await startOwnSite({
    ...{ SUBMISSION_RATE_LIMIT: '10', TRUSTED_PROXY_HOPS: '1', RUN_JOBS: 'false' },
  });
  const { table, forms } = await publishLoadForms(site.url);
  targets = [contactForm, ...forms.map((form) => ({ table, forms: [form] }))];
});
afterAll(() => site.close());

async function postsPerSecond(target: Target): Promise<number> {
  const since = performance.now();
  const goOn = () => performance.now() - since < seconds * 1000;
  const load = await sendLoad({ url: site.url, concurrency: connections, target, goOn });
  expect([...load.statuses.keys()]).toEqual([201]);
  return load.times.length / ((performance.now() - since) / 1000);
}

test('a made form takes nearly as many answers as the contact form takes messages', async () => {
  const rates = targets.map((): number[] => []);
  // In turns, so that all meet the same machine.
  for (let round = 0; round < rounds + 1; round += 1)
    for (const [at, target] of targets.entries()) {
      const rate = await postsPerSecond(target);
      if (round > 0) rates[at]?.push(rate);
    }
  const [contact = NaN, ...made] = rates.map(median);
  const figures: Record<string, number> = { 'contact form': contact };
  for (const [at, rate] of made.entries()) {
    const name = targets[at + 1]?.forms[0]?.path ?? '';
    figures[name] = rate;
    figures[`${name}, share`] = rate / contact;
  }
  record('posts to made forms, a second', figures);
  expect(made.filter((rate) => rate / contact < 0.8)).toEqual([]);
}, 600_000);
