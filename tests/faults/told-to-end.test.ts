import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { interrupted } from '@/submissions/records/failed-mail';

import { record } from '../support/faults/fault-table';
import { untilSo } from '../support/faults/kill-often';
import { startMailServer, type MailServer } from '../support/mail/mail-server';
import { ask, audit, sendLoad } from '../support/sites/load';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';
import { startWorker, type Worker } from '../support/sites/worker';

let site: OwnSite;
let mails: MailServer;
let worker: Worker | undefined;
beforeEach(async () => {
  mails = await startMailServer();
  site = await startOwnSite({
    SUBMISSION_RATE_LIMIT: '10',
    TRUSTED_PROXY_HOPS: '1',
    SMTP_URL: mails.url,
    OWNER_EMAIL: 'owner@onelayer.example',
    RUN_JOBS: 'false',
  });
});
afterEach(async () => {
  mails.takesMs = 0;
  await worker?.end('SIGTERM');
  worker = undefined;
  await site.close();
  await mails.close();
});

/** Starts whoever sends the mails, and gives how it is told to end: settles when it is gone. */
const senders = {
  worker: () => {
    const own = startWorker(site.settings);
    worker = own;
    return Promise.resolve(() => own.end('SIGTERM'));
  },
  'web process': async () => {
    await site.endWeb();
    await site.startWeb({ RUN_JOBS: 'true' });
    return () => site.endWeb();
  },
};

const numbers = () => mails.received.map(({ mail }) => mail.messageId ?? '');

async function msOf(act: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await act();
  return performance.now() - since;
}

describe.each(['worker', 'web process'] as const)('a %s that is told to end', (kind) => {
  const start = senders[kind];

  test('sends what it has begun, and none twice', async () => {
    const messages = 50;
    const load = await sendLoad({
      url: site.url,
      concurrency: 5,
      goOn: (sent) => sent < messages,
    });
    const found = await audit(site.databaseUrl, load);
    mails.takesMs = 100;
    const took: number[] = [];
    for (let end = 0; end < 4; end += 1) {
      const endIt = await start();
      const before = mails.received.length;
      await untilSo(() => mails.received.length > before + 8);
      took.push(await msOf(endIt));
    }
    mails.takesMs = 0;
    await start();
    await untilSo(() => mails.received.length >= 2 * messages);
    // Time enough for one too many.
    await wait(5000);
    record({
      test: `A ${kind} is told to end among mails`,
      stimulus: `4 × SIGTERM, ${2 * messages} mails due`,
      ...found,
      worstMs: Math.max(...load.times),
      note: `${mails.received.length} mails came; it ended in ${Math.ceil(Math.max(...took))} ms`,
    });
    expect(new Set(numbers()).size).toBe(2 * messages);
    expect(mails.received).toHaveLength(2 * messages);
    expect(Math.max(...took)).toBeLessThan(5000);
  }, 180_000);

  test('waits for no server that is silent, and says what became of the mail', async () => {
    await sendLoad({ url: site.url, concurrency: 1, goOn: (sent) => sent < 1 });
    mails.takesMs = 600_000;
    const endIt = await start();
    await untilSo(() => mails.received.length > 0);
    expect(await msOf(endIt)).toBeLessThan(9000);
    mails.takesMs = 0;
    await start();
    await untilSo(() => mails.received.length >= 2);
    await wait(5000);
    expect(mails.received).toHaveLength(2);
    const states = await ask<{ state: string; problem: string | null }>(
      site.databaseUrl,
      `SELECT owner_notice_state::text AS state, owner_notice_problem AS problem FROM contact_submissions
       UNION ALL SELECT confirmation_state::text, confirmation_problem FROM contact_submissions`,
    );
    expect(states).toHaveLength(2);
    expect(states).toContainEqual({ state: 'failed', problem: interrupted });
    expect(states).toContainEqual({ state: 'sent', problem: null });
  }, 90_000);
});

test('a mail server that takes long to say yes gets each mail once', async () => {
  mails.takesMs = 15_000;
  await sendLoad({ url: site.url, concurrency: 1, goOn: (sent) => sent < 1 });
  await senders.worker();
  await wait(50_000);
  expect(mails.received).toHaveLength(2);
}, 90_000);
