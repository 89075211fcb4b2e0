import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { record } from '../../support/faults/fault-table';
import { audit, sendLoad } from '../../support/sites/load';
import { startMailServer, type MailServer } from '../../support/mail/mail-server';
import { startOwnSite, type OwnSite } from '../../support/sites/own-site';

const twoMinutes = 120_000;

let site: OwnSite;
let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
  site = await startOwnSite({
    SUBMISSION_RATE_LIMIT: '10',
    TRUSTED_PROXY_HOPS: '1',
    SMTP_URL: mails.url,
    OWNER_EMAIL: 'owner@onelayer.example',
  });
});
afterAll(async () => {
  await site.close();
  await mails.close();
});

test('a mail server that refuses for two minutes delays the mails and loses none', async () => {
  mails.isRefusing = true;
  const load = await sendLoad({ url: site.url, concurrency: 5, goOn: (sent) => sent < 20 });
  await wait(twoMinutes);
  expect(mails.received).toEqual([]);
  mails.isRefusing = false;
  const since = performance.now();
  while (mails.received.length < 40 && performance.now() - since < twoMinutes) await wait(200);
  const took = performance.now() - since;
  // Time enough for one too many.
  await wait(3000);
  const recipients = mails.received.flatMap(({ to }) => to);
  const toSenders = recipients.filter((address) => address !== 'owner@onelayer.example');
  record({
    test: 'SMTP refuses',
    stimulus: 'two minutes, 20 messages',
    ...(await audit(site.databaseUrl, load)),
    worstMs: Math.max(...load.times),
    note: `40 mails due, ${mails.received.length} came, the last after ${(took / 1000).toFixed(0)} s`,
  });
  expect(toSenders.sort()).toEqual([...load.acknowledged.keys()].sort());
  expect(recipients).toHaveLength(40);
}, 360_000);
