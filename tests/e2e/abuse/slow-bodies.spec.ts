import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

import { expect, long, test } from '../../support/site';

/** The loopback network is as many addresses as one needs. */
function open(baseURL: string | undefined, address: string, sent: string): Socket {
  const { port } = new URL(baseURL ?? '');
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: address });
  socket.on('error', () => undefined);
  socket.write(sent);
  return socket;
}

const head = (path: string, type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: ${type}\r\n`;

test('512 connections that send one byte of a form keep nobody from anything', async ({
  baseURL,
}) => {
  const slow = Array.from({ length: 512 }, () =>
    open(baseURL, '127.0.9.1', `${head('/api/contact')}Content-Length: 500\r\n\r\nx`),
  );
  try {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const page = `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    expect(await text(open(baseURL, '127.0.9.2', page))).toMatch(/^HTTP\/1.1 200 /);
    const form = `${head('/api/contact')}Content-Length: 2\r\n\r\n{}`;
    expect(await text(open(baseURL, '127.0.9.2', form))).toMatch(/^HTTP\/1.1 422 /);
  } finally {
    for (const socket of slow) socket.destroy();
  }
});

test('a form has ten seconds to come', { tag: long }, async ({ baseURL }) => {
  const slow = open(baseURL, '127.0.9.3', `${head('/api/quote')}Content-Length: 500\r\n\r\nx`);
  expect(await text(slow)).toMatch(/^HTTP\/1.1 408 /);
});

test('a form of the wrong type is refused at once, and leaves its connection to the next', async ({
  baseURL,
}) => {
  const wrong = head('/api/contact', 'text/plain').replace('close', 'keep-alive');
  const socket = open(baseURL, '127.0.9.4', `${wrong}Content-Length: 5\r\n\r\nhello`.repeat(20));
  let answers = '';
  socket.on('data', (piece) => (answers += String(piece)));
  // Each held its slot for two seconds.
  await expect.poll(() => answers.match(/HTTP\/1.1 415 /g)?.length, { timeout: 3000 }).toBe(20);
  socket.destroy();
});
