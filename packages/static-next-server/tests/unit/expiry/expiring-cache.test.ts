import { describe, expect, it, vi } from 'vitest';
import { expiringCache } from '../../../src/expiry/expiring-cache.ts';
import { Expiry } from '../../../src/expiry/expiry.ts';
import { type Cache, cacheOfRequest, keep, read } from './cache-of-request.ts';

let pages = 0;

/** Next's cache as requests get it, each one of its own. */
function cachesOf(expiry: Expiry) {
  const ExpiringCache = expiringCache(expiry);
  const key = `/page-${(pages += 1)}`;
  return {
    request: () => cacheOfRequest(ExpiringCache),
    keep: (cache: Cache, body: string) => keep(cache, key, body, { revalidate: false }),
    read: (cache: Cache) => read(cache, key),
  };
}

describe('Next’s cache', () => {
  it('keeps what was made until one of its tags expires', async () => {
    const { request, keep, read } = cachesOf(new Expiry());
    await keep(request(), 'page');
    await request().revalidateTag('projects', { expire: 0 });
    expect(await read(request())).toBe('page');
    await request().revalidateTag(['projects', 'industries'], { expire: 0 });
    expect(await read(request())).toBeUndefined();
  });

  it('tells what has expired before anybody else can come', () => {
    const expiry = new Expiry();
    const { request } = cachesOf(expiry);
    void request().revalidateTag('industries', { expire: 0 });
    expect(expiry.lastChange).toBe(1);
  });

  it('does not keep what was begun before an edit and ended after it', async () => {
    const { request, keep, read } = cachesOf(new Expiry());
    const slow = request();
    await request().revalidateTag('industries', { expire: 0 });
    await keep(slow, 'old');
    expect(await read(request())).toBeUndefined();
    await keep(request(), 'new');
    expect(await read(request())).toBe('new');
  });

  it('judges what was made in the millisecond of the edit', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { request, keep, read } = cachesOf(new Expiry());
    await keep(request(), 'old');
    await request().revalidateTag('industries', { expire: 0 });
    expect(await read(request())).toBeUndefined();
    vi.useRealTimers();
  });

  it('says of each answer when its making began', async () => {
    const expiry = new Expiry();
    const { request, keep } = cachesOf(expiry);
    const slow = request();
    expiry.expire(['industries']);
    expect((await keep(slow, 'old')).headers).toMatchObject({ 'x-made-at': '0' });
    expect((await keep(request(), 'new')).headers).toMatchObject({ 'x-made-at': '1' });
  });

  it('makes all anew after a start, also what no tag names', async () => {
    const expiry = new Expiry();
    const { request, keep, read } = cachesOf(expiry);
    await keep(request(), 'built');
    expiry.renewAll();
    expect(await read(request())).toBeUndefined();
    await keep(request(), 'new');
    expect(await read(request())).toBe('new');
  });
});
