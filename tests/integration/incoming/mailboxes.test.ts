import { inbox, sales, server } from '../../support/settings/several-mailboxes';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { contactForm, forms, quoteForm } from '@/forms';
import { correct } from '@/inbox/correction/correct';
import { sendForward } from '@/inbox/forward/send-forward';
import { beginMail } from '@/inbox/new-mail/begin';
import { previewReply, readConversation } from '@/inbox/reply/reads';
import { parseOrder, isSend } from '@/inbox/reply/reply-order';
import { sendWritten } from '@/inbox/reply/sending/send';
import { getSubmission } from '@/inbox/submission/reads';
import { makeEnquiry, putOn } from '@/inbox/unmatched/settle-mail';
import { eraseFromMailboxes } from '@/submissions/incoming/erase-from-mailboxes';
import { takeIn } from '@/submissions/incoming/take-in';
import { watchMailboxes } from '@/submissions/incoming/watch-mailboxes';
import { countUnmatched, listUnmatched } from '@/submissions/records/incoming/unmatched';
import { listUnread } from '@/submissions/records/mailboxes/unread';
import { listMailboxes } from '@/submissions/records/mailboxes/mailboxes';
import { staffConnection } from '@/platform/database/staff-connection';

import { eventually } from '../../support/eventually';
import { expectOutput } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { addressOf, emptyInbox, onlyAda, rawMail } from '../../support/submissions/incoming';
import { madeFormOf, type PublishedForm } from '../../support/submissions/published-form';
import { addRule, forgetRules, run } from '../../support/submissions/rules';
import { sendNow } from '../../support/submissions/replies';
import { runJobs, sendQuote } from '../../support/submissions/sent-notices';
import { listThreads } from '../../support/submissions/threads';

let admin: TypedUser;
let made: PublishedForm;
let ada = '';
const listed = () => [
  { address: 'sales@onelayer.example', name: 'OneLayer Sales', forms: ['quote' as const] },
  { address: 'jobs@onelayer.example', madeForms: [made.id], signature: 'The people of {brand}' },
];
const list = (mailboxes: object[]) =>
  payload.updateGlobal({
    slug: 'inbox-settings',
    data: { mailboxes },
    overrideAccess: true,
    context: { disableRevalidate: true },
  });

beforeAll(async () => {
  [admin, made] = await Promise.all([userWithRole('admin'), madeFormOf('mailboxes-of-tests')]);
});
beforeEach(async () => {
  for (const mailbox of [inbox, sales]) mailbox.empty();
  ada = await onlyAda();
  await list(listed());
  server.reset();
});
afterAll(async () => {
  await list([]);
  await emptyInbox();
  await payload.delete({
    ...{ collection: 'custom-forms', id: made.id, overrideAccess: true },
    context: { disableRevalidate: true },
  });
});

const answersToIt = {
  ...{ q0000000001: 'Ada Okafor', q0000000002: 'ada@quay.example', q0000000003: 'Lunch and talks' },
  ...{ q0000000004: 'No hazelnuts', q0000000005: ['Tuesday'] },
};

/** Sends what the form of a conversation holds, as its page does. */
async function send(form: typeof contactForm | typeof quoteForm, id: string, fields: object = {}) {
  const data = new FormData();
  const all = { form: form.name, id, text: 'Hello.', key: crypto.randomUUID(), ...fields };
  for (const [name, value] of Object.entries({ seen: '9', intent: 'send', ...all }))
    data.set(name, value);
  const order = parseOrder(data);
  if (!order || !isSend(order)) throw new Error('It was no order');
  await sendWritten(forms[form.name], admin, order);
}

/** From whom mails went out, in their order. */
const senders = () => server.received.map(({ mail }) => mail.from?.address);

const conversation = (id: string, form = contactForm) => readConversation(form, admin, id);
const offered = async (id: string) =>
  (await conversation(id)).from.map(({ address }) => address.split('@')[0]);

describe('what comes in', () => {
  test('is known by its recipient, with a plus or without, in any spelling', async () => {
    const to = async (header: object) =>
      takeIn(await rawMail({ text: `${Math.random()}`, ...header }));
    await to({ to: 'Sales <SALES@OneLayer.example>' });
    await to({ to: 'sales+fair@onelayer.example' });
    await to({ to: 'someone@else.example', headers: { 'Delivered-To': 'jobs@onelayer.example' } });
    await to({ to: 'inbox@onelayer.example' });
    await to({ to: 'wholesales@onelayer.example' });
    await to({ to: 'sales@onelayer.example.org' });
    expect((await listUnmatched(10)).map(({ mailbox }) => mailbox)).toEqual([
      ...['sales@onelayer.example', 'sales@onelayer.example', 'jobs@onelayer.example'],
      ...['inbox@onelayer.example', null, null],
    ]);
    expect(await countUnmatched()).toEqual([
      { mailbox: '', count: 2 },
      { mailbox: 'inbox@onelayer.example', count: 1 },
      { mailbox: 'jobs@onelayer.example', count: 1 },
      { mailbox: 'sales@onelayer.example', count: 2 },
    ]);
    expect(await listUnmatched(10, 'sales@onelayer.example')).toHaveLength(2);
    expect(await listUnmatched(10, '')).toHaveLength(2);
    // It came to us: nobody else has it.
    expect((await listUnmatched(1))[0]?.sentTo).toBeNull();
  });

  test('goes on from the mailbox that it came to, as an enquiry and where it is put', async () => {
    await takeIn(await rawMail({ to: 'jobs@onelayer.example', text: 'I build portals.' }));
    const [mail] = await listUnmatched(1);
    const { id } = await makeEnquiry(admin, mail?.id ?? '');
    expect(await offered(id)).toEqual(['jobs', 'hello', 'sales']);
    await send(contactForm, id);
    await sendNow();
    expect(senders()).toEqual(['jobs@onelayer.example']);
    expect(server.received[0]?.mail.text).toMatch(/^Hello\.\n\nThe people of \w+/);
    await takeIn(await rawMail({ to: 'sales@onelayer.example', text: 'What does it cost?' }));
    const [second] = await listUnmatched(1);
    await putOn(admin, second?.id ?? '', 'C-1');
    expect(await offered(ada)).toEqual(['sales', 'hello', 'jobs']);
  });

  test('is what a rule can ask for', async () => {
    await addRule('Jobs', { mailbox: 'jobs@onelayer.example' }, { tag: 'Application' });
    await takeIn(await rawMail({ to: 'jobs@onelayer.example', text: 'I build portals.' }));
    await takeIn(await rawMail({ to: 'sales@onelayer.example', text: 'I want a portal.' }));
    for (const { id } of await listUnmatched(2)) await makeEnquiry(admin, id);
    await run();
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT message, array_agg(submission_tags.name) AS tags FROM contact_submissions
          JOIN submission_tags ON submission = contact_submissions.id GROUP BY message`,
    );
    expect(rows).toMatchObject([{ tags: ['Application'] }]);
    expect(rows[0]?.['message']).toContain('I build portals.');
    await forgetRules();
  });

  test('without a list, and with one mailbox, nothing is known of it', async () => {
    await list([]);
    expect(await offered(ada)).toEqual([]);
    await send(contactForm, ada);
    await sendNow();
    expect(senders()).toEqual(['hello@onelayer.example']);
    const thread = (await listThreads([ada])).get(ada) ?? [];
    expect(thread.map(({ mailbox }) => mailbox)).toEqual([null]);
  });
});

describe('what goes out', () => {
  test('leaves from the mailbox that was chosen, which the conversation remembers', async () => {
    expect(await offered(ada)).toEqual(['hello', 'sales', 'jobs']);
    await send(contactForm, ada, { from: 'jobs@onelayer.example' });
    expect(await offered(ada)).toEqual(['jobs', 'hello', 'sales']);
    await sendNow();
    expect(server.received[0]?.mail).toMatchObject({
      from: { address: 'jobs@onelayer.example', name: '' },
      replyTo: [{ address: addressOf(ada) }],
    });
    // An answer to that changes nothing, whatever else it went to.
    await takeIn(await rawMail({ to: [addressOf(ada), 'sales@onelayer.example'] }));
    expect(await offered(ada)).toEqual(['jobs', 'hello', 'sales']);
    const submission = await getSubmission(contactForm, admin, ada);
    if (!submission) throw new Error('It is gone');
    const head = { text: 'Hello.', signature: null, cc: '', bcc: '', subject: '' };
    const preview = async (from?: string) =>
      (await previewReply(contactForm, submission, { ...head, ...(from && { from }) })).from;
    expect(await preview()).toBe('jobs@onelayer.example');
    expect(await preview('sales@onelayer.example')).toBe('OneLayer Sales <sales@onelayer.example>');
    await send(contactForm, ada, { from: 'hello@onelayer.example' });
    await sendNow();
    expect(senders()).toEqual(['jobs@onelayer.example', 'hello@onelayer.example']);
    // The last word counts.
    expect(await offered(ada)).toEqual(['hello', 'sales', 'jobs']);
  });

  test('leaves from that of its form: replies and confirmations, of made forms as well', async () => {
    const { id } = await sendQuote();
    await made.send(answersToIt);
    await runJobs();
    const confirmed = server.received
      .filter(({ to }) => !to.includes('owner@onelayer.example'))
      .map(({ mail }) => mail.from);
    expect(confirmed).toMatchObject([
      { name: 'OneLayer Sales', address: 'sales@onelayer.example' },
      { address: 'jobs@onelayer.example' },
    ]);
    // The notice to us is ours.
    expect(senders().filter((from) => from === 'hello@onelayer.example')).toHaveLength(2);
    server.reset();
    await send(quoteForm, id);
    await sendNow();
    expect(senders()).toEqual(['sales@onelayer.example']);
  });

  test('leaves from the usual one where its own is gone meanwhile, and a gone one is refused', async () => {
    await send(contactForm, ada, { from: 'jobs@onelayer.example' });
    await list([listed()[0] ?? {}]);
    await sendNow();
    expect(senders()).toEqual(['hello@onelayer.example']);
    await expect(send(contactForm, ada, { from: 'jobs@onelayer.example' })).rejects.toThrow(
      'Not sent. jobs@onelayer.example is none of our mailboxes any more',
    );
    await expect(send(contactForm, ada, { from: 'ceo@bank.example' })).rejects.toThrow('Not sent.');
  });

  test('a new mail and a forward leave from the one that was chosen', async () => {
    const mail = { key: crypto.randomUUID(), name: 'Bo', email: 'bo@quay.example', subject: 'Hi' };
    const id = await beginMail(admin, { ...mail, text: 'Hi.', from: 'sales@onelayer.example' });
    expect(await offered(id)).toEqual(['sales', 'hello', 'jobs']);
    await sendForward(contactForm, admin, {
      ...{ key: crypto.randomUUID(), submission: ada, mail: null, to: 'cy@quay.example' },
      ...{ subject: '', text: '', files: [], held: [], from: 'jobs@onelayer.example' },
    });
    await sendNow();
    expect(senders().toSorted()).toEqual(['jobs@onelayer.example', 'sales@onelayer.example']);
  });
});

test('none of our mailboxes is written to, and reply-all leaves them out', async () => {
  await expect(
    send(contactForm, ada, { cc: 'bo@quay.example, Sales@onelayer.example' }),
  ).rejects.toThrow('At Sales@onelayer.example answers come in');
  const to = { submission: ada, from: 'ada@analytical.example', to: 'jobs@onelayer.example' };
  await expect(correct(contactForm, admin, to)).rejects.toThrow('answers come in');
  await takeIn(
    await rawMail({ to: addressOf(ada), cc: 'bo@quay.example, jobs+x@onelayer.example' }),
  );
  expect((await conversation(ada)).everybody).toEqual([
    'ada@analytical.example',
    'bo@quay.example',
  ]);
});

test('the settings refuse an address that stands twice, and a form of two mailboxes', async () => {
  const [first, second] = listed();
  await expect(list([{ ...first }, { address: 'SALES@onelayer.example' }])).rejects.toThrow();
  await expect(list([{ ...first }, { ...second, forms: ['quote'] }])).rejects.toThrow();
  await expect(list([{ address: 'sales' }])).rejects.toThrow();
  expect(await listMailboxes(staffConnection)).toEqual([
    {
      ...{ address: 'sales@onelayer.example', name: 'OneLayer Sales', signature: '' },
      ...{ forms: ['quote'], madeForms: [] },
    },
    {
      ...{ address: 'jobs@onelayer.example', name: '', signature: 'The people of {brand}' },
      ...{ forms: [], madeForms: [made.id] },
    },
  ]);
});

describe('all mailboxes are read', () => {
  const came = async () => (await listUnmatched(10)).map(({ text, mailbox }) => [text, mailbox]);

  test('one that cannot be read is told of by its address, and stops no other', async () => {
    expectOutput(/^The mailbox inbox at 127\.0\.0\.1:\d+ cannot be read: ECONNREFUSED$/);
    await inbox.kill();
    // A blind copy names nobody: the mailbox itself says where it came.
    sales.deliver(await rawMail({ to: 'list@else.example', text: 'About a portal.' }));
    const stop = watchMailboxes();
    await eventually(async () => {
      expect(await came()).toEqual([['About a portal.', 'sales@onelayer.example']]);
    });
    await stop();
    await payload.db.drizzle.execute(sql`UPDATE unread_mailboxes SET rounds = 2`);
    const unread = await listUnread();
    expect(unread).toMatchObject([
      { name: `inbox at ${new URL(inbox.url).host}`, reason: 'ECONNREFUSED' },
    ]);
    expect(JSON.stringify(unread)).not.toContain('of the tests');
    expect(await eraseFromMailboxes(['ada@analytical.example'])).toBe('away');
    await inbox.start();
    inbox.deliver(await rawMail({ to: 'inbox@onelayer.example', text: 'And one of ours.' }));
    const stopAgain = watchMailboxes();
    await eventually(async () => {
      expect(await came()).toContainEqual(['And one of ours.', 'inbox@onelayer.example']);
      expect(await listUnread()).toEqual([]);
    });
    await stopAgain();
  });

  test('a mail that lies in two comes in once', async () => {
    const raw = await rawMail({
      to: ['sales@onelayer.example', 'inbox@onelayer.example'],
      text: 'To both.',
      messageId: '<both@analytical.example>',
    });
    for (const mailbox of [inbox, sales]) mailbox.deliver(raw);
    const stop = watchMailboxes();
    await eventually(() => {
      expect([inbox.mails(), sales.mails()]).toEqual([[], []]);
    });
    await stop();
    expect(await came()).toEqual([['To both.', 'sales@onelayer.example']]);
  });

  test('an erasure reaches into all of them', async () => {
    for (const mailbox of [inbox, sales])
      mailbox.deliver(await rawMail({ to: 'inbox@onelayer.example' }));
    expect(await eraseFromMailboxes(['ada@analytical.example'])).toBe(2);
    expect([inbox.mails(), sales.mails()]).toEqual([[], []]);
  });
});
