import { server } from '../../support/settings/mails-and-answers';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { readAttachment } from '@/inbox/attachments';
import { historyWords } from '@/inbox/submission/stream/history-words';
import { makeEnquiry, throwAway } from '@/inbox/unmatched/settle-mail';
import { contactForm } from '@/forms';
import { readMailbox } from '@/submissions/incoming/read-mailbox';
import { takeIn } from '@/submissions/incoming/take-in';
import { listHistory } from '@/submissions/records/history';
import { listUnmatched } from '@/submissions/records/incoming/unmatched';
import { threadAddress } from '@/submissions/records/incoming/thread-address';

import { eventually } from '../../support/eventually';
import { expectOutput } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { startMailbox, type Mailbox } from '../../support/mail/imap-server';
import { emptyInbox, cameIn, rawMail } from '../../support/submissions/incoming';
import { runJobs } from '../../support/submissions/sent-notices';
import { contact } from '../../support/submissions/sent-submissions';

let admin: TypedUser;
let mailbox: Mailbox;
beforeAll(async () => {
  [admin, mailbox] = await Promise.all([userWithRole('admin'), startMailbox()]);
});
beforeEach(async () => {
  await emptyInbox();
  await byItself(false);
  server.reset();
});
afterAll(async () => {
  await byItself(false);
  await emptyInbox();
  await mailbox.kill();
});

const byItself = (enquiriesFromMail: boolean) =>
  payload.updateGlobal({
    slug: 'inbox-settings',
    data: { enquiriesFromMail },
    overrideAccess: true,
    context: { disableRevalidate: true },
  });

const plan = { filename: 'plan.pdf', content: Buffer.from('the plan') };
const toUs = {
  to: 'inbox@onelayer.example',
  subject: 'A portal for our clinics',
  text: 'Seven clinics want one.',
  attachments: [plan],
};

/** Comes in by IMAP, as mail does. */
async function deliver(mail: object = {}): Promise<void> {
  mailbox.deliver(await rawMail({ ...toUs, ...mail }));
  await readMailbox({ url: mailbox.url, isOurs: () => true });
}

const waiting = async () => (await listUnmatched(10)).map(({ id }) => id);

async function enquiries() {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT id, reference, name, email, message, status, source_utm_source AS source,
               owner_notice_state AS notice, confirmation_state AS confirmation
        FROM contact_submissions ORDER BY submitted_at`,
  );
  return rows;
}

describe('by hand', () => {
  test('a mail becomes an enquiry with its sender, words and files, and is the first of its thread', async () => {
    await deliver({ replyTo: 'office@analytical.example' });
    const [mail = ''] = await waiting();
    const made = await makeEnquiry(admin, mail);
    expect(await enquiries()).toEqual([
      {
        ...{ id: made.id, reference: made.reference, name: 'Ada Byron', status: 'new' },
        email: 'ada@analytical.example',
        message: 'A portal for our clinics\n\nSeven clinics want one.',
        ...{ source: 'by mail', notice: null, confirmation: null },
      },
    ]);
    expect(made.reference).toMatch(/^C-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
    expect(await cameIn()).toMatchObject([
      { state: 'received', position: 1, submission: made.id, text: 'Seven clinics want one.' },
    ]);
    expect(await waiting()).toEqual([]);
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT id, kind, submission FROM attachments ORDER BY kind`,
    );
    expect(rows).toMatchObject([
      { kind: 'original', submission: made.id },
      { kind: 'plain', submission: made.id },
    ]);
    const file = await readAttachment(admin, String(rows[1]?.['id']));
    expect(file?.content.toString()).toBe('the plan');
    const [entry] = await listHistory(contactForm, made.id);
    expect(entry && [entry.by, historyWords(entry, [])]).toEqual([
      admin.name,
      'made this enquiry of an unmatched mail',
    ]);
    // Who makes it knows of it, and its sender gets no mail.
    await runJobs();
    expect(server.received).toEqual([]);
    // A later answer comes to it.
    await deliver({ to: threadAddress({ form: 'contact', submission: made.id }), text: 'And?' });
    expect(await cameIn()).toMatchObject([{}, { submission: made.id, position: 2, text: 'And?' }]);
  });

  test('pressed by three at once, or again, there is one, and each is led to it', async () => {
    await deliver();
    const [mail = ''] = await waiting();
    const made = await Promise.all([1, 2, 3].map(() => makeEnquiry(admin, mail)));
    made.push(await makeEnquiry(admin, mail));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await enquiries()).toHaveLength(1);
    expect(await listHistory(contactForm, made[0]?.id ?? '')).toHaveLength(1);
  });

  test('of who throws a mail away and who makes an enquiry of it, one is told', async () => {
    await deliver();
    const [mail = ''] = await waiting();
    const done = await Promise.allSettled([throwAway(admin, mail), makeEnquiry(admin, mail)]);
    const refused = done.flatMap((each) =>
      each.status === 'rejected' ? [String(each.reason)] : [],
    );
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatch(/no longer here/);
    expect((await enquiries()).length + (await waiting()).length).toBeLessThan(2);
  });

  test('all of a long mail is kept, and the enquiry says as much as a form takes', async () => {
    await deliver({ text: `${'word '.repeat(3000)}end`, from: '"N" <ada@analytical.example>' });
    const [mail = ''] = await waiting();
    await makeEnquiry(admin, mail);
    const [entry] = await cameIn();
    expect(String(entry?.['text'])).toMatch(/end$/);
    expect(String((await enquiries())[0]?.['message'])).toHaveLength(5000);
  });

  test('who has no address is told of it, and the mail stays', async () => {
    await deliver({ from: 'Nobody' });
    const [mail = ''] = await waiting();
    await expect(makeEnquiry(admin, mail)).rejects.toThrow(/no address to reply to/);
    expect(await waiting()).toEqual([mail]);
  });

  test('marketers make none', async () => {
    await deliver();
    const [mail = ''] = await waiting();
    await expect(makeEnquiry(await userWithRole('editor'), mail)).rejects.toThrow(/not allowed/i);
    expect(await waiting()).toEqual([mail]);
  });
});

describe('by itself', () => {
  const forged = `inbox+c${'0'.repeat(25)}.${'0'.repeat(20)}@onelayer.example`;
  beforeEach(() => byItself(true));

  test('mail of somebody unknown comes in, and the owner is told as of a message', async () => {
    await deliver();
    expect(await enquiries()).toMatchObject([
      { name: 'Ada Byron', source: 'by mail', notice: 'waiting', confirmation: null },
    ]);
    const [{ id = '' } = {}] = await enquiries();
    expect(await listHistory(contactForm, String(id))).toMatchObject([
      { by: 'the site', detail: 'made of an unmatched mail' },
    ]);
    await eventually(async () => {
      await runJobs();
      expect(server.received.map(({ to }) => to)).toEqual([['owner@onelayer.example']]);
    });
    // Of hers something is kept now: somebody has to say whether this is another one.
    await deliver({ text: 'Once more.' });
    expect(await enquiries()).toHaveLength(1);
    expect(await waiting()).toHaveLength(1);
  });

  test('off, it waits', async () => {
    await byItself(false);
    await deliver();
    expect(await enquiries()).toEqual([]);
    expect(await waiting()).toHaveLength(1);
  });

  test.each([
    ['a program wrote', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['came back', { from: 'MAILER-DAEMON@mx.example', subject: 'Undelivered Mail' }],
    ['came by a list', { headers: { 'List-Id': '<news.example>' } }],
    ['a filter took for spam', { headers: { 'X-Spam-Status': 'Yes, score=9' } }],
    ['looks like spam', { text: 'Buy [url=https://casino.example]here[/url]' }],
    ['is for a thread that we did not make', { to: forged }],
    ['we sent', { from: 'hello@onelayer.example' }],
    ['says that we sent it', { messageId: '<ownerNotice.1.0@localhost>' }],
    ['goes to the owner as well, from them', { from: 'owner@onelayer.example' }],
    ['nobody could answer', { from: 'Nobody' }],
  ])('what %s waits', async (_what, mail) => {
    await deliver(mail);
    expect(await enquiries()).toEqual([]);
    expect(await waiting()).toHaveLength(1);
  });

  test('what staff write waits, and so does what a customer writes elsewhere', async () => {
    await deliver({ from: admin.email });
    await contact({ reference: 'C-1', email: 'ADA@analytical.example' });
    await deliver();
    expect(await enquiries()).toHaveLength(1);
    expect(await waiting()).toHaveLength(2);
  });

  test('a flood fills no list', async () => {
    for (let n = 0; n < 32; n += 1)
      await takeIn(await rawMail({ ...toUs, attachments: [], from: `n${n}@many.example` }));
    expect(await enquiries()).toHaveLength(30);
    expect(await waiting()).toHaveLength(2);
  });

  test('while nobody can tell, it waits', async () => {
    await payload.db.drizzle.execute(sql`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE SQLSTATE '23514'; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON contact_submissions
        FOR EACH ROW EXECUTE FUNCTION refuse()`);
    expectOutput(/^No enquiry was made of a mail, which waits in Unmatched mail: \w+$/);
    await deliver();
    await payload.db.drizzle.execute(sql`DROP FUNCTION refuse CASCADE`);
    expect(await waiting()).toHaveLength(1);
    expect(mailbox.mails()).toEqual([]);
  });
});
