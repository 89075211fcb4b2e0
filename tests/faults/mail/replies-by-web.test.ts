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
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
  site = await startOwnSite({ SMTP_URL: server.url });
});
afterAll(async () => {
  await site.close();
  await server.close();
});

test('replies go out once each, or wait for a person, while the web process dies that sends them', async () => {
  await queueReplies(site.databaseUrl, due);
  const { received } = server;
  await killOften(site, kills, () => received.length);
  const became = () => repliesFor(site.databaseUrl, received);
  await untilSo(async () => (await became()).waiting === 0);
  // Time enough for one too many.
  await wait(5000);
  const { handedOver, lost, doubled, unmarked } = await became();
  record({
    test: 'The web process dies that sends replies',
    stimulus: `${kills} × kill -9, ${due} replies due`,
    ...{ acknowledged: due, lost, doubled, worstMs: 0 },
    note: `${received.length} mails came, ${handedOver} wait for a person`,
  });
  expect({ lost, doubled, unmarked }).toEqual({ lost: 0, doubled: 0, unmarked: 0 });
  expect(handedOver).toBeLessThanOrEqual(kills);
}, 240_000);
