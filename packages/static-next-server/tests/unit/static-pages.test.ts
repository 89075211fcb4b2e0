import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  document,
  edit,
  logged,
  next,
  notFound,
  serverForEach,
  shell,
  shown,
  staticPage,
} from './support.ts';

const { get, ready } = serverForEach();

describe('a static page', () => {
  it('goes out with its policy, for nobody to keep unasked, and without advertisement', async () => {
    const { status, headers, body } = await get('/');
    expect(status).toBe(200);
    expect(body.toString()).toBe(document);
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'$/);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['x-frame-options']).toBe('DENY');
    expect(logged).toEqual([]);
  });

  it('is compressed as the visitor likes, under one tag', async () => {
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(document);
    expect(gunzipSync(gzip.body).toString()).toBe(document);
    expect(brotli.headers.vary).toContain('Accept-Encoding');
    expect(gzip.headers.etag).toBe(brotli.headers.etag);
  });

  it('is not sent again to who has it, until it changes', async () => {
    const { headers } = await get('/');
    const known = { 'if-none-match': headers.etag ?? '' };
    const again = await get('/', known);
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    edit(['/', staticPage(`${document}<!-- edited -->`)]);
    expect((await get('/', known)).status).toBe(200);
  });

  it('answers HEAD with the headers of GET', async () => {
    const got = await get('/', { 'accept-encoding': 'gzip' });
    const head = await get('/', { 'accept-encoding': 'gzip' }, 'HEAD');
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-encoding']).toBe('gzip');
    expect(head.headers.etag).toBe(got.headers.etag);
    expect(head.headers['content-security-policy']).toBe(got.headers['content-security-policy']);
  });
});

describe('a page that does not exist', () => {
  it('is the complete page, even where Next sends an empty shell', async () => {
    next.set('/industries/nope', staticPage(shell, 404));
    const { status, body } = await get('/industries/nope');
    expect(status).toBe(404);
    expect(body.toString()).toBe(notFound);
  });

  it('is left to the staff area, which is not public', async () => {
    next.set('/admin/nope', staticPage(shell, 404));
    expect((await get('/admin/nope')).body.toString()).toBe(shell);
  });
});

describe('the site is told of each page that was shown', () => {
  it('once a visit, made or ready, changed or known', async () => {
    await get('/?utm_source=x');
    await ready('/');
    const { headers } = await get('/');
    expect((await get('/', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
    await get('/', { range: 'bytes=0-9' });
    expect(shown).toEqual(['/', '/', '/', '/']);
  });

  it('and of nothing else', async () => {
    next.set('/file.txt', (_, response) => {
      response.setHeader('Content-Type', 'text/plain');
      response.setHeader('Cache-Control', 's-maxage=60');
      response.end('a file');
    });
    next.set('/own', (_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.setHeader('Cache-Control', 'private, no-store');
      response.end(document);
    });
    await ready('/file.txt');
    for (const path of ['/file.txt', '/own', '/nope', '/admin/nope']) await get(path);
    await get('/', {}, 'HEAD');
    await ready('/');
    await get('/', {}, 'HEAD');
    expect(shown).toEqual([]);
  });
});
