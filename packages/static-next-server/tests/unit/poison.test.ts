import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { backgroundWork } from '../../src/answers/whole-answer.ts';
import { asked, document, edit, next, send, serverForEach, staticPage, text } from './support.ts';

const { current, get, ready } = serverForEach();

/** A page that shows whatever it is asked with, as a careless one would. */
const echo = () =>
  next.set('/echo', (request, response) => {
    const own = { ...request.headers, host: undefined, accept: undefined };
    const seen = JSON.stringify([request.method, request.url, own]);
    return staticPage(`<html>${text}${seen}</html>`)(request, response);
  });
const everybodys = `<html>${text}["GET","/echo",{}]</html>`;

describe('nothing that a visitor sends', () => {
  it.each<Record<string, string>>([
    { cookie: 'a=b' },
    { authorization: 'Bearer of-a-stranger' },
    { accept: 'application/json' },
    { range: 'bytes=0-3' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
    { host: 'evil.example' },
    { 'x-middleware-rewrite': '/admin', 'x-middleware-prefetch': '1' },
    { 'x-nextjs-data': '1', 'x-matched-path': '/admin' },
    { 'next-router-prefetch': '1', 'next-router-state-tree': '[]' },
    { rsc: '1' },
    { 'x-http-method-override': 'POST' },
    { 'user-agent': 'Googlebot' },
  ])('gets into the page of others: %j', async (headers) => {
    echo();
    await get('/echo', headers);
    await get('/echo', headers);
    expect((await get('/echo')).body.toString()).toBe(everybodys);
    edit();
    await get('/echo', headers);
    await get('/echo', headers);
    expect((await get('/echo')).body.toString()).toBe(everybodys);
  });

  it.each(['?x=1', '?_rsc=abc', '?', '?x=1&x=2', '?/../admin'])(
    'gets in by the query %s',
    async (query) => {
      echo();
      await get(`/echo${query}`);
      await get(`/echo${query}`);
      expect((await get('/echo')).body.toString()).toBe(everybodys);
    },
  );

  it('makes one page answer for another', async () => {
    next.set('/about', staticPage('<html>about</html>'));
    await ready('/about');
    await ready('/');
    for (const address of ['/About', '/about/', '//about', '/about%2F', '/about;a'])
      expect((await get(address)).body.toString()).not.toContain('about</html>');
    // Another way to write the same address.
    for (const address of ['/about', '/ab%6Fut'])
      expect((await get(address)).body.toString()).toBe('<html>about</html>');
  });

  it('fills the memory with other ways to write an address', async () => {
    next.set('/about', staticPage('<html>about</html>'));
    await ready('/about');
    for (const address of ['/%61bout', '/a%62out', '/ab%6Fut'])
      expect((await get(address)).body.toString()).toBe('<html>about</html>');
    expect(asked).toEqual(['/about']);
  });
});

describe('a page that is everybody’s', () => {
  it.each<[string, Record<string, string>]>([
    ['/?utm_source=x&gclid=y', {}],
    ['/?', {}],
    ['/?_rsc=abc', {}],
    ['/', { cookie: '_ga=GA1.2; consent=yes; payload-token=x' }],
    ['/?x=1', { cookie: 'a=b' }],
  ])('is sent ready: %s %j', async (address, headers) => {
    await ready('/');
    asked.length = 0;
    const { body } = await get(address, headers);
    expect([body.toString(), asked]).toEqual([document, []]);
  });
});

describe('a visit that is not everybody’s', () => {
  it.each<Record<string, string>>([{ cookie: 'preview' }, { rsc: '1' }])(
    'is answered by Next: %j',
    async (headers) => {
      await ready('/');
      asked.length = 0;
      await get('/', headers);
      expect(asked).toEqual(['/']);
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('is answered by Next: %s', async (method) => {
    await ready('/');
    asked.length = 0;
    await get('/', {}, method);
    expect(asked).toEqual(['/']);
  });

  it('waits until the page is made for everybody, after an edit', async () => {
    await ready('/');
    const seen: (string | undefined)[] = [];
    edit([
      '/',
      (request, response) => {
        seen.push(request.headers.rsc?.toString());
        return staticPage(document)(request, response);
      },
    ]);
    await get('/', { rsc: '1' });
    expect(seen).toEqual([undefined, '1']);
  });
});

describe('a page that is ready', () => {
  it('is asked of Next once for a thousand visits', async () => {
    await ready('/');
    for (let visit = 0; visit < 1000; visit += 1) await get('/');
    expect(asked).toEqual(['/']);
  });

  it('is asked of Next once by all who come after an edit', async () => {
    await ready('/');
    edit(['/', staticPage('<html>new</html>')]);
    asked.length = 0;
    const visits = await Promise.all([1, 2, 3].map(() => get('/')));
    expect(visits.map(({ body }) => body.toString())).toEqual(Array(3).fill('<html>new</html>'));
    expect(asked).toEqual(['/']);
  });

  it.each(['gzip;q=0, br;q=0', 'nonsense', '*', 'br;q=1e9', 'deflate', '\u00e9'])(
    'is readable to whoever accepts %j',
    async (accepted) => {
      await ready('/');
      const { headers, body } = await get('/', { 'accept-encoding': accepted });
      const isBrotli = headers['content-encoding'] === 'br';
      expect((isBrotli ? brotliDecompressSync(body) : body).toString()).toBe(document);
      expect(Number(headers['content-length'])).toBe(body.length);
    },
  );

  it('has the headers that it has when Next makes it for a visitor', async () => {
    await ready('/');
    await get('/', { 'accept-encoding': 'br' });
    await backgroundWork();
    const own = await get('/', { 'accept-encoding': 'br' });
    const byNext = await get('/', { 'accept-encoding': 'br', rsc: '1' });
    const names = (headers: typeof own.headers) =>
      Object.entries(headers).filter(([name]) => !/^(date|x-nextjs-cache)$/.test(name));
    expect(Object.fromEntries(names(own.headers))).toEqual(
      Object.fromEntries(names(byNext.headers)),
    );
    // It would say of every visit what was true of one.
    expect(own.headers['x-nextjs-cache']).toBeUndefined();
    const known = { 'if-none-match': own.headers.etag ?? '' };
    const unchanged = await get('/', known);
    expect(unchanged.status).toBe(304);
    expect(Object.fromEntries(names(unchanged.headers))).toEqual(
      Object.fromEntries(names((await get('/', { ...known, rsc: '1' })).headers)),
    );
  });

  it.each<Record<string, string>>([
    { authorization: 'JWT x' },
    { range: 'bytes=0-3' },
    { 'content-length': '0' },
    { 'content-length': '1' },
  ])('is sent without Next, since that does not look: %j', async (headers) => {
    await ready('/');
    asked.length = 0;
    const body = headers['content-length'] === '1' ? 'x' : undefined;
    const answer = await send({ port: current().port, path: '/', headers, body });
    expect([answer.status, answer.body.toString(), asked]).toEqual([200, document, []]);
  });

  it('answers HEAD without Next', async () => {
    await ready('/');
    asked.length = 0;
    const { status, headers, body } = await get('/', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([
      200,
      `${document.length}`,
      0,
    ]);
    expect(asked).toEqual([]);
  });

  it.each(['?e1b79ea77f1dd0a7', '?favicon.2kx75i31qan81.ico', '?apple-icon.0a_-.png'])(
    'is the same whatever version Next writes behind it: %s',
    async (version) => {
      await ready('/');
      asked.length = 0;
      expect((await get(`/${version}`)).body.toString()).toBe(document);
      expect(asked).toEqual([]);
    },
  );

  it('is learned at its first visit, and files are, too', async () => {
    next.set('/robots.txt', (_, response) => {
      response.setHeader('Content-Type', 'text/plain');
      response.setHeader('Cache-Control', 's-maxage=31536000');
      response.end('User-Agent: *');
    });
    await get('/robots.txt');
    await expect
      .poll(async () => {
        asked.length = 0;
        return [(await get('/robots.txt')).body.toString(), asked.length];
      })
      .toEqual(['User-Agent: *', 0]);
  });
});
