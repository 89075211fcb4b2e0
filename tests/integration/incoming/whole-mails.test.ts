import { server } from '../../support/settings/mails-and-answers';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { recipientsOf } from '@/inbox/reply/reply-text';
import { readConversation } from '@/inbox/reply/reads';
import { sendReply } from '@/inbox/reply/replies';
import { readAttachment } from '@/inbox/attachments';
import { putOn } from '@/inbox/unmatched/settle-mail';
import { takeIn } from '@/submissions/incoming/take-in';
import { storeMail, type WholeMail } from '@/submissions/records/incoming/store';
import { listUnmatched } from '@/submissions/records/incoming/unmatched';

import { payload, userWithRole } from '../../support/payload';
import {
  addressOf,
  cameIn,
  contactThread,
  emptyInbox,
  onlyAda,
  rawMail,
  settle,
  stateOf,
} from '../../support/submissions/incoming';
import { sendNow, written } from '../../support/submissions/replies';
import { contact } from '../../support/submissions/sent-submissions';
import { setInbox, untold } from '../../support/submissions/told-staff';

let admin: TypedUser;
let editor: TypedUser;
let ada = '';
beforeAll(async () => {
  [admin, editor] = await Promise.all([userWithRole('admin'), userWithRole('editor')]);
});
beforeEach(async () => {
  server.reset();
  ada = await onlyAda();
});
afterAll(emptyInbox);

const webhook = {
  webhookAddress: 'https://hooks.example/inbox',
  webhookFormat: 'slack',
  noticesNamePeople: false,
} as const;

const mail = (changes: Partial<WholeMail> = {}): WholeMail => ({
  ...{ kind: 'answer', fingerprint: 'one', messageId: '<one@quay.example>' },
  ...{ address: 'ada@analytical.example', sender: 'Ada', replyTo: null, sentTo: [], cc: [] },
  ...{ subject: 'Re', text: 'Hello.', quoted: null, problem: null, files: [], original: null },
  ...changes,
});

test('a mail to two threads is stored on both with all that it is, once each', async () => {
  const bob = await contact({ reference: 'C-2', email: 'bob@b.example' });
  const raw = await rawMail({ to: [addressOf(ada), addressOf(bob)], text: 'To both.' });
  expect(await takeIn(raw)).toBe('stored');
  expect(await takeIn(raw)).toBe('repeated');
  expect((await cameIn()).map(({ submission: id }) => id).sort()).toEqual([ada, bob].sort());
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT submission AS id, content FROM attachments WHERE kind = 'original'`,
  );
  expect(rows.map(({ id }) => id).sort()).toEqual([ada, bob].sort());
  // Whom else it went to is nobody's thread.
  const cc = await payload.db.drizzle.execute(sql`SELECT DISTINCT cc FROM thread_entries`);
  expect(cc.rows).toEqual([{ cc: null }]);
  for (const { content } of rows) expect(content).toEqual(raw);
});

test('whatever a value holds, it is stored', async () => {
  const odd = 'a\u0000b\u0007\ud800c';
  const values = { sender: odd, subject: odd, text: odd, quoted: odd, problem: odd, replyTo: odd };
  const file = {
    name: odd,
    size: 1,
    content: Buffer.from([0]),
    kind: 'plain',
    problem: odd,
  } as const;
  await storeMail(mail({ ...values, messageId: odd, address: odd, cc: [odd], files: [file] }), [
    contactThread(ada),
  ]);
  expect(await cameIn()).toMatchObject([{ text: 'ab\ufffdc', sender: 'ab\ufffdc' }]);
});

test('however many files a mail has, they are stored, each with its own content', async () => {
  const files = Array.from({ length: 8000 }, (_, n) => ({
    ...{ name: `${n}.txt`, kind: 'plain', problem: n % 2 === 0 ? null : `"${n}", {a}\\` },
    ...{ size: 4, content: n % 3 === 0 ? null : Buffer.from(String(n).padStart(4, '0')) },
  })) satisfies WholeMail['files'];
  await storeMail(mail({ files, original: Buffer.from('all') }), [contactThread(ada)]);
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT name, kind, problem, size, content FROM attachments ORDER BY added_at`,
  );
  const whole = { name: 'mail.eml', kind: 'original', problem: null, size: 3 };
  expect(rows).toEqual([...files, { ...whole, content: Buffer.from('all') }]);
});

test('a reply that claims to have seen more than there is takes no position away', async () => {
  await sendReply(contactForm, admin, written(ada, { seen: 2_000_000_000 }));
  expect(await takeIn(await rawMail({ to: addressOf(ada) }))).toBe('stored');
  const [entry] = await cameIn();
  expect(Number(entry?.['position'])).toBeLessThan(5);
});

test.each([
  { kind: 'answer', reopens: true, tells: 2 },
  { kind: 'bounce', reopens: true, tells: 0 },
  { kind: 'automatic', reopens: false, tells: 0 },
] as const)(
  'a mail ($kind) put on a thread by hand does what one does that came that way',
  async ({ kind, reopens, tells }) => {
    await setInbox(webhook);
    const ways = [
      async () => storeMail(mail({ kind }), [contactThread(ada)]),
      async () => {
        await storeMail(mail({ kind }), []);
        const [stray] = await listUnmatched(1);
        await putOn(admin, stray?.id ?? '', 'C-1');
      },
    ];
    const after = [];
    for (const way of ways) {
      ada = await onlyAda();
      const colleague = editor.id;
      await payload.db.drizzle.execute(sql`DELETE FROM payload_jobs`);
      await payload.db.drizzle.execute(
        sql`UPDATE contact_submissions SET assignee_id = ${colleague}`,
      );
      const dueAt = new Date(Date.now() + 3_600_000).toISOString();
      await sendReply(contactForm, admin, written(ada, { dueAt }));
      await settle(ada);
      await way();
      const { rows } = await payload.db.drizzle.execute(
        sql`SELECT state, problem FROM thread_entries WHERE kind = 'reply'`,
      );
      after.push({ state: await stateOf(ada), told: await untold(), reply: rows[0] });
    }
    await setInbox({ webhookAddress: null });
    expect(after[1]).toEqual(after[0]);
    expect(after[0]).toMatchObject({
      told: tells,
      state: { unread: reopens, status: reopens ? 'in-progress' : 'replied' },
      reply: { state: kind === 'answer' ? 'failed' : 'waiting' },
    });
  },
);

test('the webhook is told of one answer, until somebody has read it', async () => {
  await setInbox(webhook);
  await payload.db.drizzle.execute(sql`DELETE FROM payload_jobs`);
  const answer = async (text: string) => takeIn(await rawMail({ to: addressOf(ada), text }));
  await answer('One.');
  await answer('Two.');
  expect(await untold()).toBe(1);
  await storeMail(mail({ kind: 'bounce', fingerprint: 'late' }), [contactThread(ada)]);
  await answer('After something else that nobody was told of.');
  expect(await untold()).toBe(2);
  await payload.db.drizzle.execute(sql`UPDATE contact_submissions SET read_at = now()`);
  await answer('Three.');
  expect(await untold()).toBe(3);
  await setInbox({ webhookAddress: null });
  await payload.db.drizzle.execute(sql`DELETE FROM payload_jobs`);
});

test('of a long thread the newest mails are read, and the beginning of long ones', async () => {
  const long = 'word '.repeat(40_000);
  for (let n = 1; n <= 30; n += 1)
    await storeMail(mail({ fingerprint: `${n}`, text: `${n} ${long}`, quoted: long }), [
      contactThread(ada),
    ]);
  const conversation = await readConversation(contactForm, admin, ada);
  expect(conversation.earlier).toBe(10);
  expect(conversation.thread?.map(({ position }) => position)).toEqual(
    Array.from({ length: 20 }, (_, n) => n + 11),
  );
  expect(JSON.stringify(conversation).length).toBeLessThan(200_000);
  const all = await readConversation(contactForm, admin, ada, 20);
  expect([all.earlier, all.thread?.length]).toEqual([0, 30]);
  const [first] = all.thread ?? [];
  expect(first).toMatchObject({ isCut: true });
  const whole = await readAttachment(admin, first?.id ?? '');
  expect(whole?.content.toString()).toBe(`Re\n\n1 ${long}\n\n${long}`);
  await expect(readAttachment(editor, first?.id ?? '')).rejects.toThrow(/not allowed/i);
});

test('a reply goes where the answer asks for it, and nowhere that no answer names', async () => {
  const elsewhere = 'office@analytical.example';
  await storeMail(mail({ replyTo: elsewhere }), [contactThread(ada)]);
  await storeMail(
    mail({ fingerprint: 'two', address: 'eve@e.example', replyTo: 'eve@else.example' }),
    [contactThread(ada)],
  );
  const { thread } = await readConversation(contactForm, admin, ada);
  const own = 'ada@analytical.example';
  expect(recipientsOf(thread?.slice(0, 1) ?? [], own)).toEqual([elsewhere, own]);
  // Somebody else's wish comes last.
  expect(recipientsOf(thread ?? [], own)).toEqual([own, 'eve@else.example', elsewhere]);
  await sendReply(contactForm, admin, written(ada, { seen: 2, to: elsewhere }));
  await sendNow();
  await sendReply(contactForm, admin, written(ada, { seen: 3, to: 'made@up.example' }));
  await sendNow();
  expect(server.received.map(({ to }) => to)).toEqual([[elsewhere], [own]]);
});
