import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { percentile } from '../tests/support/sites/load';
import { startOwnSite, type OwnSite } from '../tests/support/sites/own-site';
import { sessionCookie } from '../tests/support/staff/session-cookie';
import { record } from './results';

const connections = 8;
const seconds = 5;

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite({ SUBMISSION_RATE_LIMIT: '0', TRUSTED_PROXY_HOPS: '1' });
});
afterAll(() => site.close());

interface Kind {
  readonly path: string;
  readonly status: number;
  readonly method?: string;
  readonly cookie?: string;
  readonly body?: () => string;
  /** At once, where eight would be a wait in a queue. */
  readonly atOnce?: number;
}

/** Milliseconds of processor time that the web process has had. Linux counts in hundredths. */
function processorMs(): number {
  const stat = readFileSync(`/proc/${site.pid()}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function ask(agent: Agent, { path, method = 'GET', cookie, body }: Kind): Promise<number> {
  return new Promise((resolve, reject) => {
    const content = body?.();
    const sent = request(`${site.url}${path}`, {
      agent,
      method,
      headers: {
        'Accept-Encoding': 'br',
        'X-Forwarded-For': [10, randomInt(256), randomInt(256), randomInt(256)].join('.'),
        ...(content !== undefined && {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(content),
          'Idempotency-Key': randomUUID(),
        }),
        ...(cookie !== undefined && { Cookie: cookie }),
      },
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => {
        resolve(answer.statusCode ?? 0);
      });
    });
    sent.end(content);
  });
}

async function measure(kind: Kind) {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const statuses = new Set<number>();
  const began = processorMs();
  const since = performance.now();
  const one = async () => {
    while (performance.now() - since < seconds * 1000) {
      const sent = performance.now();
      statuses.add(await ask(agent, kind));
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: kind.atOnce ?? connections }, one));
  agent.destroy();
  expect([...statuses]).toEqual([kind.status]);
  const took = (performance.now() - since) / 1000;
  return {
    perSecond: times.length / took,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    webProcessorMs: (processorMs() - began) / times.length,
  };
}

test('what each kind of request costs, 8 connections', async () => {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  const cookie = await sessionCookie(site.url, { email, password });
  const gallery = await (await fetch(`${site.url}/image-gallery`)).text();
  const picture = /\/api\/media\/file\/[^"&\s]+/.exec(gallery)?.[0] ?? '';
  const asset = /\/_next\/static\/[^"&\s]+\.(?:js|css)/.exec(gallery)?.[0] ?? '';
  const message = () =>
    JSON.stringify({ name: 'Load', email: `${randomUUID()}@load.example`, message: 'One.' });
  const kinds: Record<string, Kind> = {
    'a page': { path: '/', status: 200 },
    'a script': { path: asset, status: 200 },
    'a picture': { path: picture, status: 200 },
    'an unknown address': { path: '/nowhere', status: 404 },
    'an API read': { path: '/api/industries?limit=1&depth=0', status: 200 },
    'the inbox': { path: '/admin', status: 200, cookie },
    'a message': {
      path: '/api/contact',
      status: 201,
      method: 'POST',
      body: message,
    },
  };
  const figures: Record<string, Awaited<ReturnType<typeof measure>>> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    await measure({ ...kind, atOnce: 2 });
    figures[name] = await measure(kind);
  }
  record('capacity', figures);
}, 180_000);
