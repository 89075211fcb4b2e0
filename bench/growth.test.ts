import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { command } from '../tests/support/sites/backup-drill';
import { percentile } from '../tests/support/sites/load';
import { startOwnSite, type OwnSite } from '../tests/support/sites/own-site';
import { sessionCookie } from '../tests/support/staff/session-cookie';
import { publicPaths } from './lighthouse/site-to-measure';
import { residentMegabytes } from './resident-memory';
import { record } from './results';

/** What a site may grow to, besides what is seeded: as many industries and case studies. */
const sizes = [
  [0, 0],
  [20, 200],
  [87, 996],
] as const;
const submissions = 500_000;

const admin = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD };

let site: OwnSite;
let cookie: string;
beforeAll(async () => {
  site = await startOwnSite();
  cookie = await sessionCookie(site.url, admin);
});
afterAll(() => site.close());

const asStaff = (method: string, address: string, body?: object) =>
  fetch(site.url + address, {
    method,
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });

const listed = z.object({ docs: z.array(z.record(z.string(), z.unknown())) });
const own = new Set(['id', '_order', '_status', 'createdAt', 'updatedAt']);

/** A document of the seed without what only one may have. */
async function model(collection: string, slug: string): Promise<object> {
  const found = await asStaff('GET', `/api/${collection}?where[slug][equals]=${slug}&depth=0`);
  const [doc] = listed.parse(await found.json()).docs;
  const text = JSON.stringify(doc, (key, value: unknown) => (own.has(key) ? undefined : value));
  return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
}

async function add(collection: string, like: object, from: number, to: number): Promise<void> {
  for (let n = from; n < to; n += 1) {
    const named = { title: `Grown ${n}`, slug: `grown-${n}`, _status: 'published' };
    const answer = await asStaff('POST', `/api/${collection}`, { ...like, ...named });
    expect([collection, n, answer.status, answer.ok ? '' : await answer.text()]).toEqual([
      ...[collection, n, 201, ''],
    ]);
  }
}

/** All pages expire by an edit that each of them shows, and are then asked for one by one. */
async function makePages() {
  const paths = await publicPaths(site.url);
  const words = { description: `Measured in the bench, ${crypto.randomUUID()}.` };
  expect((await asStaff('POST', '/api/globals/site-settings', words)).status).toBe(200);
  const times: Record<string, number> = {};
  const since = performance.now();
  for (const path of paths) {
    const asked = performance.now();
    expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200]);
    times[path] = performance.now() - asked;
  }
  const seconds = (performance.now() - since) / 1000;
  return {
    pages: paths.length,
    'seconds for all': seconds,
    'ms a page': (seconds * 1000) / paths.length,
    'ms of home': times['/'] ?? 0,
    'ms of /work': times['/work'] ?? 0,
    'web process MB': residentMegabytes(site.pid()),
  };
}

const views = ['/admin', '/admin?tab=quote', '/admin?view=open', '/admin?q=Whitlokc&view=open'];

async function ofTheInbox(): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const view of views) {
    const times: number[] = [];
    for (let round = 0; round < 45; round += 1) {
      const since = performance.now();
      const answer = await asStaff('GET', view);
      const isWhole = !(await answer.text()).includes('Failed to load submission data');
      expect([view, answer.status, isWhole]).toEqual([view, 200, true]);
      // The first ones find nothing in PostgreSQL's memory.
      if (round >= 5) times.push(performance.now() - since);
    }
    figures[`${view} p50 ms`] = percentile(times, 0.5);
    figures[`${view} p95 ms`] = percentile(times, 0.95);
  }
  return { ...figures, 'web process MB': residentMegabytes(site.pid()) };
}

test('with 100 industries, 1,000 projects and a million submissions', async () => {
  const figures: Record<string, Record<string, number>> = {};
  const industry = await model('industries', 'logistics');
  const project = await model('projects', 'logistics-operations-platform');
  let [industries, projects] = [0, 0];
  for (const [moreIndustries, moreProjects] of sizes) {
    await add('industries', industry, industries, moreIndustries);
    await add('projects', project, projects, moreProjects);
    [industries, projects] = [moreIndustries, moreProjects];
    figures[`${moreIndustries} industries and ${moreProjects} projects more`] = await makePages();
  }
  expect((await command('seed-submissions', [String(submissions)], site.settings)).status).toBe(0);
  figures['the inbox of a million'] = await ofTheInbox();
  record('growth', figures);
}, 1_800_000);
