import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, expect, test } from 'vitest';

import { signatureHeader, signatureOf } from '@/submissions/incoming/signed-mail';

import { answersIn, answersOf } from '../support/sites/answers-due';
import { record } from '../support/sites/fault-table';
import { startMailbox } from '../support/sites/imap-server';
import { startMailServer } from '../support/sites/mail-server';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';
import { queueReplies, replyStates } from '../support/sites/replies-due';
import { answerAddress } from '../support/submissions/thread-address';

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

/** A web process without workers: it sends, reads and takes in all mail itself. */
async function killOften(site: OwnSite, count: () => number | Promise<number>): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    const before = await count();
    await until(async () => (await count()) > before + 25);
    await site.killWeb();
    await site.startWeb();
  }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 90_000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('It took too long');
    await wait(5);
  }
}

test('replies go out once each while the web process dies that sends them', async () => {
  const mails = await startMailServer();
  closing.push(mails.close);
  const site = await startSite({ SMTP_URL: mails.url });
  await queueReplies(site.databaseUrl, due);
  const numbers = () => mails.received.map(({ mail }) => mail.messageId ?? '');
  await killOften(site, () => numbers().length);
  await until(() => new Set(numbers()).size >= due);
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

test('answers come in once each while the web process dies that reads the mailbox', async () => {
  const mailbox = await startMailbox();
  closing.push(mailbox.kill);
  const site = await startSite({ IMAP_URL: mailbox.url });
  const mails = await answersOf(site.databaseUrl, due);
  for (const mail of mails) mailbox.deliver(mail);
  await killOften(site, () => due - mailbox.mails().length);
  await until(() => mailbox.mails().length === 0);
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
      // A kill is to meet some of them.
      await wait(20);
    }
  });
  await killOften(site, () => taken);
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
