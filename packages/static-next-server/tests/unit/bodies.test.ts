import { once } from 'node:events';
import { Agent, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { next, send, serverForEach } from './support.ts';

const { current } = serverForEach();

interface Sent {
  readonly path: string;
  readonly bytes: number;
  readonly type?: string;
  readonly isChunked?: boolean;
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

/** Next answers with how much it was given. */
async function post({ path, bytes, isChunked = false, ...sent }: Sent) {
  next.set(path.split('?', 1)[0] ?? '', async (request, response) => {
    response.end(String((await text(request)).length));
  });
  const headers = {
    'Content-Type': sent.type ?? 'application/json',
    ...(isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': bytes }),
    ...sent.headers,
  };
  const options = { port: current().port, method: sent.method ?? 'POST', path, headers };
  const { status, body } = await send({ ...options, body: 'x'.repeat(bytes) });
  return { status, body: body.toString() };
}

const megabyte = 1024 * 1024;
const upload = 'multipart/form-data; boundary=x';

test('an area takes bodies up to its limit, and refuses larger ones in its own way', async () => {
  const path = '/api/users?depth=0';
  for (const isChunked of [false, true]) {
    expect(await post({ path, bytes: megabyte, isChunked })).toEqual({
      status: 200,
      body: '1048576',
    });
    const refused = await post({ path, bytes: megabyte + 1, isChunked });
    expect(refused.status).toBe(413);
    expect(JSON.parse(refused.body)).toEqual({
      error: { code: 'too-large', message: 'Send at most 1 MB.' },
    });
  }
});

test('a browser that sends a form to programs is told in words', async () => {
  const headers = { Accept: 'text/html,*/*;q=0.8' };
  expect(await post({ path: '/api/users?depth=0', bytes: megabyte + 1, headers })).toEqual({
    status: 413,
    body: 'Send at most 1 MB.\n',
  });
});

test.each([
  { path: '/admin', bytes: 2 * megabyte },
  { path: '/admin', bytes: 2 * megabyte, isChunked: true },
  { path: '/api/reorder', bytes: 2 * megabyte, isChunked: true, type: upload },
  { path: '/', bytes: 1025, isChunked: true },
  { path: '/', bytes: 1025, method: 'GET' },
  { path: '/nowhere', bytes: 1025, isChunked: true, method: 'GET' },
  { path: '/api/users', bytes: 9000, method: 'GET' },
  { path: '/api/users', bytes: 100_000, isChunked: true, method: 'GET' },
  { path: '/_next/static/a.js', bytes: 3000, isChunked: true, type: upload },
])('a body is counted at every address: $method $path $type', async (sent) => {
  expect(await post(sent)).toMatchObject({ status: 413 });
});

test('whoever reads a body that is too large gets no end of it, and nothing is kept', async () => {
  const seen: string[] = [];
  let read = 0;
  next.set('/api/users', async (request, response) => {
    request.on('data', (piece: Buffer) => (read += piece.length));
    request.once('end', () => seen.push('end'));
    await once(request, 'close');
    seen.push('close');
    response.end('too late');
  });
  const socket = connect(current().port, '127.0.0.1');
  socket.write('POST /api/users HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
  const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  for (let sent = 0; sent < 100; sent += 1)
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), pause(1000)]);
  socket.write('0\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
  expect(answer).toMatch(/\r\nConnection: close\r\n/);
  expect(read).toBeLessThanOrEqual(megabyte);
  expect(seen).toEqual(['close']);
});

test('a body that does not come is given up after the time of its area', async () => {
  for (const start of [
    'Content-Length: 5\r\n\r\nx',
    'Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n',
  ]) {
    const socket = connect(current().port, '127.0.0.1');
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${start}`);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
  }
});

const formOf = (value: string) =>
  `--x\r\nContent-Disposition: form-data; name="note"\r\n\r\n${value}\r\n--x--\r\n`;

test.each([
  ['without a boundary', 'multipart/form-data', formOf('a')],
  ['without anything', 'multipart/form-data', ''],
  ['that is cut off', upload, formOf('a').slice(0, -8)],
  ['that is cut in its head', upload, '--x\r\nContent-Disposition: form-da'],
  ['of another boundary', 'multipart/form-data; boundary=y', formOf('a')],
  ['of another kind', 'multipart/mixed; boundary=x', formOf('a')],
  ['that is large and cut off', upload, formOf('a'.repeat(200_000)).slice(0, -8)],
])('Next never sees a form %s', async (_what, type, body) => {
  let asked = 0;
  next.set('/admin', (_request, response) => {
    asked += 1;
    response.end();
  });
  const { port } = current();
  const headers = { 'Content-Type': type };
  const answer = await send({ port, method: 'POST', path: '/admin', headers, body });
  expect([answer.status, answer.body.toString()]).toEqual([
    400,
    'The form cannot be read. Load the page again, and send it once more.\n',
  ]);
  expect(asked).toBe(0);
});

test.each([1, 20_000, 900_000])('Next gets the whole of a form with %i letters', async (length) => {
  next.set('/admin', async (request, response) => response.end(await text(request)));
  const { port } = current();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'Content-Type': upload };
  const body = formOf('a'.repeat(length));
  // The connection is as good as before, also after a form that was refused.
  for (const [sent, status] of [
    [body, 200],
    [body.slice(0, -8), 400],
    [body, 200],
  ] as const) {
    const answer = await send({ port, agent, method: 'POST', path: '/admin', headers, body: sent });
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body.toString() === body).toBe(true);
  }
  agent.destroy();
});

test('who leaves in the middle of a form leaves nothing behind', async () => {
  const socket = connect(current().port, '127.0.0.1');
  socket.write('POST /admin HTTP/1.1\r\nHost: x\r\nContent-Length: 300000\r\n');
  socket.write(`Content-Type: ${upload}\r\n\r\n${'x'.repeat(100_000)}`);
  await pause(100);
  socket.destroy();
  await vi.waitFor(async () => {
    const { server } = current();
    const open = await new Promise((resolve) =>
      server.getConnections((_, count) => resolve(count)),
    );
    expect(open).toBe(0);
  }, 20_000);
});

test.each([
  ['does not read', () => undefined],
  ['begins to read', (request: IncomingMessage) => once(request, 'data')],
  [
    'reads as a stream, and gives that up',
    async (request: IncomingMessage) => {
      // As Next has it.
      const init = { method: 'POST', body: request, duplex: 'half' };
      const asked: unknown = Reflect.construct(Request, ['http://n', init]);
      const reader = asked instanceof Request ? asked.body?.getReader() : undefined;
      await reader?.read();
      await reader?.read();
      await reader?.cancel();
    },
  ],
])('a body that Next %s holds up nothing on its connection', async (_what, read) => {
  next.set('/api/users', async (request, response) => {
    await read(request);
    response.end('seen');
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sent = { port: current().port, agent, method: 'POST', path: '/api/users' };
  for (const body of ['x'.repeat(900_000), 'x'.repeat(200_000), 'x'])
    expect((await send({ ...sent, body })).body.toString()).toBe('seen');
  agent.destroy();
});

test('a body that goes on after the answer is given up', async () => {
  next.set('/api/users', (_request, response) => response.end('seen'));
  const socket = connect(current().port, '127.0.0.1');
  socket.write('POST /api/users HTTP/1.1\r\nHost: x\r\nContent-Length: 900000\r\n\r\n');
  socket.write('x'.repeat(100_000));
  expect(await text(socket)).toContain('seen');
});
