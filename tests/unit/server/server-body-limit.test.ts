import { createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { withBodyLimit } from '../../../server/body-limit';

/** Answers with how much it was given. */
const server = createServer((incoming, response) => {
  void withBodyLimit(async (given, answer) => {
    answer.end(String((await text(given)).length));
  })(incoming, response);
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

interface Sent {
  readonly path: string;
  readonly bytes: number;
  readonly type?: string;
  readonly isChunked?: boolean;
}

async function send({ path, bytes, type = 'application/json', isChunked = false }: Sent) {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = {
      'Content-Type': type,
      ...(isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': bytes }),
    };
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path, headers }, resolve);
    sent.on('error', reject);
    sent.end('x'.repeat(bytes));
  });
  return { status: answer.statusCode, body: await text(answer) };
}

const megabyte = 1024 * 1024;

test('the API takes bodies of a megabyte, and refuses larger ones in JSON', async () => {
  const path = '/api/users?depth=0';
  expect(await send({ path, bytes: megabyte })).toEqual({ status: 200, body: '1048576' });
  const refused = await send({ path, bytes: 5 * megabyte });
  expect(refused.status).toBe(413);
  expect(JSON.parse(refused.body)).toEqual({
    error: { code: 'too-large', message: 'Send at most 1 MB.' },
  });
});

test('a body that does not say how long it is could be of any length', async () => {
  const refused = await send({ path: '/api/users', bytes: 10, isChunked: true });
  expect(refused.status).toBe(411);
  expect(JSON.parse(refused.body)).toMatchObject({ error: { code: 'length-required' } });
});

test('uploads, and what is not the API, have limits of their own', async () => {
  const bytes = 2 * megabyte;
  const upload = { path: '/api/media', type: 'multipart/form-data; boundary=x' };
  expect(await send({ ...upload, bytes })).toEqual({ status: 200, body: String(bytes) });
  expect(await send({ ...upload, bytes: 20 * megabyte })).toMatchObject({ status: 413 });
  expect(await send({ path: '/admin', bytes })).toEqual({ status: 200, body: String(bytes) });
});
