import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { InterceptedResponse } from '../../src/around-next/intercepted-response.ts';
import {
  document,
  next,
  notFound,
  serverForEach,
  staticPage,
  text,
  type NextAnswers,
} from './support.ts';

const { get } = serverForEach();

describe('other answers', () => {
  it('stream through, compressed, piece by piece', async () => {
    next.set('/api/stream', async (_, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('ETag', '"strong"');
      response.write('[1,');
      if (response instanceof InterceptedResponse) response.flush();
      await pause(30);
      response.end('2]');
    });
    const { headers, body } = await get('/api/stream', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers.etag).toBe('W/"strong"');
    expect(headers['content-security-policy']).toBeUndefined();
    expect(brotliDecompressSync(body).toString()).toBe('[1,2]');
  });

  it('say how long they are only where that is still true', async () => {
    next.set('/api/known', (_, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Content-Length', text.length + 2);
      response.end(JSON.stringify(text));
    });
    const compressed = await get('/api/known', { 'accept-encoding': 'br' });
    expect(compressed.headers['content-length']).toBeUndefined();
    expect(JSON.parse(brotliDecompressSync(compressed.body).toString())).toBe(text);
    const plain = await get('/api/known');
    expect(plain.headers['content-length']).toBe(String(text.length + 2));
    expect(plain.headers.vary).toBe('Accept-Encoding');
  });

  it('are complete when they are larger than every buffer on the way', async () => {
    const line = `${'abcdefghij'.repeat(1000)}${Math.PI}\n`;
    next.set('/api/large', async (_, response) => {
      response.setHeader('Content-Type', 'text/csv');
      for (let piece = 0; piece < 300; piece += 1) {
        if (!response.write(`${piece}${line}`)) {
          await new Promise((resolve) => response.once('drain', resolve));
        }
      }
      response.end();
    });
    const { body } = await get('/api/large', { 'accept-encoding': 'gzip' });
    const expected = Array.from({ length: 300 }, (_, piece) => `${piece}${line}`).join('');
    expect(gunzipSync(body).toString()).toBe(expected);
  });

  it('pass untouched when they are compressed by nature', async () => {
    next.set('/photo.webp', (_, response) => {
      response.writeHead(200, { 'Content-Type': 'image/webp', 'Content-Length': 4 });
      response.end(Buffer.from([1, 2, 3, 4]));
    });
    const { headers, body } = await get('/photo.webp', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect([...body]).toEqual([1, 2, 3, 4]);
  });

  it('keep a script in an uploaded picture from running', async () => {
    next.set('/api/media/file/x.svg', (_, response) => {
      response.setHeader('Content-Type', 'image/svg+xml');
      response.end('<svg><script>a()</script></svg>');
    });
    const { headers } = await get('/api/media/file/x.svg');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  });

  it('are asked of Next once when they are static assets', async () => {
    let asked = 0;
    next.set('/_next/static/a.js', (_, response) => {
      asked += 1;
      response.setHeader('Content-Type', 'application/javascript; charset=UTF-8');
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      response.setHeader('Content-Length', text.length);
      response.end(text);
    });
    const first = await get('/_next/static/a.js', { 'accept-encoding': 'br' });
    const second = await get('/_next/static/a.js', { 'accept-encoding': 'gzip' });
    expect(asked).toBe(1);
    expect(brotliDecompressSync(first.body).toString()).toBe(text);
    expect(gunzipSync(second.body).toString()).toBe(text);
    expect(second.headers).toMatchObject({
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const known = { 'if-none-match': first.headers.etag ?? '' };
    expect((await get('/_next/static/a.js', known)).status).toBe(304);
  });
});

const policyIn = (headers: Record<string, unknown>) => String(headers['content-security-policy']);

/** Says which nonce it was asked to write, as Next reads it. */
const personal: NextAnswers = async (request, response) => {
  const [, nonce] = /'nonce-([^']+)'/.exec(policyIn(request.headers)) ?? [];
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'private, no-store');
  response.write(`<html><script nonce="${nonce}">a()</script>`);
  if (response instanceof InterceptedResponse) response.flush();
  await pause(20);
  response.end(document);
};

describe('a page that is made for one visit', () => {
  it('has its scripts named by a nonce that nobody else has, and is sent as it is made', async () => {
    next.set('/admin', personal);
    const nonces = new Set<string>();
    const strangers = { 'content-security-policy': "script-src 'nonce-of-a-stranger'" };
    const visits: Record<string, string>[] = [{}, strangers];
    for (const headers of visits) {
      const visit = await get('/admin', { 'accept-encoding': 'br', ...headers });
      const [, nonce = ''] =
        /^script-src 'self' 'nonce-([\w+/]{24})'$/.exec(policyIn(visit.headers)) ?? [];
      const body = brotliDecompressSync(visit.body).toString();
      expect(body).toBe(`<html><script nonce="${nonce}">a()</script>${document}`);
      expect(visit.headers['content-length']).toBeUndefined();
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  });

  it.each([
    ['one that Next has kept', staticPage(document)],
    ['one that says that there is nothing', staticPage(document, 404, 'MISS')],
  ])('is not %s: that has no nonce, and is named by its hash', async (_, answers) => {
    next.set('/admin', answers);
    const { headers } = await get('/admin');
    expect(policyIn(headers)).toMatch(/^script-src 'self' 'sha256-[^']+'$/);
  });

  it('is no public one', async () => {
    next.set('/made', personal);
    expect((await get('/made')).body.toString()).toContain('nonce="undefined"');
    expect((await get('/nope')).body.toString()).toBe(notFound);
  });
});
