import { server } from '../../support/settings/mails-and-answers';

import { sql } from '@payloadcms/db-postgres';
import type { SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { quoteForm } from '@/forms';
import { sendReplyAgain } from '@/inbox/reply/replies';
import { historyWords } from '@/inbox/submission/stream/history-words';
import { readMailbox } from '@/submissions/incoming/read-mailbox';
import { listHistory } from '@/submissions/records/history';
import { listUnmatched } from '@/submissions/records/incoming/unmatched';
import { isAnswerAddress, threadAddress } from '@/submissions/records/incoming/thread-address';

import { payload, userWithRole } from '../../support/payload';
import { startMailbox, type Mailbox } from '../../support/mail/imap-server';
import { quote as answers } from '../../support/submissions/answers';
import { emptyInbox, rawMail } from '../../support/submissions/incoming';
import { sendNow } from '../../support/submissions/replies';
import { runJobs, sendQuote } from '../../support/submissions/sent-notices';
import { listThreads } from '../../support/submissions/threads';

const owner = 'owner@onelayer.example';

/** The owner has an account, of this role. */
const beA = (role: string) =>
  payload.db.drizzle.execute(sql`UPDATE users SET role = ${role} WHERE email = ${owner}`);

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
  await payload.create({
    collection: 'users',
    data: { name: 'Olive Owner', role: 'lead', email: owner, password: 'quill harbour 47 lantern' },
    overrideAccess: true,
  });
});
beforeEach(async () => {
  await emptyInbox();
  await beA('lead');
  server.reset();
});
afterAll(async () => {
  await emptyInbox();
  await payload.db.drizzle.execute(sql`DELETE FROM users WHERE email = ${owner}`);
  await mailbox.kill();
});

/** A request comes in, and the owner is told; gives the notice as they got it. */
async function noticed() {
  const { id } = await sendQuote();
  await runJobs();
  const notice = server.received.find(({ to }) => to.includes(owner))?.mail;
  server.reset();
  return {
    id,
    notice,
    replyTo: notice?.replyTo?.[0]?.address ?? '',
    quoted: (notice?.text ?? '').replaceAll(/^/gm, '> '),
  };
}

/** The owner answers, as a mail program does. */
async function answer(to: string, quoted: string, mail: SendMailOptions = {}): Promise<void> {
  const text = `Monday suits us.\n\nOn Fri, 27 Nov 2026 at 10:00, OneLayer <hello@onelayer.example> wrote:\n\n${quoted}`;
  mailbox.deliver(
    await rawMail({
      ...{ from: `Olive <${owner}>`, to, subject: 'Re: New quote request', text },
      // The same, however often it is delivered.
      ...{ messageId: '<answer@phone.example>', date: new Date('2026-11-27T10:00:00Z') },
      ...mail,
    }),
  );
  await readMailbox({ url: mailbox.url, isOurs: () => true });
}

const threadOf = async (id: string) => (await listThreads([id])).get(id) ?? [];
const problems = async () => (await listUnmatched(10)).map(({ problem }) => problem);

test('the owner’s answer goes to who sent it, once, as a reply of theirs on the thread', async () => {
  const { id, notice, replyTo, quoted } = await noticed();
  expect(isAnswerAddress(replyTo)).toBe(true);
  expect(replyTo).not.toBe(threadAddress({ form: 'quote', submission: id }));
  expect(notice?.text).toContain('Reply to this email to answer');
  await answer(replyTo, quoted, { attachments: [{ filename: 'offer.pdf', content: 'the offer' }] });
  // It is delivered again, by another way.
  await answer(replyTo, quoted, { attachments: [{ filename: 'offer.pdf', content: 'the offer' }] });
  await sendNow();
  await sendNow();
  expect(server.received.map(({ to }) => to)).toEqual([[answers.email]]);
  const [sent] = server.received.map(({ mail }) => mail);
  expect(sent).toMatchObject({
    from: { address: 'hello@onelayer.example' },
    replyTo: [{ address: threadAddress({ form: 'quote', submission: id }) }],
    attachments: [{ filename: 'offer.pdf' }],
  });
  expect(sent?.text?.trim()).toBe('Monday suits us.');
  expect(JSON.stringify(sent)).not.toContain(owner);
  const [entry, ...others] = await threadOf(id);
  expect(entry).toMatchObject({ kind: 'reply', state: 'sent', text: 'Monday suits us.' });
  expect(others).toEqual([]);
  const said = await listHistory(quoteForm, id);
  expect(said.map((each) => [each.by, historyWords(each, [])])).toContainEqual([
    'Olive Owner',
    'answered from their mail program',
  ]);
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT status FROM quote_submissions WHERE id = ${id}`,
  );
  expect(rows).toEqual([{ status: 'replied' }]);
  expect(await problems()).toEqual([]);
});

describe('nothing goes out, and the mail waits in Unmatched mail with the reason', () => {
  test.each<[string, SendMailOptions, RegExp]>([
    ['of somebody without an account', { from: 'eve@else.example' }, /no account that may answer/],
    ['of a program', { headers: { 'Auto-Submitted': 'auto-replied' } }, /A program wrote it/],
    ['with a program in it', { attachments: [{ filename: 'a.exe', content: 'MZ' }] }, /a\.exe/],
    ['that the sender got already', { cc: answers.email }, /went to the sender by itself/],
    ['without words', { text: ' ' }, /no words of its own/],
  ])('one %s', async (_what, mail, why) => {
    const { id, replyTo, quoted } = await noticed();
    await answer(replyTo, quoted, mail);
    await sendNow();
    expect(server.received).toEqual([]);
    expect(await threadOf(id)).toEqual([]);
    expect(await problems()).toEqual([expect.stringMatching(why)]);
  });

  test.each([/^http.*$|\S+\/admin\?\S+/m, /^New quote request.*$/m])(
    'one with a line of the notice among its words: %s',
    async (line) => {
      const { notice, replyTo } = await noticed();
      const repeated = line.exec(notice?.text ?? '')?.[0] ?? '';
      expect(repeated).not.toBe('');
      await answer(replyTo, '', { text: `Monday.\n\n${repeated}\n\nOr Tuesday, and so on.` });
      await sendNow();
      expect(server.received).toEqual([]);
      expect(await problems()).toEqual([expect.stringMatching(/repeats the notice/)]);
    },
  );

  test('one of an account that may read alone', async () => {
    const { replyTo, quoted } = await noticed();
    await beA('reader');
    await answer(replyTo, quoted);
    expect(await problems()).toEqual([expect.stringMatching(/no account that may answer/)]);
  });

  test('one about what is in the trash', async () => {
    const { id, replyTo, quoted } = await noticed();
    await payload.db.drizzle.execute(
      sql`UPDATE quote_submissions SET deleted_at = now() WHERE id = ${id}`,
    );
    await answer(replyTo, quoted);
    expect(await problems()).toEqual([expect.stringMatching(/gone, or in the trash/)]);
  });

  test('one to an address that we did not make', async () => {
    const { id, replyTo, quoted } = await noticed();
    const thread = threadAddress({ form: 'quote', submission: id }) ?? '';
    await answer(thread.replace(/\.(?=[0-9a-f]{20}@)/, '-'), quoted);
    await answer(replyTo.replace(/[0-9a-f]@/, 'x@'), quoted);
    await sendNow();
    expect(server.received).toEqual([]);
    expect(await threadOf(id)).toEqual([]);
  });
});

test('where the sender has written since, it is held for its writer', async () => {
  const { id, replyTo, quoted } = await noticed();
  mailbox.deliver(
    await rawMail({
      ...{ from: answers.email, to: threadAddress({ form: 'quote', submission: id }) ?? '' },
      text: 'Not on Monday, please.',
    }),
  );
  await answer(replyTo, quoted);
  await sendNow();
  expect(server.received).toEqual([]);
  const reply = (await threadOf(id)).at(-1);
  expect(reply).toMatchObject({
    state: 'failed',
    problem: 'Somebody wrote on this conversation before your mail came in',
  });
  const admin = await userWithRole('admin');
  await sendReplyAgain(quoteForm, admin, { id: reply?.id ?? '', submission: id });
  await sendNow();
  expect(server.received.map(({ to }) => to)).toEqual([[answers.email]]);
});

test('who has no account answers the sender from their own address, as before', async () => {
  await beA('editor');
  const { notice, replyTo } = await noticed();
  expect(replyTo).toBe(answers.email);
  expect(notice?.text).not.toContain('Reply to this email to answer');
});
