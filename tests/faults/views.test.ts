import { setTimeout as wait } from 'node:timers/promises';

import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { visit } from '../support/pages/visits';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';
import { until } from '../support/sites/until';
import { browserAgent, counted, countViewsOn } from '../support/view-visits';

/** After so long a batch is written (server/count-views.ts). */
const batchMs = 5000;

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite({ TRUSTED_PROXY_HOPS: '1' });
  await countViewsOn(site.url, true);
}, 120_000);
afterAll(() => site.close());

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const views = async (): Promise<number> =>
  z.array(z.object({ views: z.number() })).parse(await query(counted))[0]?.views ?? 0;

/** More than this would be counted twice, and less lost. */
async function becomes(count: number): Promise<void> {
  await until(async () => (await views()) >= count);
  await wait(batchMs);
  expect(await views()).toBe(count);
}

const look = (path: string, headers: Record<string, string> = {}) =>
  visit(site.url, path, { 'User-Agent': browserAgent, ...headers });

async function lookOften(times: number, path = '/work'): Promise<void> {
  for (let at = 0; at < times; at += 1) expect((await look(path)).status).toBe(200);
}

test('each request is counted once, and a kill costs one batch at most', async () => {
  await lookOften(200);
  await lookOften(100, '/quote?utm_source=news');
  await becomes(300);

  await lookOften(50);
  await site.killWeb();
  await site.startWeb();
  const kept = await views();
  expect(kept).toBeGreaterThanOrEqual(300);
  expect(kept).toBeLessThanOrEqual(350);

  // One that is told to end writes what it has.
  await lookOften(20);
  await site.endWeb();
  expect(await views()).toBe(kept + 20);
  await site.startWeb();

  // Nothing is written while the database is away, and nothing is lost that came meanwhile. (A process that
  // begins without one cannot know whether to count, and does not.)
  await lookOften(1);
  await becomes(kept + 21);
  await site.stopDatabase();
  await lookOften(30);
  await site.startDatabase();
  await becomes(kept + 51);
}, 180_000);

test('no address, id or name of whoever came is in the table, the log or a cookie', async () => {
  const before = await views();
  const { headers } = await look(
    '/work?utm_source=news&utm_campaign=zqcanary%40mail.example&gclid=zqcanary&email=zqcanary%40mail.example',
    {
      'User-Agent': `${browserAgent} zqcanary/1.0`,
      'X-Forwarded-For': '203.0.113.77',
      Referer: 'https://search.example/find?q=zqcanary',
      Cookie: 'session=zqcanary',
      'Accept-Language': 'zq-canary',
    },
  );
  expect(headers['set-cookie']).toBeUndefined();
  await becomes(before + 1);
  const rows = JSON.stringify(await query('SELECT page_views::text FROM page_views'));
  expect(rows).toContain('search.example');
  const answer = await fetch(`${site.url}/api/view-counting`, {
    method: 'POST',
    headers: { Origin: site.url },
    body: new URLSearchParams({ counts: 'no' }),
    redirect: 'manual',
  });
  const cookies = answer.headers.getSetCookie();
  expect(cookies).toEqual(['count-views=no; Max-Age=31536000; Path=/; SameSite=Lax']);
  for (const text of [rows, site.log(), ...cookies])
    expect(text).not.toMatch(/zqcanary|zq-canary|203\.0\.113|127\.0\.0\.1|Mozilla|Chrome/);
}, 60_000);

test('of whoever objects, of robots and of what is not there, nothing is counted', async () => {
  const before = await views();
  await look('/work', { Cookie: 'count-views=no' });
  await look('/work', { 'Sec-GPC': '1' });
  await look('/work', { DNT: '1' });
  await look('/work', { 'Sec-Purpose': 'prefetch' });
  await look('/work', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await look('/nothing-is-here');
  await look('/sitemap.xml');
  await look('/admin');
  await visit(site.url, '/work', { 'User-Agent': browserAgent }, 'HEAD');
  // A page that says that it is seen, and is none.
  for (const page of ['/made-up', '/sitemap.xml', '/admin'])
    await visit(
      site.url,
      '/api/page-seen',
      { 'User-Agent': browserAgent, Origin: site.url, Referer: site.url + page },
      'POST',
    );
  await look('/terms');
  await becomes(before + 1);

  await countViewsOn(site.url, false);
  await look('/terms');
  await wait(2 * batchMs);
  expect(await views()).toBe(before + 1);
}, 90_000);
