import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { expect, test } from '../../support/site';

/** Sends the bytes as they are: every client would tidy the address up. */
async function ask(baseURL: string | undefined, head: string, body = ''): Promise<string> {
  const { hostname, port, host } = new URL(baseURL ?? '');
  const socket = connect(Number(port), hostname);
  socket.write(`${head}\r\nHost: ${host}\r\nConnection: close\r\n`);
  socket.write(`Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  return (await text(socket)).split('\r\n\r\n', 1)[0] ?? '';
}

const large = JSON.stringify({ email: 'x'.repeat(2_000_000) });

test('no way of writing an address gets past what is judged by it', async ({ baseURL }) => {
  for (const target of [
    '/./api/users/login',
    '/x/../api/users/login',
    '/%2e/api/users/login',
    '/x/%2E./api/users/login',
    '/x\\..\\api/users/login',
    '/api%2Fusers/login',
    '/%252e/api/users/login',
    '/api/users/login#x',
    'http://x/a/../api/users/login',
  ])
    expect([target, await ask(baseURL, `POST ${target} HTTP/1.1`, '{}')]).toEqual([
      target,
      expect.stringMatching(/^HTTP\/1.1 400 /),
    ]);
  for (const target of ['/%61pi/users/login', '/api/%75sers/login', 'http://x/api/users/login']) {
    expect([target, await ask(baseURL, `POST ${target} HTTP/1.1`, large)]).toEqual([
      target,
      expect.stringMatching(/^HTTP\/1.1 413 /),
    ]);
    expect([target, await ask(baseURL, `POST ${target} HTTP/1.1`, '{}')]).toEqual([
      target,
      expect.stringMatching(/^HTTP\/1.1 40[01] /),
    ]);
  }
  for (const target of ['//api//users/login', '/api/users/login/'])
    expect(await ask(baseURL, `POST ${target} HTTP/1.1`, large)).toMatch(/^HTTP\/1.1 413 /);
  expect(await ask(baseURL, 'GET //industries/healthcare/ HTTP/1.1')).toMatch(
    /^HTTP\/1.1 308 [^]*\r\nLocation: \/industries\/healthcare\r\n/,
  );
});

test('a body is counted while it comes, at every address and with every method', async ({
  baseURL,
}) => {
  const { hostname, port, host } = new URL(baseURL ?? '');
  const tooLarge = '413 Payload Too Large';
  const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  for (const [method, path, type, says = tooLarge] of [
    ['POST', '/api/users/forgot-password', 'application/json'],
    ['POST', '/api/users/login', 'multipart/form-data; boundary=x'],
    // Who may order nothing is refused before the body comes.
    ['POST', '/api/reorder', 'application/json', '403 Forbidden'],
    ['POST', '/api/payload-preferences/x', 'application/json'],
    ['GET', '/api/industries', 'application/json'],
    ['GET', '/', 'text/plain'],
    ['POST', '/admin', 'multipart/form-data; boundary=x'],
    ['GET', '/_next/image', 'text/plain'],
    ['GET', '/nowhere', 'text/plain'],
  ] as const) {
    const socket = connect(Number(port), hostname);
    let sent = 0;
    const answer = text(socket);
    socket.on('error', () => undefined);
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\n`);
    socket.write('Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n');
    for (; sent < 40 && !socket.destroyed; sent += 1) socket.write(piece);
    socket.write('0\r\n\r\n');
    expect([method, path, (await answer).split('\r\n', 1)[0]]).toEqual([
      method,
      path,
      `HTTP/1.1 ${says}`,
    ]);
  }
});
