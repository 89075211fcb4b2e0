import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { freePort } from '../scripts/steps/web-process.mjs';
import { startMailbox, type Mailbox } from '../tests/support/mail/imap-server';
import { ask } from '../tests/support/sites/load';
import { startOwnSite, type OwnSite } from '../tests/support/sites/own-site';
import { answerAddress, signedAddress } from '../tests/support/submissions/thread-address';
import { hostileMails } from '../tests/support/mail/hostile-mails';
import { residentMegabytes } from './resident-memory';
import { record } from './results';

/** A page that waits longer than this for somebody's mail is noticed. */
const longestMs = 200;

let site: OwnSite;
let mailbox: Mailbox;
let metrics = '';
beforeAll(async () => {
  mailbox = await startMailbox();
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  site = await startOwnSite({
    ANSWER_ADDRESS: answerAddress,
    IMAP_URL: mailbox.url,
    METRICS_PORT: String(port),
  });
});
afterAll(async () => {
  await site.close();
  await mailbox.kill();
});

/** The longest that the web process was held up since the last time that this was asked. */
async function stallMs(): Promise<number> {
  const text = await (await fetch(metrics)).text();
  const [, seconds = 'NaN'] = /^nodejs_eventloop_lag_max_seconds ([\d.e+-]+)$/m.exec(text) ?? [];
  return Number(seconds) * 1000;
}

/** Until the mailbox holds nothing that is still to be read. */
async function watch(isDone: () => boolean) {
  const before = residentMegabytes(site.pid());
  let [stall, peak] = [0, before];
  const end = performance.now() + 600_000;
  while (!isDone() && performance.now() < end) {
    await wait(250);
    stall = Math.max(stall, await stallMs());
    peak = Math.max(peak, residentMegabytes(site.pid()));
  }
  return { greatestStallMs: stall, megabytesBefore: before, megabytesAtMost: peak };
}

const isRead = () => mailbox.mails().every(({ flags }) => flags.includes('\\Flagged'));

test('mails of every kind come in while the web process goes on', async () => {
  const [sent] = await ask<{ id: string }>(
    site.databaseUrl,
    `INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
     VALUES ('C-1', now(), 'N', 'n@load.example', 'M') RETURNING id`,
  );
  const to = signedAddress('contact', sent?.id ?? '');
  await wait(5000);
  await stallMs();
  const quietSince = performance.now();
  const quiet = await watch(() => performance.now() - quietSince > 10_000);
  const figures: Record<string, Record<string, number>> = { 'nothing comes in': quiet };
  for (const [name, mails] of Object.entries(hostileMails(to))) {
    for (const mail of mails) mailbox.deliver(mail);
    const since = performance.now();
    figures[name] = {
      ...(await watch(isRead)),
      perSecond: mails.length / ((performance.now() - since) / 1000),
    };
  }
  record('incoming', figures);
  const worst = Math.max(...Object.values(figures).map((each) => each.greatestStallMs ?? 0));
  expect(worst).toBeLessThan(longestMs);
}, 900_000);
