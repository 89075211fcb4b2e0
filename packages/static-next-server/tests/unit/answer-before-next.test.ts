import { Agent } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { answerBeforeNext } from '../../src/steps/answer-before-next.ts';
import { next, send, serverForEach } from './support.ts';

/** Reads as much as the caller says, and answers with the number of bytes. */
const door = answerBeforeNext(
  new Map([
    [
      '/api/contact',
      async (request) => {
        const most = Number(request.headers.get('read-most') ?? Infinity);
        let read = 0;
        if (most > 0 && request.body !== null) {
          const reader = request.body.getReader();
          while (read < most) {
            const { done, value } = await reader.read();
            if (done) break;
            read += value.byteLength;
          }
          if (request.headers.has('cancel')) await reader.cancel();
        }
        return Response.json({ read }, { status: 201, headers: { 'X-Door': 'open' } });
      },
    ],
  ]),
);
const { current } = serverForEach([door]);

// One connection, so that whatever is left behind on it meets the next request.
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterAll(() => agent.destroy());

const post = (path: string, body: string, headers: Record<string, string> = {}, method = 'POST') =>
  send({ port: current().port, agent, method, path, body, headers });

test('posts to the door are answered before Next, everything else goes on to it', async () => {
  next.set('/api/contacts', (_, response) => response.end('next'));
  next.set('/api/contact', (_, response) => response.end('next'));
  expect((await post('/api/contacts', '')).body.toString()).toBe('next');
  expect((await post('/api/contact', '', {}, 'PUT')).body.toString()).toBe('next');
  const answer = await post('/api/contact?from=somewhere', 'a message');
  expect(answer.status).toBe(201);
  expect(answer.headers['x-door']).toBe('open');
  expect(JSON.parse(answer.body.toString())).toEqual({ read: 9 });
});

test.each([
  ['none of it', { 'read-most': '0' }],
  ['a part of it and stops', { 'read-most': '1' }],
  ['a part of it and says so', { 'read-most': '1', cancel: 'yes' }],
])(
  'who reads %s leaves a connection that can be used again, after a body of any length',
  async (_, headers) => {
    const large = 'x'.repeat(1_000_000);
    for (let round = 0; round < 5; round += 1) {
      const answer = await post('/api/contact', large, headers);
      expect(answer.status).toBe(201);
      // It would be closed if the rest of the body had not come through in time.
      expect(answer.headers.connection).toBe('keep-alive');
    }
    expect((await post('/api/contact', 'x')).body.toString()).toBe('{"read":1}');
  },
);
