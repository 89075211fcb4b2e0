import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { expectLedgerOf } from '../support/faults/ledger';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';
import { hasProcessLimits, limitProcess, openFiles } from '../support/faults/process-limits';
import { sessionCookie } from '../support/staff/session-cookie';

let site: OwnSite;
beforeEach(async () => {
  site = await startOwnSite({
    SUBMISSION_RATE_LIMIT: '10',
    LOGIN_RATE_LIMIT: '10',
    TRUSTED_PROXY_HOPS: '1',
  });
});
afterEach(() => site.close());

const admin = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD };

/** Asks over a connection that stays open: a new one takes a file handle. */
const kept = new Agent({ keepAlive: true, maxSockets: 1 });
const ask = (method: string, path: string, cookie = '', body = '') =>
  new Promise<number>((resolve) => {
    const asked = request(new URL(path, site.url), {
      method,
      agent: kept,
      headers: {
        Cookie: cookie,
        ...(body !== '' && { 'Content-Type': 'application/json' }),
        'X-Forwarded-For': '10.9.8.7',
      },
    });
    asked.on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    asked.on('error', () => resolve(0));
    asked.end(body);
  });

/** The first of their kind in this process: whatever they need is not loaded yet, or all of it is. */
const askAll = async (cookie: string) => [
  await ask('GET', '/work'),
  await ask('GET', '/industries/unheard-of'),
  await ask('GET', '/api/industries?limit=1'),
  await ask('GET', '/admin', cookie),
  await ask('GET', '/admin/figures', cookie),
  await ask('GET', '/cms', cookie),
  await ask('GET', '/cms/collections/industries', cookie),
  // Nobody may have this one; to say so the site loads its lists of common passwords.
  await ask('POST', '/api/users', cookie, weakAccount),
];
const answers = [200, 404, 200, 200, 200, 200, 200, 400];
const weakAccount = JSON.stringify({
  email: 'weak@onelayer.example',
  name: 'Weak',
  role: 'editor',
  password: 'password password',
});

test.skipIf(!hasProcessLimits)('out of file handles', async () => {
  const cookie = await sessionCookie(site.url, admin);
  let takeOff = () => {};
  let sockets: Socket[] = [];
  await expectLedgerOf(site, {
    test: 'Out of file handles',
    stimulus: 'two more than are open, 60 who connect, 5 s',
    begin: async () => {
      await ask('GET', '/healthz');
      takeOff = limitProcess(site.pid(), 'nofile', openFiles(site.pid()) + 2);
      sockets = Array.from({ length: 60 }, () => {
        const socket = connect(Number(new URL(site.url).port), 'localhost');
        return socket.on('error', () => undefined);
      });
      await askAll(cookie);
    },
    end: () => {
      takeOff();
      for (const socket of sockets) socket.destroy();
    },
    least: 200,
  });
  expect(await askAll(cookie)).toEqual(answers);
});

test.skipIf(!hasProcessLimits)('out of file handles while the database is away', async () => {
  const cookie = await sessionCookie(site.url, admin);
  let takeOff = () => {};
  await expectLedgerOf(site, {
    test: 'Out of file handles',
    stimulus: 'none to spare, PostgreSQL stopped, 5 s',
    begin: async () => {
      await ask('GET', '/healthz');
      await site.stopDatabase();
      takeOff = limitProcess(site.pid(), 'nofile', openFiles(site.pid()));
      await askAll(cookie);
    },
    end: async () => {
      takeOff();
      await site.startDatabase();
    },
    least: 100,
  });
  expect(await askAll(cookie)).toEqual(answers);
});
