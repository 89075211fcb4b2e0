import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { next, serverForEach } from './support.ts';

const { current } = serverForEach();

const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
// Node's parser knows most of these, but not all.
const others = ['TRACE', 'CONNECT', 'PROPFIND', 'PURGE', 'LINK', 'M-SEARCH', 'FOO', 'get'];
const addresses = ['/', '/quote', '/industries/nope', '/admin', '/admin/export', '/api', '/api/x'];
const odd = ['/healthz', '/readyz', '/_next/static/a.js', '/_not-found', '/sitemap.xml', '/%E0'];

/** `fetch` and Node's own client refuse to send some of these. */
async function ask(method: string, path: string): Promise<string> {
  const socket = connect(current().port, '127.0.0.1');
  const target = method === 'CONNECT' ? 'example.com:443' : path;
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test('every method that nobody needs is 405 at any address, and says which are answered', async () => {
  // As Next does with TRACE.
  const broken = () => Promise.reject(new Error('TypeError: method is not allowed'));
  for (const path of addresses) next.set(path, broken);
  for (const method of others) {
    for (const path of [...addresses, ...odd.filter((address) => address !== '/%E0')]) {
      const answer = await ask(method, path);
      expect([method, path, answer.split('\r\n', 1)[0]]).toEqual([
        method,
        path,
        'HTTP/1.1 405 Method Not Allowed',
      ]);
      expect(answer).toMatch(/\r\nAllow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r\n/);
    }
  }
});

test('no method at any address is answered by a failure', async () => {
  // As Next does with all but GET and HEAD.
  next.set('/_next/static/a.js', ({ method }, response) => {
    if (method !== 'GET' && method !== 'HEAD') throw new Error('Invariant: method');
    response.end('a()');
  });
  for (const method of [...known, ...others]) {
    for (const path of [...addresses, ...odd]) {
      expect(await ask(method, path)).toMatch(/^HTTP\/1.1 [234]/);
    }
  }
});

test.each(['Host: x\r\nHost: y', 'Host: x\r\nhOsT: x', 'Host: x\r\nA: b\r\nHOST:'])(
  'two hosts are one too many at any address: %j',
  async (hosts) => {
    for (const path of ['/', '/quote', '/api/x', '/healthz']) {
      const socket = connect(current().port, '127.0.0.1');
      socket.write(`GET ${path} HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    }
  },
);

test('what is no HTTP is answered as Node answers it', async () => {
  const socket = connect(current().port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost x\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
  const long = connect(current().port, '127.0.0.1');
  long.write(`GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(await text(long)).toMatch(/^HTTP\/1.1 431 /);
});
