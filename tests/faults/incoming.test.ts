import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { record } from '../support/sites/fault-table';
import { startMailbox, type Mailbox } from '../support/sites/imap-server';
import { ask } from '../support/sites/load';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';
import { startWorker, type Worker } from '../support/sites/worker';
import { answerAddress, signedAddress } from '../support/submissions/thread-address';

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

const left = () => mailbox.mails().length;

/** Every process that reads begins at once; a round that failed is followed by the next. */
const begin = () => workers.push(startWorker(site.settings));

test('answers come in once each while worker, database and mailbox die', async () => {
  const sent = await ask<{ id: string }>(
    site.databaseUrl,
    `INSERT INTO contact_submissions (id, reference, submitted_at, name, email, message, status)
     SELECT gen_random_uuid(), 'C-' || n, now(), 'N', 'n' || n || '@load.example', 'M', 'replied'
     FROM generate_series(1, ${due}) AS n RETURNING id`,
  );
  for (const [n, { id }] of sent.entries())
    mailbox.deliver(
      Buffer.from(
        `From: n${n}@load.example\r\nTo: ${signedAddress('contact', id)}\r\nMessage-ID: <${n}@load.example>\r\n\r\nThank you.\r\n`,
      ),
    );
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
  const [found] = await ask<{ mails: number; threads: number; reopened: number }>(
    site.databaseUrl,
    `SELECT count(*)::int AS mails, count(DISTINCT contact_id)::int AS threads,
            count(*) FILTER (WHERE status = 'in-progress')::int AS reopened
     FROM thread_entries JOIN contact_submissions ON contact_submissions.id = contact_id
     WHERE kind = 'answer'`,
  );
  record({
    test: 'Worker, database and mailbox die among answers',
    stimulus: `${kills + 2} × kill, ${due} answers due`,
    acknowledged: due,
    lost: due - (found?.threads ?? 0),
    doubled: (found?.mails ?? 0) - (found?.threads ?? 0),
    worstMs: 0,
    note: `${left()} left in the mailbox`,
  });
  expect(found).toEqual({ mails: due, threads: due, reopened: due });
}, 300_000);
