import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { answerBeforeNext } from '../../src/steps/answer-before-next.ts';
import { next, send, serverForEach } from './support.ts';

const door = answerBeforeNext(
  new Map([['/api/contact', () => Promise.resolve(new Response(null, { status: 415 }))]]),
);
const { current, get } = serverForEach([door]);

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Sends the start of a request, and leaves it at that. */
function begin(rest: string, address = 'slow'): Socket {
  const socket = connect(current().port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write(`POST /api/contact HTTP/1.1\r\nHost: x\r\nX-Test-Address: ${address}\r\n${rest}`);
  return socket;
}

const cutOff = 'Content-Length: 500\r\n\r\nx';

const post = (address: string) =>
  send({
    port: current().port,
    method: 'POST',
    path: '/api/contact',
    headers: { 'X-Test-Address': address },
    body: 'a message',
  });

test('bodies that do not come hold up no page, and bodies of their own address alone', async () => {
  for (let count = 0; count < 10; count += 1) begin(cutOff);
  await pause(100);
  for (let count = 0; count < 5; count += 1) expect((await get('/')).status).toBe(200);
  expect((await post('another')).status).toBe(415);
  expect(await text(begin(cutOff))).toMatch(/^HTTP\/1.1 503 /);
});

test('who goes away in the middle of a body leaves their place to others', async () => {
  for (let round = 0; round < 3; round += 1) {
    const waiting = Array.from({ length: 10 }, () => begin(cutOff));
    await pause(50);
    for (const socket of waiting) socket.destroy();
    await pause(50);
  }
  expect((await post('slow')).status).toBe(415);
});

test('large bodies that stop half-way have places of their own', async () => {
  const half = `Content-Length: 900000\r\n\r\n${'x'.repeat(100_000)}`;
  // It reads what never comes.
  next.set('/api/users', (request) => text(request));
  const large = (address: string) => {
    const socket = connect(current().port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write(`POST /api/users HTTP/1.1\r\nHost: x\r\nX-Test-Address: ${address}\r\n${half}`);
    return socket;
  };
  for (let count = 0; count < 2; count += 1) large('one');
  await pause(100);
  expect(await text(large('one'))).toMatch(/^HTTP\/1.1 503 /);
  expect((await get('/')).status).toBe(200);
  expect((await post('one')).status).toBe(415);
});

test('an answer that reads no body comes at once', async () => {
  const socket = begin('Content-Length: 5\r\n\r\nhello');
  const started = performance.now();
  const answer = String(await once(socket, 'data'));
  expect(answer).toMatch(/^HTTP\/1.1 415 /);
  expect(performance.now() - started).toBeLessThan(1000);
});

test('requests that wait behind others on a lost connection are forgotten', async () => {
  const held: (() => void)[] = [];
  next.set('/api/held', (_, response) => void held.push(() => response.end('late')));
  for (let round = 0; round < 3; round += 1) {
    const socket = connect(current().port, '127.0.0.1');
    socket.write('GET /api/held HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3));
    await expect.poll(() => held.length).toBe(3);
    socket.destroy();
    await pause(50);
    for (const answer of held.splice(0)) answer();
    await pause(50);
  }
  expect((await get('/')).status).toBe(200);
});

test('one address has so many connections', async () => {
  const many = Array.from({ length: 60 }, () => connect(current().port, '127.0.0.1'));
  sockets.push(...many);
  for (const socket of many) socket.on('error', () => undefined);
  await pause(200);
  expect(many.filter((socket) => !socket.closed && !socket.readableEnded).length).toBe(40);
});
