import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startAbusedSite, type AbusedSite } from '../support/abuse/abused-site';

let site: AbusedSite;
beforeAll(async () => {
  site = await startAbusedSite();
});
afterAll(() => site.close());

const addresses = 50;
const connections = 1000;

/** The loopback network is as many addresses as one needs. */
function open(localAddress: string, sent: string): Socket {
  const socket = connect({ port: Number(new URL(site.url).port), host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  socket.write(sent);
  return socket;
}

const head = 'HTTP/1.1\r\nHost: localhost\r\n';
/** What slow ones do: nothing, half a request, half a body, or a byte now and then. */
const beginnings = [
  '',
  `GET / ${head}`,
  `POST /api/contact ${head}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{`,
  `POST /api/quote ${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  `POST /admin ${head}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 500\r\n\r\n--x`,
  `POST /cms ${head}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 90000\r\n\r\n--x`,
] as const;

interface Visit {
  readonly status: number;
  readonly ms: number;
}

/** Eight visitors, who read a page and write a message. */
async function visits(forMs: number): Promise<Visit[]> {
  const made: Visit[] = [];
  const end = Date.now() + forMs;
  const body = JSON.stringify({ name: 'Ada', email: 'ada@okafor.example', message: 'Hello.' });
  const write = `POST /api/contact ${head}Connection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const read = `GET / ${head}Connection: close\r\nAccept-Encoding: br\r\n\r\n`;
  const visit = async (sent: string, number: number) => {
    while (Date.now() < end) {
      const since = performance.now();
      const answer = await text(open(`127.0.30.${number}`, sent));
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
      made.push({ status, ms: performance.now() - since });
      await wait(20);
    }
  };
  await Promise.all(
    Array.from({ length: 8 }, (_, number) => visit(number % 2 ? write : read, number + 1)),
  );
  return made;
}

const p99 = (made: readonly Visit[]) =>
  made.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(made.length * 0.99)] ?? 0;

test(
  '1,000 slow and idle connections of 50 addresses refuse nobody else',
  { timeout: 120_000 },
  async () => {
    await visits(2000);
    const before = await visits(8000);
    const slow = Array.from({ length: connections }, (_, number) =>
      open(`127.0.31.${1 + (number % addresses)}`, beginnings[number % beginnings.length] ?? ''),
    );
    const drip = setInterval(() => {
      for (const socket of slow) if (socket.writable) socket.write('a');
    }, 1000);
    await wait(500);
    const during = await visits(8000);
    clearInterval(drip);
    for (const socket of slow) socket.destroy();

    console.table([
      { when: 'before', visits: before.length, 'p99, ms': Math.round(p99(before)) },
      { when: 'during', visits: during.length, 'p99, ms': Math.round(p99(during)) },
      { when: 'ratio', visits: '', 'p99, ms': (p99(during) / p99(before)).toFixed(2) },
    ]);
    expect(during.filter(({ status }) => status !== 200 && status !== 201)).toEqual([]);
    expect(during.length).toBeGreaterThan(100);
  },
);
