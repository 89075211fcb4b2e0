import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { record } from '../../support/faults/fault-table';
import { untilSo } from '../../support/faults/kill-often';
import { startMailServer, type MailServer } from '../../support/mail/mail-server';
import { startOwnSite, type OwnSite } from '../../support/sites/own-site';
import { queueReplies, repliesFor } from '../../support/mail/replies-due';
import { startWorker, type Worker } from '../../support/sites/worker';

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

const mails = () => servers.flatMap(({ received }) => received);

test('replies go out once to each recipient, or wait for a person, while worker, database and mail server die', async () => {
  await queueReplies(site.databaseUrl, due);
  const kills = 3;
  for (let kill = 0; kill < kills; kill += 1) {
    const worker = startWorker(site.settings);
    const before = mails().length;
    await untilSo(() => mails().length > before + 30);
    await worker.end('SIGKILL');
  }
  workers.push(startWorker(site.settings));
  const before = mails().length;
  await untilSo(() => mails().length > before + 20);
  await site.stopDatabase();
  await wait(1500);
  await site.startDatabase();
  await untilSo(() => mails().length > before + 40);
  const { port } = new URL(servers[0]?.url ?? '');
  await servers[0]?.close();
  await wait(1500);
  servers.push(await startMailServer(Number(port)));
  const became = () => repliesFor(site.databaseUrl, mails());
  await untilSo(async () => (await became()).waiting === 0);
  // Time enough for one too many.
  await wait(5000);
  const { handedOver, lost, doubled, unmarked, withoutFiles, withoutPictures } = await became();
  record({
    test: 'Worker, database and mail server die among replies',
    stimulus: `${kills + 2} × kill, ${due} replies due`,
    acknowledged: due,
    ...{ lost, doubled, worstMs: 0 },
    note: `${mails().length} mails came, ${handedOver} wait for a person`,
  });
  expect({ lost, doubled, unmarked, withoutFiles, withoutPictures }).toEqual({
    ...{ lost: 0, doubled: 0, unmarked: 0, withoutFiles: 0, withoutPictures: 0 },
  });
  expect(handedOver).toBeLessThanOrEqual(kills + 2);
}, 240_000);
