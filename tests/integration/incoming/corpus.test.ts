import { webhookSecret as secret } from '../../support/settings/mails-and-answers';

import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { sendReply } from '@/inbox/reply/replies';
import { receiveMail } from '@/submissions';
import { readMailbox } from '@/submissions/incoming/read-mailbox';
import { signatureHeader, signatureOf } from '@/submissions/incoming/signed-mail';

import { corpus, sent as sentTexts, sentTo, type CorpusMail } from '../../support/mail/corpus';
import { userWithRole } from '../../support/payload';
import { startMailbox, type Mailbox } from '../../support/mail/imap-server';
import { addressOf, cameIn, emptyInbox, onlyAda } from '../../support/submissions/incoming';
import { sendNow, written } from '../../support/submissions/replies';

/** The largest ones are read by the unit test. */
const mails = corpus.filter(({ raw }) => raw.length < 500_000);

let mailbox: Mailbox;
let admin: TypedUser;
let ada = '';
beforeAll(async () => {
  mailbox = await startMailbox();
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  ada = await onlyAda();
  const [text = ''] = sentTexts;
  await sendReply(contactForm, admin, written(ada, { text }));
  await sendNow();
});
afterAll(async () => {
  await emptyInbox();
  await mailbox.kill();
});

/** Each is on its thread, with the words that it must have; those that nobody sent there are not. */
async function expectAll(sent: readonly CorpusMail[]): Promise<void> {
  // They came one after another.
  const all = await cameIn();
  expect(all).toHaveLength(sent.length);
  for (const [at, { name, expected }] of sent.entries()) {
    const { text, quoted, state } = all[at] ?? {};
    expect([name, state]).toEqual([name, expected.isStray ? 'unmatched' : 'received']);
    const words = `${String(text)}\n${String(quoted)}`;
    for (const each of [expected.text ?? '', ...(expected.has ?? [])])
      expect(words, name).toContain(each);
  }
}

const time = 60_000;

test('by the webhook, every mail of the corpus lands, and once', { timeout: time }, async () => {
  for (const { name, ...mail } of mails) {
    const body = sentTo({ name, ...mail }, addressOf(ada));
    const signature = signatureOf(secret, body, Math.floor(Date.now() / 1000));
    const response = await receiveMail(
      new Request('http://localhost/api/incoming-mail', {
        method: 'POST',
        body: new Uint8Array(body),
        headers: { [signatureHeader]: signature },
      }),
    );
    expect([name, response.status]).toEqual([name, 200]);
  }
  await expectAll(mails);
});

test('by IMAP, every mail of the corpus lands, and none stays', { timeout: time }, async () => {
  for (const mail of mails) mailbox.deliver(sentTo(mail, addressOf(ada)));
  for (let round = 0; mailbox.mails().length > 0 && round < 3; round += 1)
    await readMailbox({ url: mailbox.url, isOurs: () => true });
  expect(mailbox.mails()).toEqual([]);
  await expectAll(mails);
});
