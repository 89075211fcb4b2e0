import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { record } from '../support/sites/fault-table';
import { killOften, untilSo } from '../support/sites/kill-often';
import { startMailServer, type MailServer } from '../support/sites/mail-server';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';
import { queueReplies, replyStates } from '../support/sites/replies-due';

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

test('replies go out once each while the web process dies that sends them', async () => {
  await queueReplies(site.databaseUrl, due);
  const numbers = () => mails.received.map(({ mail }) => mail.messageId ?? '');
  await killOften(site, kills, () => numbers().length);
  await untilSo(() => new Set(numbers()).size >= due);
  // Time enough for one too many.
  await wait(5000);
  const sent = new Set(numbers()).size;
  const doubled = numbers().length - sent;
  record({
    test: 'The web process dies that sends replies',
    stimulus: `${kills} × kill -9, ${due} replies due`,
    ...{ acknowledged: due, lost: due - sent, doubled, worstMs: 0 },
    note: `${numbers().length} mails came`,
  });
  expect(sent).toBe(due);
  // SMTP knows no transaction: what was taken just before a kill comes once more, under its number.
  expect(doubled).toBeLessThanOrEqual(kills);
  expect(await replyStates(site.databaseUrl)).toEqual([
    { state: 'sent', status: 'replied', count: due },
  ]);
}, 240_000);
