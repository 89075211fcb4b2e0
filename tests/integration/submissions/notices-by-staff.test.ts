import { server } from '../../support/settings/mails';

import { sql } from '@payloadcms/db-postgres';
import { beforeEach, expect, test } from 'vitest';

import { quoteForm } from '@/forms';
import { resendNotice } from '@/inbox/submission/notices';
import { changeSubmissions } from '@/inbox/submission/work';
import { inboxRevision } from '@/inbox/tools/revision';

import { newAuditPage } from '../../support/staff/audit-log';
import { payload, userWithRole } from '../../support/payload';
import { quote as answers } from '../../support/submissions/answers';
import { runJobs, sendQuote, states } from '../../support/submissions/sent-notices';

beforeEach(() => server.reset());

const mailTo = (address: string) =>
  server.received.filter(({ to }) => to.includes(address)).map(({ mail }) => mail);

test('staff release what was set aside, once, and only then somebody is told', async () => {
  const { id } = await sendQuote();
  await payload.db.drizzle.execute(
    sql`UPDATE quote_submissions SET quarantined_for = 'filled-too-fast', owner_notice_state = 'held', confirmation_state = 'held' WHERE id = ${id}`,
  );
  await payload.db.drizzle.execute(sql`DELETE FROM payload_jobs`);

  const editor = await userWithRole('editor');
  await expect(changeSubmissions(quoteForm, editor, [id], { isNoSpam: true })).rejects.toThrow(
    'not allowed',
  );
  await runJobs();
  expect(server.received).toEqual([]);

  const admin = await userWithRole('admin');
  const revision = await inboxRevision(admin);
  await Promise.all([
    changeSubmissions(quoteForm, admin, [id], { isNoSpam: true }),
    changeSubmissions(quoteForm, admin, [id], { isNoSpam: true }),
  ]);
  // Whoever else has the inbox open sees it.
  expect(await inboxRevision(admin)).not.toBe(revision);
  await runJobs();
  expect(server.received).toHaveLength(2);
});

test('staff send a notice once more, under a number of its own', async () => {
  const { id } = await sendQuote();
  await runJobs();
  await resendNotice(quoteForm, await userWithRole('editor'), id, 'confirmation');
  await runJobs();
  expect(server.received).toHaveLength(2);
  await resendNotice(quoteForm, await userWithRole('admin'), id, 'confirmation');
  await runJobs();
  const [first, second] = mailTo(answers.email);
  expect(second?.subject).toBe(first?.subject);
  expect(second?.messageId).not.toBe(first?.messageId);
});

test('a notice that cannot be queued is neither shown as waiting nor noted', async () => {
  const { id } = await sendQuote();
  await runJobs();
  const admin = await userWithRole('admin');
  const page = await newAuditPage();
  const before = await states(id);
  await payload.db.drizzle.execute(
    sql`ALTER TABLE payload_jobs ADD CONSTRAINT no_jobs CHECK (task_slug <> 'notify') NOT VALID`,
  );
  try {
    await expect(resendNotice(quoteForm, admin, id, 'confirmation')).rejects.toThrow();
  } finally {
    await payload.db.drizzle.execute(sql`ALTER TABLE payload_jobs DROP CONSTRAINT no_jobs`);
  }
  expect(await states(id)).toEqual(before);
  expect((await page.read()).filter(({ action }) => action === 'changed')).toEqual([]);
});

test('an erased submission stops its notices', async () => {
  const { id } = await sendQuote();
  await payload.db.drizzle.execute(sql`DELETE FROM quote_submissions WHERE id = ${id}`);
  await runJobs();
  expect(server.received).toEqual([]);
});
