import { Agent, createServer, IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAskNext } from '../../../server/ask-next';
import { BackgroundQueue } from '../../../server/compressed-body';
import { drain } from '../../../server/drain';
import { createHealth } from '../../../server/health';
import { InFlight } from '../../../server/in-flight';
import { InterceptedResponse, type Handler } from '../../../server/intercepted-response';
import { listen } from '../../../server/listen';
import { PageAnswers } from '../../../server/page-answers';
import { Pages } from '../../../server/pages';
import { createRequestListener } from '../../../server/request-listener';
import { securityHeaders } from '../../../server/response-headers';
import { StaticAssets } from '../../../server/static-assets';
import { warmUp } from '../../../server/warm-up';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** What Next answers, by path; a test changes it as it goes. */
const next = new Map<string, Answer>();
const lifecycle = { prepared: true, draining: false };
let databaseIsUp = true;
let logged: string[] = [];
let server: Server<typeof IncomingMessage, typeof InterceptedResponse>;
let port: number;
let warm: (paths: readonly string[]) => Promise<void>;

const text = 'A page with enough text to be worth compressing. '.repeat(60);
const document = `<html><script>a()</script><p>${text}</p></html>`;
const notFound = '<html lang="en"><h1>Nothing here</h1></html>';
const shell = '<!DOCTYPE html><html id="__next_error__"><head></head></html>';

const staticPage =
  (body: string, status = 200): Answer =>
  (request, response) => {
    response.statusCode = status;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 's-maxage=31536000');
    response.setHeader('X-Powered-By', 'Next.js, Payload');
    // As Next does: to HEAD, it has no body to say anything about.
    response.end(request.method === 'HEAD' ? undefined : body);
  };

async function start(serverUrl = 'http://localhost'): Promise<void> {
  const handler: Handler = async (request, response) => {
    const answer = next.get((request.url ?? '').split('?', 1)[0] ?? '');
    await (answer ?? staticPage(notFound, 404))(request, response);
  };
  const background = new BackgroundQueue();
  const pages = new Pages({ secure: serverUrl.startsWith('https'), maxBytes: 1e6, background });
  const askNext = createAskNext(handler, 'localhost', 1000);
  server = createServer(
    { IncomingMessage, ServerResponse: InterceptedResponse },
    createRequestListener({
      handler,
      security: securityHeaders(serverUrl),
      siteOrigin: 'http://localhost:3000',
      trustedProxyHops: 0,
      lifecycle,
      health: createHealth(lifecycle, () => Promise.resolve(databaseIsUp)),
      inFlight: new InFlight(3),
      assets: new StaticAssets(1e6, background),
      pages: new PageAnswers(pages, askNext),
      pagePatienceMs: 150,
    }),
  );
  warm = (paths) => warmUp(paths, askNext, pages, lifecycle);
  await listen(server, 0, '127.0.0.1');
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
}

function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  agent?: Agent,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { port, host: '127.0.0.1', path, headers, method, agent },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

beforeEach(async () => {
  next.clear();
  lifecycle.draining = false;
  databaseIsUp = true;
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...parts) => void logged.push(parts.join(' ')));
  next.set('/_not-found', staticPage(notFound, 404));
  next.set('/', staticPage(document));
  await start();
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
  vi.restoreAllMocks();
});

describe('a static page', () => {
  it('goes out with its policy, for nobody to keep unasked, and without advertisement', async () => {
    const { status, headers, body } = await get('/');
    expect(status).toBe(200);
    expect(body.toString()).toBe(document);
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
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
    next.set('/', staticPage(`${document}<!-- edited -->`));
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

describe('a page that Next cannot make', () => {
  const failing: [string, Answer][] = [
    ['answers 500', staticPage(shell, 500)],
    ['throws', () => Promise.reject(new Error('database is gone'))],
    [
      'answers in plain text',
      (_, response) => {
        response.statusCode = 500;
        response.setHeader('Content-Type', 'text/plain');
        response.end('Internal Server Error');
      },
    ],
    ['never answers', () => undefined],
  ];

  it.each(failing)('is answered with its last good copy when Next %s', async (_, failure) => {
    await get('/');
    next.set('/', failure);
    const { status, headers, body } = await get('/?utm_source=x');
    expect(status).toBe(200);
    expect(body.toString()).toBe(document);
    expect(headers['x-served']).toBe('last-good');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
    expect(headers['content-security-policy']).toContain('sha256-');
  });

  it.each(failing)('is a failure when there is no copy and Next %s', async (_, failure) => {
    next.set('/fresh', failure);
    expect((await get('/fresh')).status).toBeGreaterThanOrEqual(500);
  });

  it('is answered though nobody has visited it, once the process is warm', async () => {
    next.set('/unvisited', staticPage(document));
    await warm(['/unvisited', '/broken']);
    next.set('/unvisited', staticPage(shell, 500));
    expect((await get('/unvisited')).headers['x-served']).toBe('last-good');
  });

  it('is logged once, without the query, and again when it works', async () => {
    await get('/');
    next.set('/', staticPage(shell, 500));
    await get('/?email=a@b.example');
    await get('/?email=a@b.example');
    next.set('/', staticPage(document));
    await get('/');
    expect(logged).toEqual([
      'GET / failed: visitors get its last good page until it works again.',
      'GET / works again.',
    ]);
  });

  it("does not stand in for the data of Next's router, which takes it for an error", async () => {
    await get('/');
    next.set('/', staticPage(shell, 500));
    expect((await get('/', { rsc: '1' })).status).toBe(500);
  });

  it('does not stand in for the inbox', async () => {
    next.set('/admin', staticPage(document));
    await get('/admin');
    next.set('/admin', staticPage(shell, 500));
    expect((await get('/admin')).status).toBe(500);
  });
});

describe('a page that does not exist', () => {
  it('is the complete page, even where Next sends an empty shell', async () => {
    next.set('/industries/nope', staticPage(shell, 404));
    const { status, body } = await get('/industries/nope');
    expect(status).toBe(404);
    expect(body.toString()).toBe(notFound);
  });

  it("is left to the panel in the panel's area", async () => {
    next.set('/cms/nope', staticPage(shell, 404));
    expect((await get('/cms/nope')).body.toString()).toBe(shell);
  });
});

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

describe('the process', () => {
  it('is alive without its database, but not ready', async () => {
    expect(await get('/readyz')).toMatchObject({ status: 200 });
    databaseIsUp = false;
    expect((await get('/healthz')).body.toString()).toBe('ok');
    const { status, body } = await get('/readyz');
    expect(status).toBe(503);
    expect(JSON.parse(body.toString())).toEqual({ ready: false, waitingFor: ['database'] });
  });

  it('turns away what is too much, and recovers', async () => {
    next.set('/api/slow', async (_, response) => {
      await pause(200);
      response.end('done');
    });
    const slow = [1, 2, 3].map(() => get('/api/slow'));
    await pause(50);
    const refused = await get('/');
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
    await Promise.all(slow);
    expect((await get('/')).status).toBe(200);
  });

  it('refuses a malformed address before Next sees it', async () => {
    expect((await get('/item/%E0%A4%A')).status).toBe(400);
    expect((await get('/api/industries?where=%00')).status).toBe(400);
  });

  it('insists on https where it is reached over https', async () => {
    server.close();
    await start('https://agency.example');
    const { headers } = await get('/');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('finishes what is in flight when it drains, and accepts nothing more', async () => {
    next.set('/api/slow', async (_, response) => {
      await pause(200);
      response.end('done');
    });
    const slow = get('/api/slow', { connection: 'keep-alive' });
    await pause(50);
    const closed = vi.fn(() => Promise.resolve());
    const drained = drain(server, lifecycle, closed);
    await expect(get('/')).rejects.toThrow('ECONNREFUSED');
    const reply = await slow;
    expect(reply.body.toString()).toBe('done');
    expect(reply.headers.connection).toBe('close');
    await drained;
    expect(closed).toHaveBeenCalledOnce();
  });

  it('does not wait for a connection that was promised to be kept', async () => {
    next.set('/api/slow', async (_, response) => {
      response.writeHead(200, { 'Content-Type': 'image/webp' });
      response.write('begun');
      await pause(100);
      response.end('done');
    });
    const agent = new Agent({ keepAlive: true });
    const slow = get('/api/slow', {}, 'GET', agent);
    await pause(50);
    const begun = performance.now();
    await drain(server, lifecycle, () => Promise.resolve());
    expect((await slow).body.toString()).toBe('begundone');
    expect(performance.now() - begun).toBeLessThan(1000);
    agent.destroy();
  });

  it('says in one sentence that its port is taken', async () => {
    const second = createServer();
    await expect(listen(second, port, '127.0.0.1')).rejects.toThrow(
      `Port ${port} is taken by another program: stop it, or start with another PORT.`,
    );
  });
});
