import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { limitBodies } from '../../src/steps/limit-bodies.ts';
import { next, send, serverForEach } from './support.ts';

const { current } = serverForEach([limitBodies]);

interface Sent {
  readonly path: string;
  readonly bytes: number;
  readonly type?: string;
  readonly isChunked?: boolean;
}

/** Next answers with how much it was given. */
async function post({ path, bytes, type = 'application/json', isChunked = false }: Sent) {
  next.set(path.split('?', 1)[0] ?? '', async (request, response) => {
    response.end(String((await text(request)).length));
  });
  const headers = {
    'Content-Type': type,
    ...(isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': bytes }),
  };
  const options = { port: current().port, method: 'POST', path, headers };
  const { status, body } = await send({ ...options, body: 'x'.repeat(bytes) });
  return { status, body: body.toString() };
}

const megabyte = 1024 * 1024;

test('an area takes bodies up to its limit, and refuses larger ones in JSON', async () => {
  const path = '/api/users?depth=0';
  expect(await post({ path, bytes: megabyte })).toEqual({ status: 200, body: '1048576' });
  const refused = await post({ path, bytes: 5 * megabyte });
  expect(refused.status).toBe(413);
  expect(JSON.parse(refused.body)).toEqual({
    error: { code: 'too-large', message: 'Send at most 1 MB.' },
  });
});

test('a body that does not say how long it is could be of any length', async () => {
  const refused = await post({ path: '/api/users', bytes: 10, isChunked: true });
  expect(refused.status).toBe(411);
  expect(JSON.parse(refused.body)).toMatchObject({ error: { code: 'length-required' } });
});

test('uploads, and areas without limits, are counted by themselves', async () => {
  const bytes = 2 * megabyte;
  const upload = { path: '/api/media', type: 'multipart/form-data; boundary=x' };
  expect(await post({ ...upload, bytes })).toEqual({ status: 200, body: String(bytes) });
  expect(await post({ ...upload, bytes: 20 * megabyte })).toMatchObject({ status: 413 });
  expect(await post({ path: '/admin', bytes })).toEqual({ status: 200, body: String(bytes) });
});
