import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { prerenderedPages, warmUp } from '../../src/around-next/warm-up.ts';
import { areaOf, asked, lifecycle, next, serverForEach, staticPage } from './support.ts';

const { current, get } = serverForEach();

/** Pages that have expired: each is answered at once, as Next does, and made in the background. */
function expire(paths: readonly string[]) {
  const seen = { making: 0, most: 0, made: new Set<string>() };
  const begun = new Set<string>();
  const make = async (address: string) => {
    seen.most = Math.max(seen.most, ++seen.making);
    await pause(30);
    seen.making -= 1;
    seen.made.add(address);
  };
  for (const address of paths) {
    next.set(address, (request, response) => {
      const isMade = seen.made.has(address);
      if (!isMade && !begun.has(address)) void make(address);
      begun.add(address);
      const cache = isMade ? 'HIT' : 'STALE';
      return staticPage(isMade ? 'new' : 'old', 200, cache)(request, response);
    });
  }
  return seen;
}

test('pages are made a few at a time, and the new ones are ready', async () => {
  const paths = Array.from({ length: 10 }, (_, page) => `/page/${page}`);
  const seen = expire(paths);
  const { site } = current();
  await warmUp(paths, { site, areaOf, lifecycle });
  expect(seen.most).toBe(2);
  expect(seen.made).toEqual(new Set(paths));
  asked.length = 0;
  const sent = await Promise.all(paths.slice(0, 3).map((address) => get(address)));
  expect(sent.map(({ body }) => body.toString())).toEqual(['new', 'new', 'new']);
  expect(asked).toEqual([]);
});

test('a process that ends asks for no more pages', async () => {
  const paths = ['/a', '/b', '/c'];
  const seen = expire(paths);
  lifecycle.draining = true;
  await warmUp(paths, { site: current().site, areaOf, lifecycle });
  expect(seen.made.size).toBe(0);
});

test('the pages of a build are the public ones with the files beside them, but no pictures', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'build-'));
  const pictures = ['/opengraph-image-1', '/share-images/about.png', '/icon.svg'];
  const listed = ['/', '/about', '/_not-found', '/sitemap.xml', '/admin', ...pictures];
  const routes = Object.fromEntries(listed.map((route) => [route, {}]));
  await writeFile(path.join(folder, 'prerender-manifest.json'), JSON.stringify({ routes }));
  expect(await prerenderedPages(folder, areaOf)).toEqual(['/', '/about', '/sitemap.xml']);
});
