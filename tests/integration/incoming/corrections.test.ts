import { server } from '../../support/settings/mails-and-answers';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { correct } from '@/inbox/correction/correct';
import { erasePerson } from '@/inbox/data-protection/erase-person';
import { findNotations } from '@/inbox/list/reads/notations';
import { sendReply, sendReplyAgain } from '@/inbox/reply/replies';
import { historyWords } from '@/inbox/submission/stream/history-words';
import { openSubmission } from '@/inbox/submission/reads';
import { takeIn } from '@/submissions/incoming/take-in';
import { listHistory } from '@/submissions/records/history';
import { addDraftFile } from '@/submissions/records/attachments/draft-files';

import { expectOutput } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { newAuditPage } from '../../support/staff/audit-log';
import { addressOf, emptyInbox, onlyAda, rawMail } from '../../support/submissions/incoming';
import { exported } from '../../support/submissions/exported-person';
import { entries, sendNow, statusOf, written } from '../../support/submissions/replies';
import { listThreads } from '../../support/submissions/threads';

const mistyped = 'ada@analytical.example';
const meant = 'ada@analytical-engines.example';

let admin: TypedUser;
let ada = '';
beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  ada = await onlyAda();
  server.reset();
});
afterAll(emptyInbox);

const correctTo = (to: string, from = mistyped) =>
  correct(contactForm, admin, { submission: ada, from, to });

async function stored() {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT email, (SELECT array_agg(address ORDER BY address) FROM former_addresses
                       WHERE submission = contact_submissions.id) AS former
        FROM contact_submissions`,
  );
  return rows[0];
}

test('the address before stays beside the corrected one, and the history says who did it', async () => {
  const page = await newAuditPage();
  await correctTo(meant, mistyped.toUpperCase());
  expect(await stored()).toEqual({ email: meant, former: [mistyped] });
  const [entry] = await listHistory(contactForm, ada);
  expect(entry && [entry.by, historyWords(entry, [])]).toEqual([
    admin.name,
    'corrected the address',
  ]);
  // The log keeps no address of a sender.
  expect(JSON.stringify(await page.read())).not.toContain('analytical');
  const opened = await openSubmission(contactForm, admin, ada);
  expect(opened?.submission.values['email']).toBe(meant);
  expect(opened?.formerAddresses).toEqual([mistyped]);
});

test('of two who correct it, one is told; corrected back, nothing is left over', async () => {
  const done = await Promise.allSettled([correctTo(meant), correctTo('ada@else.example')]);
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const now = String((await stored())?.['email']);
  await correctTo(mistyped, now);
  expect(await stored()).toEqual({ email: mistyped, former: [now] });
  await correctTo(now);
  expect(await stored()).toEqual({ email: now, former: [mistyped] });
});

test.each([
  ['ada', /“ada” is no email address/],
  ['inbox@onelayer.example', /answers come in/],
  ['ADA@analytical.example', /already/],
])('%j is not taken, and it says why', async (to, why) => {
  await expect(correctTo(to)).rejects.toThrow(why);
  expect(await stored()).toEqual({ email: mistyped, former: null });
});

test('marketers correct nothing', async () => {
  const editor = await userWithRole('editor');
  const correction = { submission: ada, from: mistyped, to: meant };
  await expect(correct(contactForm, editor, correction)).rejects.toThrow();
  expect(await stored()).toMatchObject({ email: mistyped });
});

test('what failed or waits goes to the corrected address', async () => {
  expectOutput(/A reply was not sent: The mail server answered 550/);
  const refused = 'ada@refused.example';
  await correctTo(refused);
  const reply = written(ada);
  await sendReply(contactForm, admin, reply);
  await sendNow();
  expect(await entries()).toMatchObject([{ state: 'failed' }]);
  const later = written(ada, {
    seen: 1,
    dueAt: new Date(Date.now() + 86_400_000).toISOString(),
    text: 'Later.',
  });
  await sendReply(contactForm, admin, later);
  await correctTo(meant, refused);
  await sendReplyAgain(contactForm, admin, reply);
  await sendNow();
  expect(server.received.map(({ to }) => to)).toEqual([[meant], [meant]]);
  expect(await statusOf(ada)).toEqual({ status: 'replied', replied: true });
});

test('what went to the wrong address is sent to the right one once, with its files', async () => {
  const reply = written(ada, { subject: 'Our offer' });
  const file = { name: 'offer.pdf', content: Buffer.from('the offer') };
  await addDraftFile(contactForm, { author: admin.id, submission: ada }, file);
  await sendReply(contactForm, admin, reply);
  await sendNow();
  await expect(sendReplyAgain(contactForm, admin, reply)).rejects.toThrow();
  await correctTo(meant);
  server.reset();
  await Promise.all([1, 2, 3].map(() => sendReplyAgain(contactForm, admin, reply)));
  await sendNow();
  await sendReplyAgain(contactForm, admin, reply);
  await sendNow();
  expect(server.received.map(({ to }) => to)).toEqual([[meant]]);
  expect(server.received[0]?.mail).toMatchObject({
    subject: 'Our offer',
    attachments: [{ filename: 'offer.pdf' }],
  });
  const thread = (await listThreads([ada])).get(ada) ?? [];
  expect(thread.map(({ address, isFormer }) => [address, isFormer])).toEqual([
    [mistyped, true],
    [meant, false],
  ]);
});

test('answers from both come in, and nobody is warned of either', async () => {
  await correctTo(meant);
  await takeIn(await rawMail({ to: addressOf(ada), text: 'From the old one.' }));
  await takeIn(await rawMail({ from: meant, to: addressOf(ada), text: 'From the new one.' }));
  await takeIn(await rawMail({ from: 'eve@else.example', to: addressOf(ada), text: 'Hello.' }));
  const thread = (await listThreads([ada])).get(ada) ?? [];
  expect(thread.map(({ text, isFormer }) => [text, isFormer])).toEqual([
    ['From the old one.', true],
    ['From the new one.', false],
    ['Hello.', false],
  ]);
});

test('a search finds both', async () => {
  await correctTo(meant);
  const word = { text: mistyped.slice(0, 12), digits: null };
  expect(await findNotations(contactForm, word, (read) => read())).toEqual([ada]);
});

test.each([mistyped, meant])('an export and an erasure by %s find all of it', async (email) => {
  await correctTo(meant);
  await takeIn(await rawMail({ to: addressOf(ada) }));
  const told = await exported(admin, [email]);
  expect(told.records).toMatchObject([
    { submission: { id: ada, email: meant }, formerAddresses: [mistyped] },
  ]);
  const receipt = await erasePerson(admin, [email]);
  expect(receipt.erased).toHaveLength(1);
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT id FROM contact_submissions UNION ALL SELECT id FROM former_addresses
        UNION ALL SELECT id FROM thread_entries`,
  );
  expect(rows).toEqual([]);
});
