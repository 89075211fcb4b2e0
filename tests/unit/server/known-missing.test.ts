import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { expiry } from '@/platform/expiry/expiry';
import { knowMissing } from '../../../server/missing-pages';

const dist = mkdtempSync(path.join(tmpdir(), 'routes-'));
const dynamic = {
  '/share-images/[...path]': '^/share-images/(.+?)(?:/)?$',
  '/work/[slug]': '^/work/([^/]+?)(?:/)?$',
  '/[slug]': '^/([^/]+?)(?:/)?$',
};
beforeAll(() => {
  const staticRoutes = ['/', '/work', '/robots.txt', '/icon.svg'].map((page) => ({ page }));
  const received = { page: '/received/[reference]', regex: '^/received/([^/]+?)(?:/)?$' };
  const dynamicRoutes = [
    received,
    ...Object.entries(dynamic).map(([page, regex]) => ({ page, regex })),
  ];
  const file = path.join(dist, 'routes-manifest.json');
  writeFileSync(file, JSON.stringify({ staticRoutes, dynamicRoutes }));
});
afterAll(() => rmSync(dist, { recursive: true }));

let pages: string[];
let status: number;
let asked: string[];
beforeEach(() => {
  expiry.expire([]);
  pages = ['/work/deelflo', '/privacy', '/café'];
  status = 200;
  asked = [];
});

const ask = (url: string) => {
  asked.push(url);
  return Promise.resolve({ status, headers: {}, body: Buffer.from(JSON.stringify(pages)) });
};

test('what has a route or a document is never missing, and all else is', async () => {
  const isMissing = knowMissing(dist);
  const there = ['/', '/work', '/robots.txt', '/icon.svg', '/received/C-1', ...pages, '/nope/'];
  const missing = ['/nope', '/work/nope', '/a/b/c', '/Work', '/privacy/policy', '/wp-login.php'];
  for (const each of there) expect([each, await isMissing(each, ask)]).toEqual([each, false]);
  for (const each of missing) expect([each, await isMissing(each, ask)]).toEqual([each, true]);
  expect(asked).toEqual(['/_pages']);
});

test('the picture of a page is there with it', async () => {
  const isMissing = knowMissing(dist);
  const pictures = ['_home', 'work', 'privacy', 'work/deelflo', 'nope', 'work/nope', 'a/b/c'];
  const found = [];
  for (const each of pictures) found.push(await isMissing(`/share-images/${each}.png`, ask));
  expect(found).toEqual([false, false, false, false, true, true, true]);
});

test('what was just published is there, also while the list from before is being read', async () => {
  const isMissing = knowMissing(dist);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const early = isMissing('/new', async (url) => {
    const before = await ask(url);
    await held;
    return before;
  });
  pages = [...pages, '/new'];
  expiry.expire(['pages']);
  expect(await isMissing('/new', ask)).toBe(false);
  release();
  expect(await early).toBe(false);
});

test('while the list cannot be read Next looks itself, and is not asked for it each time', async () => {
  const isMissing = knowMissing(dist);
  status = 500;
  for (let visit = 0; visit < 20; visit += 1) expect(await isMissing('/nope', ask)).toBe(false);
  expect(asked).toHaveLength(1);
});
