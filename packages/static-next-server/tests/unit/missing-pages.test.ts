import { describe, expect, it } from 'vitest';
import { asked, edit, elsewhere, next, notFound, serverForEach, staticPage } from './support.ts';

const { get, ready } = serverForEach();

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
