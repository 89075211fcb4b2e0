import '../../support/settings/mails-and-answers';

import { randomUUID } from 'node:crypto';

import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { readMailbox } from '@/submissions/incoming/read-mailbox';
import { takeIn } from '@/submissions/incoming/take-in';
import { getFile } from '@/submissions/records/attachments/files';
import { listUnmatched } from '@/submissions/records/incoming/unmatched';
import { listWaitingFor } from '@/submissions/records/incoming/waiting';

import { eventually } from '../../support/eventually';
import { expectOutput } from '../../support/output';
import { payload } from '../../support/payload';
import { startMailbox, type Mailbox } from '../../support/mail/imap-server';
import {
  addressOf,
  cameIn,
  emptyInbox,
  onlyAda,
  rawMail,
} from '../../support/submissions/incoming';

let mailbox: Mailbox;
let ada = '';
beforeAll(async () => {
  mailbox = await startMailbox();
});
beforeEach(async () => {
  mailbox.empty();
  ada = await onlyAda();
});
afterAll(async () => {
  await emptyInbox();
  await mailbox.kill();
});

/** PostgreSQL does this with each mail, or with some. */
const meet = (deed: string, condition = 'true') =>
  payload.db.drizzle.execute(
    sql.raw(`
      CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN IF ${condition} THEN ${deed}; END IF; RETURN NEW; END $$;
      CREATE OR REPLACE TRIGGER refuse BEFORE INSERT ON thread_entries
        FOR EACH ROW EXECUTE FUNCTION refuse()`),
  );
const refuseWith = (code: string, condition?: string) =>
  meet(`RAISE SQLSTATE '${code}'`, condition);
/** And with what is noted of mails. */
const alsoNotes = () =>
  payload.db.drizzle.execute(sql`
    CREATE OR REPLACE TRIGGER refuse BEFORE INSERT ON waiting_mails
      FOR EACH ROW EXECUTE FUNCTION refuse()`);
const takeAll = () => payload.db.drizzle.execute(sql`DROP FUNCTION refuse CASCADE`);

const read = (isOurs = () => true) => readMailbox({ url: mailbox.url, isOurs });

test('what arrives in the mailbox lands on its thread, and is no longer there', async () => {
  mailbox.deliver(await rawMail({ to: addressOf(ada), text: 'Grüße.' }));
  mailbox.deliver(await rawMail({ to: 'inbox@onelayer.example', text: 'Who is this?' }));
  await read();
  expect(await cameIn()).toMatchObject([
    { state: 'received', text: 'Grüße.', submission: ada },
    { state: 'unmatched', text: 'Who is this?' },
  ]);
  expect(mailbox.mails()).toEqual([]);
  // An empty one is read as well.
  await read();
});

/** Meanwhile the database refuses such mails. */
async function whileRefusing(condition: string, act: () => Promise<void>): Promise<void> {
  const { drizzle } = payload.db;
  await drizzle.execute(
    sql.raw(`ALTER TABLE thread_entries ADD CONSTRAINT refuses CHECK (${condition}) NOT VALID`),
  );
  try {
    await act();
  } finally {
    await drizzle.execute(sql`ALTER TABLE thread_entries DROP CONSTRAINT refuses`);
  }
}

const waiting = async () =>
  (await payload.db.drizzle.execute(sql`SELECT tries, reason, is_left FROM waiting_mails`)).rows;

test('a mail that was refused once stays, lets a good one behind it in, and comes in later', async () => {
  mailbox.deliver(await rawMail({ to: addressOf(ada), subject: 'Refused' }));
  mailbox.deliver(await rawMail({ to: addressOf(ada), subject: 'Good' }));
  await whileRefusing("subject <> 'Refused'", () => read());
  expect((await cameIn()).map(({ subject }) => subject)).toEqual(['Good']);
  expect(mailbox.mails()).toMatchObject([{ flags: [] }]);
  expect(await waiting()).toMatchObject([{ tries: 1, is_left: false }]);
  await read();
  expect((await cameIn()).map(({ subject }) => subject)).toEqual(['Good', 'Refused']);
  expect(mailbox.mails()).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('a mail that is refused twice is set aside as it came, and flagged', async () => {
  const raw = await rawMail({ to: addressOf(ada), text: 'Refused' });
  mailbox.deliver(raw);
  mailbox.deliver(await rawMail({ to: addressOf(ada), text: 'Good' }));
  expectOutput(/could not be taken in: it lies in Unmatched mail/);
  await whileRefusing("text <> 'Refused'", async () => {
    await read();
    await read();
    await read();
  });
  expect(await cameIn()).toMatchObject([
    { text: 'Good', state: 'received' },
    {
      text: '',
      state: 'unmatched',
      address: 'ada@analytical.example',
      subject: 'Re: your message to OneLayer (C-1)',
    },
  ]);
  const [mail] = await listUnmatched(1);
  expect(mail?.problem).toContain('refused by the database (23514');
  const original = await getFile(mail?.files[0]?.id ?? '');
  expect(original?.content.equals(raw)).toBe(true);
  expect(mailbox.mails()).toMatchObject([{ flags: ['\\Flagged'] }]);
  expect(await waiting()).toEqual([]);
});

test('where not even the mail as it came can be stored, it is left and named', async () => {
  mailbox.deliver(await rawMail({ to: addressOf(ada) }));
  expectOutput(/cannot be stored: it stays in the mailbox, flagged/);
  await whileRefusing("kind = 'reply'", async () => {
    await read();
    await read();
  });
  expect(mailbox.mails()).toMatchObject([{ flags: ['\\Flagged'] }]);
  expect(await listWaitingFor()).toMatchObject([{ count: 1, isLeft: true }]);
  // Whoever takes the flag off has it read again.
  for (const { flags } of mailbox.mails()) flags.length = 0;
  await read();
  expect(await cameIn()).toHaveLength(1);
  expect(await listWaitingFor()).toEqual([]);
});

test('a database that is away counts no try, and ends the round', async () => {
  mailbox.deliver(await rawMail({ to: addressOf(ada) }));
  for (const code of ['57P03', '53100', '08006']) {
    await refuseWith(code);
    await alsoNotes();
    await expect(read()).rejects.toThrow();
  }
  await takeAll();
  expect(await waiting()).toEqual([]);
  await eventually(async () => {
    await read();
    expect(await cameIn()).toHaveLength(1);
  });
});

const due = () => payload.db.drizzle.execute(sql`UPDATE waiting_mails SET due_at = now()`);
const breakOff = 'PERFORM pg_terminate_backend(pg_backend_pid())';
/** We cannot tell whether it did something. */
const unclear = "RAISE SQLSTATE '57P03'";

test.each([
  ['the database breaks off', breakOff],
  ['the database was sent nonsense', "RAISE SQLSTATE '08P01'"],
  ['the database has no memory', "RAISE SQLSTATE '53200'"],
])('a mail at which %s lets the next one come in', async (_what, deed) => {
  mailbox.deliver(await rawMail({ to: addressOf(ada), text: 'Bad' }));
  mailbox.deliver(await rawMail({ to: addressOf(ada), text: 'Good' }));
  await meet(deed, "NEW.text = 'Bad'");
  await read();
  expect((await cameIn()).map(({ text }) => text)).toEqual(['Good']);
  expect(await waiting()).toHaveLength(1);
  await takeAll();
  await due();
  await read();
  expect(await cameIn()).toHaveLength(2);
  expect(await waiting()).toEqual([]);
});

test('a mail after which nobody knows twice whether it is stored is set aside as it came', async () => {
  mailbox.deliver(await rawMail({ to: addressOf(ada), text: 'Bad' }));
  await meet(unclear, "NEW.text = 'Bad'");
  expectOutput(/could not be taken in: it lies in Unmatched mail/);
  for (let tries = 0; tries < 2; tries += 1) {
    await due();
    await read();
  }
  expect(await cameIn()).toMatchObject([{ state: 'unmatched', text: '' }]);
  await takeAll();
  expect((await listUnmatched(1))[0]?.problem).toContain('did not say whether it is stored');
  expect(mailbox.mails()).toMatchObject([{ flags: ['\\Flagged'] }]);
});

test('one that is not even stored as it came is left after a few tries', async () => {
  mailbox.deliver(await rawMail({ to: addressOf(ada) }));
  await meet(unclear);
  expectOutput(/cannot be stored: it stays in the mailbox, flagged/);
  for (let tries = 0; tries < 3; tries += 1) {
    await due();
    await read();
  }
  expect(mailbox.mails()).toMatchObject([{ flags: ['\\Flagged'] }]);
  await takeAll();
  expect(await waiting()).toMatchObject([{ is_left: true }]);
});

test('a mail that waits for something lets the next ones pass, and counts no try', async () => {
  mailbox.deliver(await rawMail({ to: addressOf(ada), text: 'Slow' }));
  mailbox.deliver(await rawMail({ to: addressOf(ada), text: 'Good' }));
  await refuseWith('57014', "NEW.text = 'Slow'");
  await read();
  await takeAll();
  expect((await cameIn()).map(({ text }) => text)).toEqual(['Good']);
  expect(await listWaitingFor()).toMatchObject([{ count: 1, isLeft: false }]);
  expect(await waiting()).toMatchObject([{ tries: 0 }]);
  // Not in each round.
  await read();
  expect(await cameIn()).toHaveLength(1);
  await payload.db.drizzle.execute(sql`UPDATE waiting_mails SET due_at = now()`);
  await read();
  expect(await cameIn()).toHaveLength(2);
});

test('a mail that takes long to store comes in', async () => {
  mailbox.deliver(await rawMail({ to: addressOf(ada) }));
  await payload.db.drizzle.execute(sql`
    CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_sleep(3.5); RETURN NEW; END $$;
    CREATE TRIGGER slow BEFORE INSERT ON thread_entries FOR EACH ROW EXECUTE FUNCTION slow()`);
  await read();
  await payload.db.drizzle.execute(sql`DROP FUNCTION slow CASCADE`);
  expect(await cameIn()).toHaveLength(1);
});

test('where there is no room for a sender, theirs wait, and those of others come in', async () => {
  const other = await rawMail({ to: addressOf(ada), from: 'bo@quay.example', text: 'Good' });
  await takeIn(await rawMail({ to: addressOf(ada), text: 'First' }));
  await payload.db.drizzle.execute(sql`UPDATE attachments SET size = 249_990_000`);
  mailbox.deliver(await rawMail({ to: addressOf(ada), text: 'No room' }));
  mailbox.deliver(other);
  await read();
  expect((await cameIn()).map(({ text }) => text)).toEqual(['First', 'Good']);
  expect(mailbox.mails()).toMatchObject([{ flags: [] }]);
  const [full] = await listWaitingFor();
  expect(full?.count).toBe(1);
  expect(full?.reason).toContain('250 MB that one sender has');
  await payload.db.drizzle.execute(sql`UPDATE attachments SET size = 1`);
  await payload.db.drizzle.execute(sql`UPDATE waiting_mails SET due_at = now()`);
  await read();
  expect(await cameIn()).toHaveLength(3);
  expect(await listWaitingFor()).toEqual([]);
});

test('a mail that would never have room is set aside as it came, with the reason', async () => {
  const content = Buffer.alloc(11_000_000, 'a');
  const to = Array.from({ length: 10 }, () => addressOf(randomUUID()));
  mailbox.deliver(await rawMail({ to, attachments: [{ filename: 'a.pdf', content }] }));
  mailbox.deliver(await rawMail({ to: addressOf(ada), text: 'Good' }));
  expectOutput(/could not be taken in: it lies in Unmatched mail/);
  await read();
  expect((await cameIn()).map(({ state }) => state)).toEqual(['unmatched', 'received']);
  const [mail] = await listUnmatched(1);
  expect(mail?.problem).toContain('it takes more than the 250 MB that one sender has');
  expect(mail?.files).toMatchObject([{ kind: 'original', isKept: true }]);
  expect(await waiting()).toEqual([]);
});

test('of a mail that is longer than what is read, the whole stays in the mailbox', async () => {
  const content = Buffer.alloc(24_000_000, 'a');
  mailbox.deliver(
    await rawMail({
      to: addressOf(ada),
      text: 'Long',
      attachments: [{ filename: 'a.pdf', content }],
    }),
  );
  await read();
  const [mail] = await cameIn();
  expect(mail?.['text']).toBe('Long');
  expect(mail?.['problem']).toContain('all of it lies in the mailbox, flagged');
  expect(mailbox.mails()).toMatchObject([{ flags: ['\\Flagged'] }]);
});

test('a mail that was committed as the process died adds nothing as it comes again', async () => {
  const raw = await rawMail({ to: addressOf(ada) });
  mailbox.deliver(raw);
  await read();
  mailbox.deliver(raw);
  await read();
  expect(await cameIn()).toHaveLength(1);
  expect(mailbox.mails()).toEqual([]);
});

test('a process that no longer leads leaves the rest to the next', async () => {
  for (const text of ['One.', 'Two.', 'Three.'])
    mailbox.deliver(await rawMail({ to: addressOf(ada), text }));
  let asked = 0;
  await read(() => (asked += 1) < 3);
  expect(mailbox.mails()).toHaveLength(1);
  await read();
  expect((await cameIn()).map(({ text }) => text)).toEqual(['One.', 'Two.', 'Three.']);
});

test('a mail that the server does not let go is told of, and is not fetched in each round', async () => {
  for (const [command, deed] of [
    ['UID STORE', 'remove a mail'],
    ['UID EXPUNGE', 'remove a mail'],
    ['UID FETCH', 'read a mail'],
  ] as const) {
    mailbox.deliver(await rawMail({ to: addressOf(ada), text: 'One.' }));
    mailbox.deliver(await rawMail({ to: addressOf(ada), text: 'Two.' }));
    mailbox.refuse(command);
    await read();
    expect(await listWaitingFor()).toEqual([
      { reason: `The mail server does not let us ${deed}`, count: 2, isLeft: false },
    ]);
    mailbox.refuse();
    await read();
    expect(mailbox.mails()).toHaveLength(2);
    await due();
    await read();
    expect(mailbox.mails()).toEqual([]);
    expect(await listWaitingFor()).toEqual([]);
  }
});

test('a search that is refused is told of, and forgets no try', async () => {
  mailbox.deliver(await rawMail({ to: addressOf(ada), subject: 'Refused' }));
  await whileRefusing("subject <> 'Refused'", () => read());
  mailbox.refuse('UID SEARCH');
  await expect(read()).rejects.toHaveProperty('name', 'MailboxRefuses');
  mailbox.refuse();
  expect(await waiting()).toMatchObject([{ tries: 1 }]);
});

test('a mailbox that is away, or knows no such user, is said so', async () => {
  const wrong = mailbox.url.replace('inbox:', 'nobody:');
  await expect(readMailbox({ url: wrong, isOurs: () => true })).rejects.toMatchObject({
    authenticationFailed: true,
  });
  await mailbox.kill();
  await expect(read()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await mailbox.start();
});
