import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { record } from '../../support/faults/fault-table';
import { killOften, untilSo } from '../../support/faults/kill-often';
import { startMailServer, type MailServer } from '../../support/mail/mail-server';
import { startOwnSite, type OwnSite } from '../../support/sites/own-site';
import { queueReplies, repliesFor } from '../../support/mail/replies-due';

const due = 200;
const kills = 5;

let site: OwnSite;
let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
  site = await startOwnSite({ SMTP_URL: mails.url });
});
afterAll(async () => {
  await site.close();
  await mails.close();
});

test('replies go out once each, or wait for a person, while the web process dies that sends them', async () => {
  await queueReplies(site.databaseUrl, due);
  const numbers = () => mails.received.map(({ mail }) => mail.messageId ?? '');
  await killOften(site, kills, () => numbers().length);
  const became = () => repliesFor(site.databaseUrl, numbers());
  await untilSo(async () => (await became()).waiting === 0);
  // Time enough for one too many.
  await wait(5000);
  const { handedOver, lost, doubled, unmarked } = await became();
  record({
    test: 'The web process dies that sends replies',
    stimulus: `${kills} × kill -9, ${due} replies due`,
    ...{ acknowledged: due, lost, doubled, worstMs: 0 },
    note: `${numbers().length} mails came, ${handedOver} wait for a person`,
  });
  expect({ lost, doubled, unmarked }).toEqual({ lost: 0, doubled: 0, unmarked: 0 });
  expect(handedOver).toBeLessThanOrEqual(kills);
}, 240_000);
