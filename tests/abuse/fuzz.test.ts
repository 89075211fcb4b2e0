import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { Dice } from '../support/abuse/dice';
import { fuzzedRequest, type FuzzedRequest } from '../support/abuse/fuzzed-request';
import { canary } from '../support/abuse/nonsense';
import { probe } from '../support/abuse/probe';
import { sendRaw } from '../support/abuse/send-raw';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';

const requests = Number(process.env.FUZZ_REQUESTS ?? 20_000);
const seed = Number(process.env.FUZZ_SEED ?? 12);
const atOnce = 24;

/** Caches fill and code is compiled in the first one: that is not counted as growth. */
const quarters = [1, 2, 3, 4];

const { settings, measure } = probe();
let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite({
    SUBMISSION_RATE_LIMIT: '10',
    LOGIN_RATE_LIMIT: '10',
    // As in the container. To a terminal Next shows each error with its place in the source, and
    // keeps the map of each chunk in which one arose.
    LOG_FORMAT: 'json',
    ...settings,
  });
}, 120_000);
afterAll(() => site.close());

async function cookieOf(role: 'ADMIN' | 'EDITOR'): Promise<string> {
  const answer = await fetch(`${site.url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: process.env[`${role}_EMAIL`],
      password: process.env[`${role}_PASSWORD`],
    }),
  });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}

/** The build and the site's own folder, without the database and the log: each file with its size. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/^(postgres|web\.log|spool)/.test(name))
    .map((name) => ({ name, stat: statSync(path.join(folder, name)) }))
    .filter(({ stat }) => stat.isFile())
    .map(({ name, stat }) => `${name}: ${stat.size} bytes`);
}

test(`${requests} requests that nobody should send`, { timeout: 540_000 }, async () => {
  const callers = ['', await cookieOf('EDITOR'), await cookieOf('ADMIN')] as const;
  const folders = [process.env.NEXT_DIST_DIR ?? '.next', site.dataDir];
  const disk = new Set(folders.flatMap(filesOf));
  const pid = site.pid();
  const port = Number(new URL(site.url).port);
  const dice = new Dice(seed);
  const statuses = new Map<number, number>();
  const failed: { status: number; role: string; request: FuzzedRequest }[] = [];
  let sent = 0;
  const work = async (most: number) => {
    while (sent < most) {
      sent += 1;
      const who = dice.below(3);
      const request = fuzzedRequest(dice);
      const localAddress = `127.0.${20 + (sent % 50)}.1`;
      const status = await sendRaw(request, { port, localAddress, cookie: callers[who] ?? '' });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500)
        failed.push({ status, role: ['nobody', 'editor', 'admin'][who] ?? '', request });
    }
  };
  const workUpTo = (most: number) => Promise.all(Array.from({ length: atOnce }, () => work(most)));
  // The start, which loads all code, is not counted as a stall.
  await measure(pid);
  const measured: Awaited<ReturnType<typeof measure>>[] = [];
  for (const quarter of quarters) {
    await workUpTo((requests * quarter) / 4);
    await wait(1000);
    measured.push(await measure(pid));
  }
  const inMemory = measured.map(({ heapUsed, external }) => heapUsed + external);
  const [before = 0, after = Infinity] = [inMemory[0], inMemory.at(-1)];

  console.table([
    ...[...statuses].sort(([a], [b]) => a - b).map(([status, count]) => ({ what: status, count })),
    ...measured.map(({ heapUsed, external, rss, stallMs }, quarter) => ({
      what: `quarter ${quarter + 1}: heap + external, resident MB; longest stall ms`,
      count: `${heapUsed} + ${external}, ${rss}; ${stallMs}`,
    })),
  ]);
  const shown = failed.map(({ status, role, request: { method, target, headers, body } }) => ({
    status,
    asked: `${role} ${method} ${target.slice(0, 200)}`,
    headers,
    body: body && `${body.type}: ${body.bytes.toString('latin1', 0, 100)}`,
  }));
  expect(shown).toEqual([]);
  expect(site.pid()).toBe(pid);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect((await fetch(site.url)).status).toBe(200);
  expect(folders.flatMap(filesOf).filter((file) => !disk.has(file))).toEqual([]);
  expect(site.log()).not.toContain(canary);
  expect(after).toBeLessThan(1.1 * before);
});
