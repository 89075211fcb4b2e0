import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { record } from '../../support/faults/fault-table';
import { audit, sendLoad } from '../../support/sites/load';
import { startMailServer, type MailServer } from '../../support/mail/mail-server';
import { startOwnSite, type OwnSite } from '../../support/sites/own-site';
import { startWorker, type Worker } from '../../support/sites/worker';

const owner = 'owner@onelayer.example';
const messages = 100;
const mailsDue = 2 * messages;

let site: OwnSite;
let mails: MailServer;
let workers: Worker[];
beforeEach(async () => {
  mails = await startMailServer();
  site = await startOwnSite({
    SUBMISSION_RATE_LIMIT: '10',
    TRUSTED_PROXY_HOPS: '1',
    SMTP_URL: mails.url,
    OWNER_EMAIL: owner,
    RUN_JOBS: 'false',
  });
  workers = [];
});
afterEach(async () => {
  for (const worker of workers) await worker.end('SIGTERM');
  await site.close();
  await mails.close();
});

/** Which mail each is, by its number, which says whose notice it is. */
const numbers = () => mails.received.map(({ mail }) => mail.messageId ?? '');

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 60_000;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`${mails.received.length} mails came`);
    await wait(5);
  }
}

async function sendMessages() {
  const load = await sendLoad({ url: site.url, concurrency: 5, goOn: (sent) => sent < messages });
  return { load, ...(await audit(site.databaseUrl, load)) };
}

test('a database that crashes while mails go out has none sent twice', async () => {
  const { load, ...found } = await sendMessages();
  workers.push(startWorker(site.settings));
  for (const sent of [20, 80, 140]) {
    await until(() => mails.received.length >= sent);
    await site.stopDatabase();
    await wait(1500);
    await site.startDatabase();
  }
  await until(() => mails.received.length >= mailsDue);
  // Time enough for one too many.
  await wait(5000);
  record({
    test: 'PostgreSQL dies among mails',
    stimulus: '3 × kill -9, 200 mails due',
    ...found,
    worstMs: Math.max(...load.times),
    note: `${mails.received.length} mails came`,
  });
  expect(new Set(numbers()).size).toBe(mailsDue);
  expect(mails.received).toHaveLength(mailsDue);
}, 180_000);

test('of two workers one sends; killed, it repeats one mail at most, and the other goes on', async () => {
  const { load, ...found } = await sendMessages();
  const kills = 3;
  for (let kill = 0; kill < kills; kill += 1) {
    // The one that has the lock was first.
    workers.push(startWorker(site.settings));
    const before = mails.received.length;
    await until(() => mails.received.length > before + 20);
    const [leader] = workers.splice(0, 1);
    workers.push(startWorker(site.settings));
    await leader?.end('SIGKILL');
  }
  await until(() => new Set(numbers()).size >= mailsDue);
  await wait(5000);
  const doubled = mails.received.length - mailsDue;
  record({
    test: 'A worker dies among mails',
    stimulus: '3 × kill -9, 200 mails due',
    ...found,
    worstMs: Math.max(...load.times),
    note: `${mails.received.length} mails came`,
  });
  expect(new Set(numbers()).size).toBe(mailsDue);
  expect(doubled).toBeLessThanOrEqual(kills);
}, 180_000);
