import { Agent, createServer, request } from 'node:http';

import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { withDoor } from '../../../server/door';

const server = createServer((incoming, response) => {
  void withDoor((_, answer) => {
    answer.end('next');
    return Promise.resolve();
  })(incoming, response);
});
// One connection, so that whatever is left behind on it meets the next request.
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  agent.destroy();
  server.close();
});

interface Answer {
  readonly status: number;
  readonly text: string;
}

function send(method: string, path: string, body = '', type = 'application/json') {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(
      { agent, port, method, path, host: '127.0.0.1', headers: { 'Content-Type': type } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const refusal = z.object({ error: z.object({ code: z.string() }) });
const codeOf = ({ text }: Answer) => refusal.parse(JSON.parse(text)).error.code;

test('posts to a form are answered before Next, everything else goes on to it', async () => {
  expect(await send('GET', '/api/contact')).toEqual({ status: 200, text: 'next' });
  expect(await send('POST', '/api/contacts')).toEqual({ status: 200, text: 'next' });
  for (const path of ['/api/contact', '/api/quote?from=somewhere']) {
    const refused = await send('POST', path, '{', 'application/json; charset=utf-8');
    expect([refused.status, codeOf(refused)]).toEqual([400, 'malformed']);
  }
});

test('who sends too much gets the answer, and can go on over the same connection', async () => {
  for (let round = 0; round < 20; round += 1) {
    const refused = await send('POST', '/api/contact', 'x'.repeat(3_000_000));
    expect([refused.status, codeOf(refused)]).toEqual([413, 'too-large']);
    const other = await send('POST', '/api/contact', '{}', 'text/plain');
    expect([other.status, codeOf(other)]).toEqual([415, 'unsupported-media-type']);
  }
});
