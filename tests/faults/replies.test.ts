import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { record } from '../support/sites/fault-table';
import { startMailServer, type MailServer } from '../support/sites/mail-server';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';
import { queueReplies, replyStates } from '../support/sites/replies-due';
import { startWorker, type Worker } from '../support/sites/worker';

const due = 200;

let site: OwnSite;
let servers: MailServer[];
let workers: Worker[];
beforeEach(async () => {
  servers = [await startMailServer()];
  site = await startOwnSite({ SMTP_URL: servers[0]?.url ?? '', RUN_JOBS: 'false' });
  workers = [];
});
afterEach(async () => {
  for (const worker of workers) await worker.end('SIGTERM');
  await site.close();
  await servers.at(-1)?.close();
});

/** Which reply each mail is, by its number. */
const numbers = () =>
  servers.flatMap(({ received }) => received.map(({ mail }) => mail.messageId ?? ''));

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 90_000;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`${numbers().length} mails came`);
    await wait(5);
  }
}

test('replies go out once each while worker, database and mail server die', async () => {
  await queueReplies(site.databaseUrl, due);
  const kills = 3;
  for (let kill = 0; kill < kills; kill += 1) {
    const worker = startWorker(site.settings);
    const before = numbers().length;
    await until(() => numbers().length > before + 30);
    await worker.end('SIGKILL');
  }
  workers.push(startWorker(site.settings));
  const before = numbers().length;
  await until(() => numbers().length > before + 20);
  await site.stopDatabase();
  await wait(1500);
  await site.startDatabase();
  await until(() => numbers().length > before + 40);
  const { port } = new URL(servers[0]?.url ?? '');
  await servers[0]?.close();
  await wait(1500);
  servers.push(await startMailServer(Number(port)));
  await until(() => new Set(numbers()).size >= due);
  // Time enough for one too many.
  await wait(5000);
  const doubled = numbers().length - due;
  const states = await replyStates(site.databaseUrl);
  record({
    test: 'Worker, database and mail server die among replies',
    stimulus: `${kills + 2} × kill, ${due} replies due`,
    acknowledged: due,
    lost: due - new Set(numbers()).size,
    doubled,
    worstMs: 0,
    note: `${numbers().length} mails came`,
  });
  expect(new Set(numbers()).size).toBe(due);
  // SMTP knows no transaction: what was taken just before a kill comes once more, under its number.
  expect(doubled).toBeLessThanOrEqual(kills + 2);
  expect(states).toEqual([{ state: 'sent', status: 'replied', count: due }]);
}, 240_000);
