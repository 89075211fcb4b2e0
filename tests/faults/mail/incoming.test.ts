import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { answersIn, answersOf } from '../../support/mail/answers-due';
import { record } from '../../support/faults/fault-table';
import { startMailbox, type Mailbox } from '../../support/mail/imap-server';
import { startOwnSite, type OwnSite } from '../../support/sites/own-site';
import { startWorker, type Worker } from '../../support/sites/worker';
import { ask } from '../../support/sites/load';
import { answerAddress } from '../../support/submissions/thread-address';

const due = 200;

let site: OwnSite;
let mailbox: Mailbox;
let workers: Worker[];
beforeEach(async () => {
  mailbox = await startMailbox();
  site = await startOwnSite({
    ANSWER_ADDRESS: answerAddress,
    IMAP_URL: mailbox.url,
    RUN_JOBS: 'false',
  });
  workers = [];
});
afterEach(async () => {
  for (const worker of workers) await worker.end('SIGTERM');
  await site.close();
  await mailbox.kill();
});

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 120_000;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`${mailbox.mails().length} mails are left`);
    await wait(5);
  }
}

const left = () => mailbox.mails().filter(({ flags }) => flags.length === 0).length;

/** Mails that the database never takes, among the others. */
const refused = 6;

/** Every process that reads begins at once; a round that failed is followed by the next. */
const begin = () => workers.push(startWorker(site.settings));

test('answers come in once each while worker, database and mailbox die', async () => {
  await ask(
    site.databaseUrl,
    `ALTER TABLE thread_entries ADD CONSTRAINT refuses CHECK (text <> 'Refused.') NOT VALID`,
  );
  for (const [n, mail] of (await answersOf(site.databaseUrl, due)).entries()) {
    if (n % Math.ceil(due / refused) === 0)
      mailbox.deliver(Buffer.from(`From: r${n}@load.example\r\n\r\nRefused.\r\n`));
    mailbox.deliver(mail);
  }
  const kills = 3;
  for (let kill = 0; kill < kills; kill += 1) {
    begin();
    const before = left();
    await until(() => left() < before - 20);
    await workers.pop()?.end('SIGKILL');
  }
  begin();
  await until(() => left() < due - 100);
  await site.stopDatabase();
  await wait(1500);
  await site.startDatabase();
  const before = left();
  await until(() => left() < before - 20);
  await mailbox.kill();
  await wait(1500);
  await mailbox.start();
  await until(() => left() === 0);
  const found = await answersIn(site.databaseUrl);
  record({
    test: 'Worker, database and mailbox die among answers',
    stimulus: `${kills + 2} × kill, ${due} answers due`,
    acknowledged: due,
    lost: due - found.threads,
    doubled: found.mails - found.threads,
    worstMs: 0,
    note: `${left()} left in the mailbox, ${refused} set aside`,
  });
  expect(found).toEqual({ mails: due, threads: due, reopened: due });
  const aside = await ask<{ problem: string }>(
    site.databaseUrl,
    `SELECT thread_entries.problem FROM thread_entries JOIN attachments ON entry = thread_entries.id
     WHERE state = 'unmatched' AND attachments.kind = 'original'`,
  );
  expect(aside).toHaveLength(refused);
  for (const { problem } of aside) expect(problem).toContain('refused by the database (23514');
}, 300_000);
