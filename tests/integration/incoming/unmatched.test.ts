import '../../support/settings/mails-and-answers';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { readAttachment } from '@/inbox/attachments';
import { erasePerson } from '@/inbox/data-protection/erase-person';
import { countMailsBeside } from '@/inbox/data-protection/person-records';
import { beginMail } from '@/inbox/new-mail/begin';
import { listPlaces } from '@/inbox/palette/reads';
import { readPerson } from '@/inbox/person/reads';
import { inboxRevision } from '@/inbox/tools/revision';
import { countForLink, readUnmatched } from '@/inbox/unmatched/reads';
import { makeEnquiry, putOn, throwAway } from '@/inbox/unmatched/settle-mail';
import { takeIn } from '@/submissions/incoming/take-in';
import { discardOldMail, listUnmatched } from '@/submissions/records/incoming/unmatched';

import { expectOutput } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { exported } from '../../support/submissions/exported-person';
import { newAuditPage } from '../../support/staff/audit-log';
import {
  addressOf,
  cameIn,
  emptyInbox,
  onlyAda,
  rawMail,
  settle,
  stateOf,
} from '../../support/submissions/incoming';
import { contact } from '../../support/submissions/sent-submissions';

let admin: TypedUser;
let editor: TypedUser;
let ada = '';
beforeAll(async () => {
  [admin, editor] = await Promise.all([userWithRole('admin'), userWithRole('editor')]);
});
beforeEach(async () => {
  ada = await onlyAda('C-7F3K-2M');
});
afterAll(emptyInbox);

const plan = { filename: 'plan.pdf', content: Buffer.from('the plan') };

/** A mail with a file that nobody knows the thread of; gives its id and its file's. */
async function unmatched(changes: object = {}) {
  await takeIn(await rawMail({ to: 'inbox@onelayer.example', attachments: [plan], ...changes }));
  const mail = (await listUnmatched(10)).at(-1);
  return { mail: mail?.id ?? '', file: mail?.files[0]?.id ?? '' };
}

const counts = async () => {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT (SELECT count(*)::int FROM thread_entries) AS mails,
               (SELECT count(*)::int FROM attachments) AS files`,
  );
  return rows[0];
};

test.each(['C-7F3K-2M', 'c7f3k2m', ' C 7F3K 2M '])(
  'a mail is put where %j says, and is then as if it had come that way',
  async (reference) => {
    await settle(ada);
    const { mail, file } = await unmatched();
    const page = await newAuditPage();
    expect(await putOn(admin, mail, reference)).toMatchObject({ form: 'contact', id: ada });
    expect(await cameIn()).toMatchObject([{ state: 'received', position: 1, submission: ada }]);
    expect(await stateOf(ada)).toMatchObject({ status: 'in-progress', unread: true });
    expect((await readAttachment(admin, file))?.parent).toEqual({ form: 'contact', id: ada });
    expect((await page.read()).map(({ actor, detail }) => [actor, detail])).toContainEqual([
      admin.email,
      'unmatched mail put here',
    ]);
    await expect(putOn(admin, mail, reference)).rejects.toThrow(/no longer here/);
  },
);

test('a reference that nobody has is told, and nothing is changed', async () => {
  const { mail } = await unmatched();
  await expect(putOn(admin, mail, 'C-0000-00')).rejects.toThrow(/no submission C-0000-00/);
  await expect(putOn(editor, mail, 'C-7F3K-2M')).rejects.toThrow();
  expect(await cameIn()).toMatchObject([{ state: 'unmatched' }]);
});

test('staff alone read what belongs nowhere', async () => {
  const { mail } = await unmatched();
  expect((await readUnmatched(admin))?.mails).toMatchObject([{ id: mail }]);
  expectOutput(/^The inbox could not read the unmatched mail: Forbidden$/);
  expect(await readUnmatched(editor)).toBeNull();
});

test('mails that are put on one submission at once all find a place', async () => {
  const mails = [];
  for (let n = 0; n < 3; n += 1) mails.push(await unmatched({ text: `Number ${n}.` }));
  // Each looks for its place before another one has taken it.
  await payload.db.drizzle.execute(sql`
    CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_sleep(0.2); RETURN NEW; END $$;
    CREATE TRIGGER slow BEFORE UPDATE ON thread_entries FOR EACH ROW EXECUTE FUNCTION slow()`);
  const put = await Promise.allSettled(mails.map(({ mail }) => putOn(admin, mail, 'C-7F3K-2M')));
  await payload.db.drizzle.execute(sql`DROP FUNCTION slow CASCADE`);
  expect(put.map(({ status }) => status)).toEqual(mails.map(() => 'fulfilled'));
  expect((await cameIn()).map(({ position }) => Number(position)).sort()).toEqual([1, 2, 3]);
});

test('however many old ones there are, they go, some at a time', async () => {
  await payload.db.drizzle.execute(sql`
    INSERT INTO thread_entries (id, state, kind, address, text, written_at, due_at)
    SELECT gen_random_uuid(), 'unmatched', 'answer', 'a@b.example', '',
           now() - interval '31 days', now() FROM generate_series(1, 120)`);
  await discardOldMail(30);
  expect(await counts()).toEqual({ mails: 0, files: 0 });
});

test('a mail that is thrown away goes with its files, and is noted', async () => {
  const { mail } = await unmatched();
  const page = await newAuditPage();
  await throwAway(admin, mail);
  expect(await counts()).toEqual({ mails: 0, files: 0 });
  expect(await page.read()).toMatchObject([
    { action: 'erased', detail: 'unmatched mail', submissions: [mail] },
  ]);
  await expect(throwAway(admin, mail)).rejects.toThrow(/no longer here/);
});

test('one on a thread is not thrown away, and one that nobody matched goes by itself', async () => {
  await takeIn(await rawMail({ to: addressOf(ada), attachments: [plan] }));
  const [landed] = (await payload.db.drizzle.execute(sql`SELECT id FROM thread_entries`)).rows;
  await expect(throwAway(admin, String(landed?.['id']))).rejects.toThrow(/no longer here/);
  await unmatched();
  await payload.db.drizzle.execute(
    sql`UPDATE thread_entries SET written_at = now() - interval '31 days'`,
  );
  await unmatched();
  await discardOldMail(30);
  // Each has a file, and is one as it came.
  expect(await counts()).toEqual({ mails: 2, files: 4 });
  expect((await cameIn()).map(({ state }) => state).sort()).toEqual(['received', 'unmatched']);
});

test('a file is read by who may read its submission, and it is noted', async () => {
  await takeIn(await rawMail({ to: addressOf(ada), attachments: [plan] }));
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT id FROM attachments WHERE kind = 'plain'`,
  );
  const id = String(rows[0]?.['id']);
  const page = await newAuditPage();
  expect((await readAttachment(admin, id))?.content.toString()).toBe('the plan');
  expect(await page.read()).toMatchObject([
    { action: 'opened', submissions: [ada], detail: 'a file' },
  ]);
  await expect(readAttachment(editor, id)).rejects.toThrow(/not allowed/i);
});

test('an export holds a person’s mails and files, and an erasure leaves none of them', async () => {
  const bob = await contact({ reference: 'C-BBBB-BB', email: 'bob@b.example' });
  await takeIn(await rawMail({ to: addressOf(ada), text: 'On mine.', attachments: [plan] }));
  await takeIn(await rawMail({ to: addressOf(bob), text: 'On Bob’s.' }));
  await unmatched({ from: 'ADA@Analytical.example', text: 'On none.' });
  await unmatched({ from: 'carl@c.example', text: 'Not hers.' });
  const content = plan.content.toString('base64');
  expect(await exported(admin, ['Ada@analytical.example'])).toMatchObject({
    records: [{ replies: [{ text: 'On mine.', files: [{ name: 'plan.pdf', content }, {}] }] }],
    mails: [
      { text: 'On Bob’s.', files: [{ name: 'mail.eml' }] },
      { text: 'On none.', files: [{ content }, { kind: 'original' }] },
    ],
  });
  const receipt = await erasePerson(admin, ['ada@analytical.example']);
  expect(receipt).toMatchObject({ otherMails: 2, erased: [{ replies: 1 }] });
  expect((await cameIn()).map(({ text }) => text)).toEqual(['Not hers.']);
  expect(await counts()).toEqual({ mails: 1, files: 2 });
});

describe('whoever does not see contact messages', () => {
  let bound: TypedUser;
  const seesNow = (seenForms: ('contact' | 'quote')[]) =>
    payload.update({
      ...{ collection: 'users', id: bound.id, data: { sees: 'chosen', seenForms } },
      ...{ overrideAccess: true, context: { disableRevalidate: true } },
    });
  beforeAll(async () => {
    bound = await userWithRole('lead');
  });
  afterAll(() =>
    payload.update({
      ...{ collection: 'users', id: bound.id, data: { sees: 'all', seenForms: [] } },
      ...{ overrideAccess: true, context: { disableRevalidate: true } },
    }),
  );

  /** What they learn of unmatched mail by each way. */
  async function told(mail: string, file: string) {
    return {
      link: await countForLink(bound.id),
      page: (await readUnmatched(bound))?.mails.length ?? null,
      place: (await listPlaces(bound)).some(({ address }) => address === '/admin/unmatched'),
      file: (await readAttachment(bound, file)) !== null,
      words: (await readAttachment(bound, mail)) !== null,
      person: (await readPerson(bound, mail, 0)) !== 'gone',
      beside: await countMailsBeside(bound, ['carl@c.example'], []),
      export: JSON.stringify(await exported(bound, ['carl@c.example'])).includes('Of Carl'),
    };
  }

  test('sees none of what may become one, and changes none', async () => {
    await seesNow(['quote']);
    const before = await inboxRevision(bound);
    const { mail, file } = await unmatched({ from: 'carl@c.example', text: 'Of Carl.' });
    expect(await told(mail, file)).toEqual({
      ...{ link: null, page: null, place: false, file: false, words: false },
      ...{ person: false, beside: 0, export: false },
    });
    expectOutput(/^The inbox could not read the unmatched mail: Forbidden$/);
    expect(await inboxRevision(bound)).toBe(before);
    await expect(putOn(bound, mail, 'C-7F3K-2M')).rejects.toThrow(/not allowed/i);
    await expect(throwAway(bound, mail)).rejects.toThrow(/not allowed/i);
    await expect(makeEnquiry(bound, mail)).rejects.toThrow(/not allowed/i);
    await expect(erasePerson(bound, ['carl@c.example'])).rejects.toThrow(/account does not see/);
    expect(await cameIn()).toMatchObject([{ state: 'unmatched' }]);
    await seesNow(['contact']);
    expect(await told(mail, file)).toEqual({
      ...{ link: 1, page: 1, place: true, file: true, words: true },
      ...{ person: true, beside: 1, export: true },
    });
    expect(await inboxRevision(bound)).not.toBe(before);
  });

  test('begins no conversation, which would be one', async () => {
    await seesNow(['quote']);
    const mail = { key: crypto.randomUUID(), name: '', subject: 'On plans', text: 'Hello.' };
    await expect(beginMail(bound, { ...mail, email: 'dora@d.example' })).rejects.toThrow(
      /not allowed/i,
    );
  });
});
