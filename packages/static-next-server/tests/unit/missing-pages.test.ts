import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  asked,
  edit,
  elsewhere,
  missing,
  next,
  notFound,
  send,
  serverForEach,
  shell,
  staticPage,
} from './support.ts';

const { current, get, ready } = serverForEach();

const movedTo = (address: string) => ({
  status: 308,
  code: 'moved',
  reason: `This is at ${address}`,
  headers: { Location: address },
});

describe('an address where Next has nothing', () => {
  it('is answered with what the site says instead', async () => {
    elsewhere.set('/old', movedTo('/new'));
    const { status, headers, body } = await get('/old');
    expect([status, headers.location, body.toString()]).toEqual([308, '/new', 'This is at /new\n']);
    // It may be taken back.
    expect(headers['cache-control']).toBe('private, no-store');
    const head = await get('/old', {}, 'HEAD');
    expect([head.status, head.headers.location, head.body.length]).toEqual([308, '/new', 0]);
  });

  it('is missing in a look at the public pages, too, and says so in the same words', async () => {
    elsewhere.set('/old', movedTo('/new'));
    next.set('/empty', staticPage(shell, 404));
    next.set('/_not-found', staticPage(notFound, 404));
    const visits: Record<string, string>[] = [{}, { cookie: 'preview' }];
    for (const headers of visits) {
      const old = await get('/old', headers);
      expect([old.status, old.headers.location]).toEqual([308, '/new']);
      const { status, body } = await get('/empty', headers);
      expect([status, body.toString()]).toEqual([404, notFound]);
    }
  });

  it('is asked for with its query, and decoded', async () => {
    elsewhere.set('/café?from=mail', movedTo('/new'));
    expect((await get('/caf%C3%A9?from=mail')).status).toBe(308);
    expect((await get('/caf%C3%A9')).status).toBe(404);
  });

  it('gets the page that says so when the site knows nothing either', async () => {
    const { status, body } = await get('/nope');
    expect([status, body.toString()]).toEqual([404, notFound]);
  });

  it('is no address with a page: that one wins, and the site is not asked', async () => {
    elsewhere.set('/', movedTo('/new'));
    expect((await get('/')).status).toBe(200);
  });

  it('is no address outside of the public pages', async () => {
    elsewhere.set('/api/old', movedTo('/new'));
    elsewhere.set('/admin/old', movedTo('/new'));
    expect((await get('/api/old')).status).toBe(404);
    expect((await get('/admin/old')).status).toBe(404);
  });

  it('may have had a page that was kept', async () => {
    next.set('/moving', staticPage('<p>Here</p>'));
    await ready('/moving');
    elsewhere.set('/moving', movedTo('/moved'));
    expect((await get('/moving')).status).toBe(200);
    edit(['/moving', staticPage(notFound, 404)], ['/moved', staticPage('<p>There</p>')]);
    expect((await get('/moving')).status).toBe(308);
    expect((await get('/moved')).body.toString()).toBe('<p>There</p>');
    // Nothing is kept under it, nor is it asked for in vain.
    asked.length = 0;
    expect((await get('/moving')).status).toBe(308);
    expect(asked).toEqual(['/moving']);
    // And it may come back.
    edit(['/moving', staticPage('<p>Back</p>')]);
    expect((await get('/moving')).body.toString()).toBe('<p>Back</p>');
  });
});

describe('an address that certainly has no page', () => {
  const madeUp = Array.from({ length: 15 }, (_, at) => [`/nope-${at}`, `/later-${at}`]).flat();
  const all = (headers = {}) => Promise.all(madeUp.map((path) => get(path, headers)));

  it('gets the page that says so, which is made once for all of them until an edit', async () => {
    for (const path of madeUp) missing.add(path);
    for (const { status, headers, body } of await all()) {
      expect([status, body.toString()]).toEqual([404, notFound]);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-security-policy': "script-src 'self'",
        'x-frame-options': 'DENY',
      });
    }
    await all({ Cookie: 'a=b' });
    expect((await get('/nope-1?from=mail', {}, 'HEAD')).status).toBe(404);
    expect(asked).toEqual(['/_not-found']);
    edit(['/_not-found', staticPage('<p>Nothing at all</p>', 404)]);
    expect((await get('/nope-1')).body.toString()).toBe('<p>Nothing at all</p>');
    await all();
    expect(asked).toEqual(['/_not-found', '/_not-found']);
  });

  it('has that page made once more, for all who come when it is too old', async () => {
    for (const path of madeUp) missing.add(path);
    next.set('/_not-found', staticPage(notFound, 404, 'HIT', 1));
    await all();
    await pause(1100);
    await all();
    expect(asked).toEqual(['/_not-found', '/_not-found']);
  });

  it('is left to Next while that page cannot be made', async () => {
    missing.add('/nope');
    next.set('/_not-found', staticPage('Down', 500));
    const { status, body } = await get('/nope');
    expect([status, body.toString()]).toEqual([404, notFound]);
    expect(asked).toEqual(['/_not-found', '/nope', '/_not-found']);
    next.set('/_not-found', staticPage(notFound, 404));
    asked.length = 0;
    expect((await get('/nope')).status).toBe(404);
    expect(asked).toEqual(['/_not-found']);
  });

  it.each(['/old', '/later'])('may still lead elsewhere: %s', async (path) => {
    missing.add(path);
    elsewhere.set(path, movedTo('/new'));
    expect((await get(path)).headers.location).toBe('/new');
    expect((await get(path)).headers.location).toBe('/new');
  });

  it('is left to Next where it is asked for something else, whatever comes with it', async () => {
    missing.add('/nope');
    await get('/nope', { rsc: '1' });
    await get('/nope', { 'content-length': '0' });
    await send({
      port: current().port,
      path: '/nope',
      body: 'x',
      headers: { 'content-length': 1 },
    });
    expect(asked).toEqual(['/nope', '/_not-found', '/_not-found']);
  });

  it('forgets the page that was there', async () => {
    next.set('/gone', staticPage('<p>Here</p>'));
    await ready('/gone');
    missing.add('/gone');
    edit();
    expect((await get('/gone')).status).toBe(404);
    missing.delete('/gone');
    edit(['/gone', staticPage('Down', 500)]);
    const { status, headers } = await get('/gone');
    expect([status, headers['x-served']]).toEqual([500, undefined]);
  });
});
