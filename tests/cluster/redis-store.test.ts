import { randomUUID } from 'node:crypto';

import { createClient } from '@redis/client';
import type { SharedEntry } from 'static-next-server';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { RedisStore } from '@/platform/expiry/redis-store';

import { redis as doctor } from '../../scripts/doctor/outside-checks.mjs';
import { startRedis, type Redis } from '../support/cluster/redis';
import { until } from '../support/sites/until';

let redis: Redis;
beforeAll(async () => {
  redis = await startRedis();
  // A line a minute says that Redis is away.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterAll(() => redis.close());

const opened: RedisStore[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

/** As a process of the site has it. */
async function open(prefix = 'site:build:', secret = 'a secret') {
  const store = new RedisStore({ url: redis.url, secret, prefix: () => prefix });
  opened.push(store);
  store.open();
  await until(() => store.isConnected);
  return store;
}

/** Next names its kinds by constants that only its own compiler may read. */
const anyValue = z.custom<SharedEntry['value']>();
const entry = (value: object): SharedEntry => ({
  madeAt: 2n ** 40n,
  lastModified: 1_800_000_000_000,
  value: anyValue.parse(value),
});

const page = entry({
  kind: 'APP_PAGE',
  html: '<p>£ and “words”</p>',
  rscData: Buffer.from([0, 255, 10]),
  segmentData: new Map([['/_tree', Buffer.from([1, 2])]]),
  status: 200,
  headers: { 'x-next-cache-tags': 'industries' },
  postponed: undefined,
});
const picture = entry({
  kind: 'APP_ROUTE',
  body: Buffer.from([137, 80, 78, 71, 0]),
  status: 200,
  headers: { 'content-type': 'image/png' },
});
const data = entry({ kind: 'FETCH', data: { headers: {}, body: '[1]', url: '' }, revalidate: 60 });

const kept = async (store: RedisStore, key: string) => {
  await until(() => store.counts.written > 0);
  return store.get(key);
};

test.each([
  ['a page', { ...page, cacheControl: { revalidate: 60, expire: undefined } }],
  ['a picture', picture],
  ['data', data],
])('%s comes back as it was', async (_, given) => {
  const [one, other] = [await open(), await open()];
  const key = `/${randomUUID()}`;
  one.set(key, given);
  await until(() => one.counts.written === 1);
  expect(await other.get(key)).toEqual(given);
});

test('another build or another database reads nothing of it', async () => {
  const [one, other] = [await open('site:build:'), await open('site:next-build:')];
  one.set('/', page);
  expect(await kept(one, '/')).toMatchObject({ madeAt: page.madeAt });
  expect(await other.get('/')).toBeUndefined();
});

test('what the site did not sign, or signed for another address, is nothing', async () => {
  const [one, stranger] = [await open(), await open('site:build:', 'another secret')];
  const [own, foreign] = [`/${randomUUID()}`, `/${randomUUID()}`];
  one.set(own, page);
  stranger.set(foreign, page);
  await until(() => one.counts.written + stranger.counts.written === 2);
  expect(await one.get(foreign)).toBeUndefined();
  const client = await createClient({ url: redis.url }).connect();
  await client.set(`site:build:${foreign}`, (await client.get(`site:build:${own}`)) ?? '');
  expect(await one.get(foreign)).toBeUndefined();
  await client.set(`site:build:${own}`, 'no JSON');
  expect(await one.get(own)).toBeUndefined();
  client.destroy();
});

test('everything in it goes away by itself', async () => {
  const store = await open('site:old-build:');
  store.set('/', page);
  await until(() => store.counts.written === 1);
  const client = await createClient({ url: redis.url }).connect();
  const keys = await client.keys('site:old-build:*');
  expect(keys).toHaveLength(3);
  for (const key of keys) expect(await client.ttl(key)).toBeGreaterThan(86_000);
  client.destroy();
});

test('while Redis is frozen or away, nothing is in it, at once; then it is used again', async () => {
  const store = await open();
  store.set('/', page);
  expect(await kept(store, '/')).toBeDefined();
  redis.freeze();
  const asked = Array.from({ length: 200 }, (_, number) => {
    store.set(`/${number}`, page);
    return store.get('/');
  });
  expect(new Set(await Promise.all(asked))).toEqual(new Set([undefined]));
  await until(() => !store.isConnected);
  redis.resume();
  await until(() => store.isConnected);
  expect(await store.get('/')).toBeDefined();

  await redis.stop();
  await until(() => !store.isConnected);
  expect(await store.get('/')).toBeUndefined();
  await redis.start();
  await until(() => store.isConnected);
  expect(await store.get('/')).toBeUndefined();
  store.set('/again', page);
  await until(async () => (await store.get('/again')) !== undefined);
  expect(await store.get('/again')).toBeDefined();
});

test('the doctor says whether it answers', async () => {
  expect((await doctor(redis.url)).says).toMatch(/can be written to$/);
  redis.freeze();
  expect((await doctor(redis.url)).says).toMatch(/cannot be written to/);
  redis.resume();
});
