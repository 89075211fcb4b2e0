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

/** Opens the slow ones, who each send a byte a second, one after the other. */
function beginSlowly(): () => void {
  const slow = Array.from({ length: connections }, (_, number) =>
    open(`127.0.31.${1 + (number % addresses)}`, beginnings[number % beginnings.length] ?? ''),
  );
  let next = 0;
  const drip = setInterval(() => {
    for (const socket of slow.slice(next, next + connections / 50))
      if (socket.writable) socket.write('a');
    next = (next + connections / 50) % connections;
  }, 20);
  return () => {
    clearInterval(drip);
    for (const socket of slow) socket.destroy();
  };
}

const share = (made: readonly Visit[], of: number) =>
  made.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(made.length * of)] ?? 0;

test(
  '1,000 slow and idle connections of 50 addresses refuse nobody else',
  { timeout: 120_000 },
  async () => {
    // Until code is compiled and pages are kept.
    await visits(15_000);
    const without: Visit[] = [];
    const during: Visit[] = [];
    // By turns: what else this machine does meets both alike.
    for (let round = 0; round < 4; round += 1) {
      without.push(...(await visits(5000)));
      const end = beginSlowly();
      await wait(500);
      during.push(...(await visits(5000)));
      end();
      await wait(500);
    }

    const line = (when: string, made: readonly Visit[]) => ({
      when,
      visits: made.length,
      'median, ms': share(made, 0.5).toFixed(1),
      'p99, ms': share(made, 0.99).toFixed(1),
    });
    const ratio = (of: number) => (share(during, of) / share(without, of)).toFixed(2);
    console.table([
      line('without them', without),
      line('with them', during),
      { when: 'ratio', visits: '', 'median, ms': ratio(0.5), 'p99, ms': ratio(0.99) },
    ]);
    expect(during.filter(({ status }) => status !== 200 && status !== 201)).toEqual([]);
    expect(during.length).toBeGreaterThan(100);
  },
);
