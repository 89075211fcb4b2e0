import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, expect, test } from 'vitest';

import { signatureHeader, signatureOf } from '@/submissions/incoming/signed-mail';

import { answersIn, answersOf } from '../../support/mail/answers-due';
import { record } from '../../support/faults/fault-table';
import { startMailbox } from '../../support/mail/imap-server';
import { killOften, untilSo } from '../../support/faults/kill-often';
import { startOwnSite, type OwnSite } from '../../support/sites/own-site';
import { answerAddress } from '../../support/submissions/thread-address';

const due = 200;
const kills = 5;
const secret = 'bT7xKq2WvR9mZc4LpY6nHs8JdF3gUa5e';

let closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});

async function startSite(settings: Record<string, string>): Promise<OwnSite> {
  const site = await startOwnSite({ ANSWER_ADDRESS: answerAddress, ...settings });
  closing.push(site.close);
  return site;
}

test('answers come in once each while the web process dies that reads the mailbox', async () => {
  const mailbox = await startMailbox();
  closing.push(mailbox.kill);
  const site = await startSite({ IMAP_URL: mailbox.url });
  const mails = await answersOf(site.databaseUrl, due);
  for (const mail of mails) mailbox.deliver(mail);
  await killOften(site, kills, () => due - mailbox.mails().length);
  await untilSo(() => mailbox.mails().length === 0);
  const found = await answersIn(site.databaseUrl);
  record({
    test: 'The web process dies that reads the mailbox',
    stimulus: `${kills} × kill -9, ${due} answers due`,
    ...{ acknowledged: due, lost: due - found.threads, doubled: found.mails - found.threads },
    worstMs: 0,
    note: `${mailbox.mails().length} left in the mailbox`,
  });
  expect(found).toEqual({ mails: due, threads: due, reopened: due });
}, 240_000);

test('answers come in once each while the web process dies that is handed them', async () => {
  const site = await startSite({ ANSWER_WEBHOOK_SECRET: secret });
  const mails = [...(await answersOf(site.databaseUrl, due))];
  let tries = 0;
  let taken = 0;
  /** As a mail provider does: again, until it is told that it was taken. */
  async function handOver(mail: Buffer): Promise<void> {
    for (;;) {
      tries += 1;
      const signature = signatureOf(secret, mail, Math.floor(Date.now() / 1000));
      const response = await fetch(`${site.url}/api/incoming-mail`, {
        method: 'POST',
        body: new Uint8Array(mail),
        headers: { [signatureHeader]: signature },
      }).catch(() => null);
      if (response?.status === 200) break;
      await wait(100);
    }
    taken += 1;
  }
  const handing = Array.from({ length: 2 }, async () => {
    for (let mail = mails.pop(); mail; mail = mails.pop()) {
      await handOver(mail);
      // Every kill is to meet some of them: not all may come in between two.
      await wait(100);
    }
  });
  await killOften(site, kills, () => taken);
  await Promise.all(handing);
  const found = await answersIn(site.databaseUrl);
  record({
    test: 'The web process dies that is handed answers',
    stimulus: `${kills} × kill -9, ${due} answers handed over`,
    ...{ acknowledged: due, lost: due - found.threads, doubled: found.mails - found.threads },
    worstMs: 0,
    note: `${tries} tries`,
  });
  expect(found).toEqual({ mails: due, threads: due, reopened: due });
}, 240_000);
