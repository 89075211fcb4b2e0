import { expect, it } from 'vitest';
import { expiringCache } from '../../../src/expiry/expiring-cache.ts';
import { Expiry } from '../../../src/expiry/expiry.ts';
import type { SharedEntry, SharedStore } from '../../../src/expiry/shared-cache.ts';
import { SharedClock } from '../../../src/expiry/shared-clock.ts';
import { type Cache, cacheOfRequest, entryOf, keep, read } from './next-cache.ts';

const cacheControl = { revalidate: 60 };
let sites = 0;

/** Processes of one site with one store: each has memory, a count and an ear of its own. */
function site() {
  const name = `site-${(sites += 1)}`;
  const entries = new Map<string, SharedEntry>();
  const work = { reads: 0, during: () => {} };
  // All share Next's memory here, so their keys differ.
  const shared = (key: string) => key.replace(/^\/process-\d+/, '');
  const store: SharedStore = {
    get: async (key) => {
      work.reads += 1;
      await Promise.resolve();
      work.during();
      return structuredClone(entries.get(shared(key)));
    },
    set: (key, entry) => entries.set(shared(key), structuredClone(entry)),
  };
  let processes = 0;
  const start = (since?: bigint) => {
    const number = (processes += 1);
    const expiry = new Expiry();
    const clock = new SharedClock();
    if (since !== undefined) clock.begin(since);
    const found: string[] = [];
    const ExpiringCache = expiringCache(expiry, {
      clock,
      store,
      onRead: (what) => found.push(what),
    });
    const key = `/process-${number}/${name}`;
    const request = () => cacheOfRequest(ExpiringCache);
    const hear = (at: bigint) => {
      expiry.expire(['industries']);
      clock.hear(['industries'], at);
    };
    return {
      ...{ expiry, clock, found, request, key, hear },
      keep: (cache: Cache, body: string) => keep(cache, key, body, cacheControl),
      entry: () => entryOf(request(), key),
      read: () => read(request(), key),
    };
  };
  return { start, entries, work };
}

it('takes what another process has made, and keeps it', async () => {
  const { start, work } = site();
  const [one, other] = [start(10n), start(12n)];
  for (const process of [one, other]) process.hear(20n);
  await one.keep(one.request(), 'page');
  expect([await other.read(), await other.read()]).toEqual(['page', 'page']);
  expect([other.found, work.reads]).toEqual([['taken'], 1]);
});

it('dates it by its own count, and goes on counting its age', async () => {
  const { start, entries } = site();
  const [one, other] = [start(10n), start(10n)];
  await one.keep(one.request(), 'page');
  for (const entry of entries.values()) {
    expect(entry.value).not.toHaveProperty(['headers', 'x-made-at']);
    Object.assign(entry, { lastModified: 1234 });
  }
  other.expiry.renewAll();
  const taken = { lastModified: 1234, cacheControl, value: { headers: { 'x-made-at': '1' } } };
  expect(await other.entry()).toMatchObject(taken);
  expect(await other.entry()).toMatchObject(taken);
});

it('does not take what was begun before an edit and ended after it', async () => {
  const { start } = site();
  const [one, other] = [start(10n), start(10n)];
  const slow = one.request();
  for (const process of [one, other]) process.hear(20n);
  await one.keep(slow, 'old');
  expect(await other.read()).toBeUndefined();
  await one.keep(one.request(), 'new');
  expect(await other.read()).toBe('new');
  expect(other.found).toEqual(['outdated', 'taken']);
});

it('takes what was begun after an edit of its process, also before the time of that was known', async () => {
  const { start } = site();
  const [one, other] = [start(10n), start(10n)];
  one.expiry.expire(['industries']);
  one.clock.expect(['industries'], 1);
  const early = one.request();
  one.clock.hear(['industries'], 20n, 1);
  other.hear(20n);
  await one.keep(early, 'new');
  expect(await other.read()).toBe('new');
});

it('does not take what was begun before its process heard of changes', async () => {
  const { start, entries } = site();
  const one = start();
  const early = one.request();
  one.expiry.renewAll();
  one.clock.begin(10n);
  await one.keep(early, 'old');
  expect(entries.size).toBe(0);
});

it('does not take what an edit has made old that it could not hear', async () => {
  const { start } = site();
  const [one, late] = [start(10n), start(30n)];
  await one.keep(one.request(), 'old');
  expect(await late.read()).toBeUndefined();
});

it('does not take what is edited while the store answers, here or elsewhere', async () => {
  const { start, work } = site();
  const [one, other] = [start(10n), start(10n)];
  await one.keep(one.request(), 'old');
  work.during = () => other.expiry.expire(['industries']);
  expect(await other.read()).toBeUndefined();
  work.during = () => other.clock.hear(['industries'], 20n);
  expect(await other.read()).toBeUndefined();
});

it('does not take what was edited here at a time that is not known yet', async () => {
  const { start } = site();
  const [one, other] = [start(10n), start(10n)];
  await one.keep(one.request(), 'old');
  other.expiry.expire(['industries']);
  other.clock.expect(['industries'], 1);
  expect(await other.read()).toBeUndefined();
});

it('neither reads nor writes while it hears of no changes', async () => {
  const { start, entries, work } = site();
  const deaf = start();
  await deaf.keep(deaf.request(), 'own');
  expect(await deaf.read()).toBe('own');
  const loses = start(10n);
  const slow = loses.request();
  loses.clock.stop();
  await loses.keep(slow, 'own');
  expect(await start().read()).toBeUndefined();
  expect([entries.size, work.reads]).toEqual([0, 0]);
});

it('shares data by the tags of who reads it, and nothing of another kind', async () => {
  const { start } = site();
  const [one, other] = [start(10n), start(10n)];
  const data = { headers: {}, body: '[1]', url: '', status: 200 };
  const value = { kind: 'FETCH', data, revalidate: 9 };
  await one.request().set(one.key, value, { fetchCache: true });
  const read = (tags: string[]) => other.request().get(other.key, { kind: 'FETCH', tags });
  expect(await other.entry()).toBeNull();
  other.clock.hear(['features'], 20n);
  expect(await read(['features'])).toBeNull();
  expect(await read(['projects'])).toMatchObject({ value: { data: { body: '[1]' } } });
});
