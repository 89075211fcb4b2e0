import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { notFound, serverForEach } from './support.ts';

const { current, get, ready } = serverForEach();

const one = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const last = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

interface Connection {
  readonly socket: Socket;
  readonly answers: () => number;
}

function open(sent = ''): Connection {
  const socket = connect(current().port, '127.0.0.1');
  let received = '';
  socket.on('error', () => undefined);
  socket.on('data', (bytes: Buffer) => (received += bytes.toString()));
  socket.write(sent);
  return { socket, answers: () => received.split('HTTP/1.1 ').length - 1 };
}

it('answers some requests that come at once, and any number one after the other', async () => {
  await ready('/');
  const atOnce = open(one.repeat(19) + last);
  await once(atOnce.socket, 'close');
  expect(atOnce.answers()).toBe(20);
  const inTurn = open();
  for (let count = 1; count <= 100; count += 1) {
    inTurn.socket.write(one);
    await expect.poll(inTurn.answers, { interval: 1 }).toBe(count);
  }
  inTurn.socket.destroy();
});

it.each(['/', '/nope'])('hangs up on who sends request upon request: %s', async (path) => {
  await ready('/');
  const crowd = open(one.replace('/', path).repeat(1500) + last);
  await once(crowd.socket, 'close');
  expect(crowd.answers()).toBeLessThan(40);
  expect((await get('/nowhere')).body.toString()).toBe(notFound);
});
