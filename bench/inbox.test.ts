import { afterAll, beforeAll, expect, test } from 'vitest';

import { percentile } from '../tests/support/sites/load';
import { startOwnSite, type OwnSite } from '../tests/support/sites/own-site';
import { sessionCookie } from '../tests/support/staff/session-cookie';
import { fillInbox } from './filled/full-inbox';
import { inboxViews } from './inbox-views';
import { record } from './results';

const submissions = 100_000;
const rounds = 30;

const admin = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD };

let site: OwnSite;
let cookie: string;
beforeAll(async () => {
  site = await startOwnSite({
    RUN_JOBS: 'false',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'inbox@onelayer.example',
  });
  cookie = await sessionCookie(site.url, admin);
});
afterAll(() => site.close());

async function answer(address: string): Promise<number> {
  const since = performance.now();
  const response = await fetch(site.url + address, { headers: { cookie } });
  const body = await response.text();
  const took = performance.now() - since;
  const isWhole = !/Failed to load submission data|could not be read/.test(body);
  expect([address, response.status, isWhole]).toEqual([address, 200, true]);
  return took;
}

test('the inbox of 100,000 submissions and 300,000 mails', async () => {
  const { one, often, ...counts } = await fillInbox(site, submissions);
  expect(counts).toEqual({ submissions, entries: 3 * submissions + 200 });
  const figures: Record<string, number> = {};
  for (const [name, address] of Object.entries(inboxViews({ one, often }))) {
    // The first ones find nothing in PostgreSQL's memory.
    for (let warmUp = 0; warmUp < 3; warmUp += 1) await answer(address);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await answer(address));
    figures[`${name}, p50 ms`] = percentile(times, 0.5);
    figures[`${name}, p95 ms`] = percentile(times, 0.95);
  }
  record('inbox', figures);
}, 1_200_000);
