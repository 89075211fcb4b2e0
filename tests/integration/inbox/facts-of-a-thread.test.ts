import { server } from '../../support/settings/mails-and-answers';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { contactForm, quoteForm, statuses } from '@/forms';
import { replyHourChoices } from '@/forms/reply-hours';
import { plainView, queueView } from '@/inbox/list/inbox-view';
import type { Queue } from '@/inbox/list/queue/queues';
import { countFound, countSubmissions } from '@/inbox/list/reads/counts';
import { getDeadlines } from '@/inbox/list/reads/reading';
import { listSubmissions } from '@/inbox/list/reads/page';
import { countQueues } from '@/inbox/list/reads/queue-counts';
import { sendReply, sendReplyAgain, takeReplyBack } from '@/inbox/reply/replies';
import { getSubmission } from '@/inbox/submission/reads';
import { restoreStatuses } from '@/inbox/submission/restore';
import { addNote, changeSubmissions } from '@/inbox/submission/work';
import { takeIn } from '@/submissions/incoming/take-in';
import { dueAt, isOverdue } from '@/submissions/records/queue/due';
import { listForDigest } from '@/submissions/records/queue/digest-list';
import { workingHoursAgo } from '@/submissions/records/queue/working-time';
import { listFailedOf } from '@/submissions/records/thread/undelivered';

import { expectOutput } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { addressOf, emptyInbox, rawMail } from '../../support/submissions/incoming';
import { sendNow, written } from '../../support/submissions/replies';
import { contact, kept, quote } from '../../support/submissions/sent-submissions';

let admin: TypedUser;
/** Sent three weeks ago. */
let ada = '';

beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  server.reset();
  await emptyInbox();
  ada = await contact({ reference: 'C-1', email: 'ada@analytical.example', sent: 21 });
});
afterAll(emptyInbox);

const change = changeSubmissions.bind(null, contactForm);
const read = () => getSubmission(contactForm, admin, ada);
const reply = (changes: object = {}) => sendReply(contactForm, admin, written(ada, changes));
let mails = 0;
const answer = async () => {
  mails += 1;
  await takeIn(
    await rawMail({ to: addressOf(ada), messageId: `<fact.${mails}@analytical.example>` }),
  );
};
const bounce = async () => {
  mails += 1;
  const lines = [
    ...['From: MAILER-DAEMON@mx.example', `To: ${addressOf(ada)}`, 'Subject: Undelivered'],
    ...[`Message-ID: <fact.${mails}@mx.example>`, 'MIME-Version: 1.0'],
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    ...['', '--b', 'Content-Type: text/plain', '', 'No such mailbox.', ''],
    ...['--b', 'Content-Type: message/delivery-status', '', 'Action: failed', '', '--b--', ''],
  ];
  await takeIn(Buffer.from(lines.join('\r\n')));
};
const idsIn = async (queue: Queue) =>
  (await listSubmissions(queueView(queue), admin, null))?.submissions.map(({ id }) => id);
const countsNow = async () => {
  const deadlines = await getDeadlines(admin, Date.now());
  return countQueues(admin, await countSubmissions(admin), deadlines);
};

describe('the first reply is a fact of the thread', () => {
  test.each(statuses.map(({ value }) => value))(
    'that was sent stays as it is, whoever sets the status %s and undoes it',
    async (status) => {
      await reply();
      await sendNow();
      const first = (await read())?.repliedAt;
      expect(first).toEqual(expect.any(String));
      const done = await change(admin, [ada], { status });
      expect((await read())?.repliedAt).toBe(first);
      await change(admin, [ada], { status: 'replied' });
      expect((await read())?.repliedAt).toBe(first);
      await restoreStatuses(contactForm, admin, done, 'replied');
      expect((await read())?.repliedAt).toBe(first);
    },
  );

  test('by hand it counts until it is undone; in progress does not move it', async () => {
    const done = await change(admin, [ada], { status: 'replied' });
    const first = (await read())?.repliedAt;
    const later = await change(admin, [ada], { status: 'in-progress' });
    expect((await read())?.repliedAt).toBe(first);
    await restoreStatuses(contactForm, admin, later, 'in-progress');
    expect(await read()).toMatchObject({ status: 'replied', repliedAt: first });
    await restoreStatuses(contactForm, admin, done, 'replied');
    expect(await read()).toMatchObject({ status: 'new', repliedAt: null, isUnread: true });
    expect(await countsNow()).toMatchObject({ overdue: 1 });
  });

  test('what was sent between a status and its undo is not taken back with it', async () => {
    await reply();
    const done = await change(admin, [ada], { status: 'replied' });
    await sendNow();
    await restoreStatuses(contactForm, admin, done, 'replied');
    expect((await read())?.repliedAt).toEqual(expect.any(String));
  });
});

describe('an answer is due from the last mail that waits for one', () => {
  /** As row, queue, table, number and digest say it. */
  async function overdueBy() {
    const deadlines = await getDeadlines(admin, Date.now());
    const submission = await read();
    if (!submission) throw new Error('It is gone');
    const due = dueAt(contactForm, submission, deadlines);
    const says = {
      row: isOverdue(contactForm, submission, deadlines),
      queue: (await idsIn('overdue'))?.includes(ada),
      table: (await countFound({ ...plainView(contactForm), show: 'overdue' }, admin)) === 1,
      count: (await countsNow())?.overdue === 1,
      digest: (await listForDigest(admin.id, deadlines, 5)).length === 1,
    };
    return { due, says };
  }
  const all = (is: boolean) => ({ row: is, queue: is, table: is, count: is, digest: is });

  test('what nobody answered is overdue; an answer of today to our reply is not', async () => {
    expect((await overdueBy()).says).toEqual(all(true));
    await reply();
    await sendNow();
    await answer();
    const { due, says } = await overdueBy();
    expect(says).toEqual(all(false));
    expect(Date.parse(due ?? '')).toBeGreaterThan(Date.now());
    await payload.db.drizzle.execute(
      sql`UPDATE contact_submissions SET asked_at = now() - interval '5 days'`,
    );
    expect((await overdueBy()).says).toEqual(all(true));
  });

  test('what was answered is not due while it is still in progress', async () => {
    await reply();
    await sendNow();
    await change(admin, [ada], { status: 'in-progress' });
    expect(await overdueBy()).toEqual({ due: null, says: all(false) });
    expect(await idsIn('open')).toEqual([ada]);
  });

  test.each([
    ['snoozed', sql`snoozed_until = now() + interval '1 day'`],
    ['set aside', sql`quarantined_for = 'filled-too-fast'`],
  ])('what is %s is not overdue', async (_what, change) => {
    await payload.db.drizzle.execute(sql`UPDATE contact_submissions SET ${change}`);
    expect((await overdueBy()).says).toEqual(all(false));
  });

  test.each([...replyHourChoices])(
    'hours of its own, %d, count for all that show it',
    async (hours) => {
      const deadlines = await getDeadlines(admin, Date.now());
      const since = workingHoursAgo(deadlines.now, hours, deadlines.workday);
      const sent = (at: number) =>
        payload.db.drizzle.execute(
          sql`UPDATE contact_submissions SET submitted_at = ${new Date(at).toISOString()},
              reply_hours = ${hours}`,
        );
      await sent(since - 60_000);
      expect((await overdueBy()).says).toEqual(all(true));
      await sent(since + 3_600_000);
      expect((await overdueBy()).says).toEqual(all(false));
    },
  );

  test('a reply does not answer what came after it was written', async () => {
    await reply();
    await answer();
    await sendNow();
    // Nobody has read that: it stays open, and due.
    expect(await read()).toMatchObject({ status: 'new', isUnread: true, answeredAt: null });
    expect((await overdueBy()).due).not.toBeNull();
  });

  test('what was held for an answer and is sent after all does answer it', async () => {
    const later = written(ada, { dueAt: new Date(Date.now() + 3_600_000).toISOString() });
    await sendReply(contactForm, admin, later);
    await answer();
    expect(await idsIn('not-delivered')).toEqual([ada]);
    await sendReplyAgain(contactForm, admin, later);
    await sendNow();
    expect((await read())?.status).toBe('replied');
    expect((await read())?.answeredAt).not.toBeNull();
    expect(await idsIn('not-delivered')).toEqual([]);
  });
});

describe('what did not arrive is seen', () => {
  const seen = async () => ({
    queue: await idsIn('not-delivered'),
    count: (await countsNow())?.['not-delivered'],
    row: (await read())?.isUndelivered,
  });
  const shown = () => ({ queue: [ada], count: 1, row: true });
  const nothing = { queue: [], count: 0, row: false };

  test('a refusal, until it is taken back, also of what is archived; its author knows', async () => {
    expect(await seen()).toEqual(nothing);
    expectOutput(/A reply was not sent: The mail server answered 550/);
    await payload.db.drizzle.execute(
      sql`UPDATE contact_submissions SET email = 'nobody@refused.example'`,
    );
    const sent = written(ada);
    await sendReply(contactForm, admin, sent);
    await sendNow();
    await change(admin, [ada], { status: 'archived' });
    expect(await seen()).toEqual(shown());
    expect(await listFailedOf(admin.id, 3)).toMatchObject([
      { submission: ada, name: 'Ada', problem: 'The mail server answered 550', total: 1 },
    ]);
    await takeReplyBack(contactForm, admin, sent);
    expect(await seen()).toEqual(nothing);
    expect(await listFailedOf(admin.id, 3)).toEqual([]);
  });

  test('a mail that came back, until another reply goes out or it is done', async () => {
    await reply();
    await sendNow();
    await bounce();
    expect(await seen()).toEqual(shown());
    // Somebody has to do something about it, and not three weeks ago.
    expect(await countsNow()).toMatchObject({ open: 1, overdue: 0 });
    await reply({ seen: 2 });
    await sendNow();
    expect(await seen()).toEqual(nothing);
    await bounce();
    await change(admin, [ada], { status: 'archived' });
    expect(await seen()).toEqual(nothing);
  });

  test('a notice that nobody will try again, while its submission is open', async () => {
    const q = await quote({ reference: 'Q-1' });
    await payload.db.drizzle.execute(
      sql`UPDATE quote_submissions SET confirmation_state = 'failed', confirmation_problem = '550'`,
    );
    expect(await seen()).toEqual({ queue: [q], count: 1, row: false });
    await changeSubmissions(quoteForm, admin, [q], { status: 'spam' });
    expect(await seen()).toEqual(nothing);
  });
});

describe('how long it is kept goes by the last activity', () => {
  async function runRetention() {
    await payload.jobs.queue({ task: 'apply-retention', input: {}, overrideAccess: true });
    await payload.jobs.run({ limit: 10, sequential: true, overrideAccess: true });
  }
  const age = (trashed: boolean) =>
    payload.db.drizzle.execute(
      sql`UPDATE contact_submissions SET submitted_at = now() - interval '800 days', active_at = NULL,
            deleted_at = CASE WHEN ${trashed} THEN now() - interval '40 days' END`,
    );

  test.each<[string, boolean, () => Promise<unknown>]>([
    ['an answer', false, () => answer()],
    ['a mail that came back', false, () => bounce()],
    ['an answer to what is in the trash', true, () => answer()],
    ['a reply', false, async () => reply().then(() => sendNow())],
    ['a note', false, () => addNote(contactForm, admin, ada, 'Called.')],
    ['a status', false, () => change(admin, [ada], { status: 'in-progress' })],
    ['a restore', true, () => change(admin, [ada], { isDeleted: false })],
    [
      'a restore in the panel',
      true,
      () =>
        payload.update({
          ...{ collection: 'contact-submissions', id: ada, data: { deletedAt: null } },
          ...{ trash: true, overrideAccess: false, user: admin },
        }),
    ],
    [
      'a reply that is to go out later',
      false,
      async () => {
        await reply({ dueAt: new Date(Date.now() + 86_400_000).toISOString() });
        await payload.db.drizzle.execute(sql`UPDATE contact_submissions SET active_at = NULL`);
      },
    ],
  ])('%s keeps it', async (_what, trashed, act) => {
    await age(trashed);
    await act();
    await runRetention();
    expect(await kept()).toEqual([{ reference: 'C-1', trashed: false }]);
  });

  test('to look at it does not, nor does what a program wrote', async () => {
    await age(false);
    await change(admin, [ada], { isUnread: false });
    mails += 1;
    await takeIn(
      await rawMail({
        to: addressOf(ada),
        messageId: `<fact.${mails}@away.example>`,
        headers: { 'Auto-Submitted': 'auto-replied' },
      }),
    );
    await runRetention();
    expect(await kept()).toEqual([{ reference: 'C-1', trashed: true }]);
  });
});
