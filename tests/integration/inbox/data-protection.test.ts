import { randomBytes } from 'node:crypto';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { contactForm, quoteForm } from '@/forms';
import { erasePerson } from '@/inbox/data-protection/erase-person';
import { exportPerson } from '@/inbox/data-protection/export-person';
import { countMailsBeside, findPerson } from '@/inbox/data-protection/person-records';
import { sealAddress, whoIsMeant } from '@/inbox/data-protection/who-is-meant';
import { joinWith } from '@/inbox/person/join-addresses';
import { addNote } from '@/inbox/submission/work';
import { takeIn } from '@/submissions/incoming/take-in';
import { addDraftFile } from '@/submissions/records/attachments/draft-files';
import { queueReply, takeBackReply } from '@/submissions/records/thread/replies';

import { newAuditPage } from '../../support/staff/audit-log';
import { expectOutput } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { emptyThreads, rawMail } from '../../support/submissions/incoming';
import { exported } from '../../support/submissions/exported-person';
import { written } from '../../support/submissions/replies';
import { contact, emptyTables, kept, quote } from '../../support/submissions/sent-submissions';

let admin: TypedUser;
let page: Awaited<ReturnType<typeof newAuditPage>>;
const entries = () => page.read();

beforeAll(async () => {
  admin = await userWithRole('admin');
});

beforeEach(async () => {
  await emptyTables();
  await payload.db.drizzle.execute(sql`DELETE FROM address_joins`);
  page = await newAuditPage();
});

describe('one person', () => {
  const email = 'Ada.Byron@Analytical.example';

  test('all that is kept of an address is found, with notes and waiting mails, and no other', async () => {
    const first = await contact({ reference: 'C-1', email, trashed: 1, sent: 2 });
    const second = await quote({ reference: 'Q-1', email: email.toLowerCase() });
    await contact({ reference: 'C-2', email: `x${email}` });
    await contact({ reference: 'C-3', email: email.replace('.', '_') });
    await addNote(contactForm, admin, first, 'Called back.');
    await queueReply(quoteForm, admin, written(second, { text: 'Dear Ada.' }));
    await payload.db.drizzle.execute(
      sql`INSERT INTO payload_jobs (task_slug, input) VALUES ('notify',
            ${JSON.stringify({ submission: second, notice: 'confirmation' })}::jsonb)`,
    );
    // A file that came with the form, and one of a reply that is being written.
    await payload.db.drizzle.execute(
      sql`INSERT INTO attachments (id, submission, author, name, size, content, added_at) VALUES
            (gen_random_uuid(), ${first}, NULL, 'plan.pdf', 4, 'plan', now()),
            (gen_random_uuid(), ${first}, ${admin.id}, 'offer.pdf', 5, 'offer', now())`,
    );
    const { records } = await exported(admin, [email]);
    expect(records).toMatchObject([
      {
        form: 'contact',
        submission: { reference: 'C-1', notes: [{ text: 'Called back.' }], confirmation: {} },
        files: [{ name: 'plan.pdf', content: Buffer.from('plan').toString('base64') }],
        draftFiles: [{ name: 'offer.pdf' }],
        replies: [],
        waitingMails: [],
      },
      {
        form: 'quote',
        submission: { reference: 'Q-1', description: 'Seven.' },
        files: [],
        replies: [{ text: 'Dear Ada.', state: 'waiting', address: email.toLowerCase() }],
        waitingMails: [{ notice: 'confirmation' }],
      },
    ]);
    const noted = (await entries()).filter(({ action }) => action === 'exported');
    // Both forms are asked at once.
    expect(noted.map(({ submissions }) => submissions).sort()).toEqual([[first], [second]].sort());
  });

  test('an export says whose words each part of it is', async () => {
    const first = await contact({ reference: 'C-1', email });
    await queueReply(contactForm, admin, written(first));
    await payload.db.drizzle.execute(sql`
      INSERT INTO thread_entries (id, submission, position, kind, state, address, text, written_at, due_at)
      SELECT gen_random_uuid(), ${first}, place, kind, 'received', address, 'Words.', now(), now()
      FROM (VALUES (2, 'answer', ${email.toLowerCase()}), (3, 'answer', 'colleague@quay.example'),
                   (4, 'automatic', ${email}), (5, 'bounce', 'mailer@quay.example'))
        AS came (place, kind, address)`);
    const { whoseWords, records, mails } = await exported(admin, [email]);
    expect(records[0]?.replies.map(({ writtenBy }) => writtenBy)).toEqual([
      ...['staff', 'the person', 'somebody else', 'a program of the person', 'a mail server'],
    ]);
    expect(mails).toEqual([]);
    // Each part of the file that holds words is spoken of.
    const parts = [
      'tags',
      'formerAddresses',
      'sharedDraft',
      'drafts',
      'replies',
      'files',
      'draftFiles',
      'submission',
      'ownPage',
      'proposedTimes',
    ];
    expect(Object.keys(whoseWords)).toEqual(
      expect.arrayContaining(['joins', 'mails', ...parts.map((part) => `records.${part}`)]),
    );
    expect(whoseWords['records.submission.notes']).toContain('Staff wrote them');
    const said = ['form', 'isInSpool', 'waitingMails', 'opportunity', 'opportunityChanges'];
    expect(Object.keys(records[0] ?? {}).sort()).toEqual([...parts, ...said].sort());
  });

  test('however long it takes the database, an erasure comes to its end', async () => {
    const tables = ['contact_submissions', 'thread_entries', 'attachments'];
    // As where more than two of them take too long.
    await payload.db.drizzle.execute(sql`
      CREATE FUNCTION too_long() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF (SELECT count(*) FROM old_rows) > 2 THEN
          RAISE EXCEPTION 'canceling statement' USING ERRCODE = '57014';
        END IF;
        RETURN NULL;
      END $$`);
    for (const table of tables)
      for (const deed of ['DELETE', 'UPDATE'])
        await payload.db.drizzle.execute(
          sql.raw(`CREATE TRIGGER too_long_${deed} AFTER ${deed} ON ${table}
            REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION too_long()`),
        );
    try {
      const theirs = await contact({ reference: 'C-theirs' });
      for (let number = 1; number <= 5; number += 1) {
        const id = await contact({ reference: `C-${number}`, email });
        const file = { name: `${number}.txt`, content: Buffer.from('x') };
        await addDraftFile(contactForm, { author: admin.id, submission: id }, file);
        await takeIn(await rawMail({ from: email, to: 'x@y.example', text: `${number}` }));
        const text = `${email} says ${number}`;
        await queueReply(contactForm, admin, written(theirs, { text, seen: number - 1 }));
      }
      const receipt = await erasePerson(admin, [email]);
      expect(receipt).toMatchObject({ isWhole: true, otherMails: 5, takenOut: 1 });
      expect(receipt.erased).toHaveLength(5);
    } finally {
      await payload.db.drizzle.execute(sql`DROP FUNCTION too_long() CASCADE`);
    }
    await emptyThreads();
    expect(await kept()).toEqual([{ reference: 'C-theirs', trashed: false }]);
  });

  test('all of it is erased, with a receipt that the audit log knows by its number alone', async () => {
    const first = await contact({ reference: 'C-1', email });
    const second = await quote({ reference: 'Q-1', email });
    await contact({ reference: 'C-2' });
    await addNote(contactForm, admin, first, 'Called back.');
    await queueReply(quoteForm, admin, written(second));
    const takenBack = written(second, { seen: 1 });
    await queueReply(quoteForm, admin, takenBack);
    await takeBackReply(quoteForm, admin, takenBack);
    await payload.db.drizzle.execute(
      sql`INSERT INTO payload_jobs (task_slug, input) VALUES
            ('notify', ${JSON.stringify({ submission: second })}::jsonb), ('notify', '{}')`,
    );
    const receipt = await erasePerson(admin, [email]);
    expect(receipt).toMatchObject({
      by: admin.email,
      emails: [email],
      erased: [
        { form: 'contact', reference: 'C-1', notes: 1, replies: 0, waitingMails: 0 },
        { form: 'quote', reference: 'Q-1', notes: 0, replies: 1, waitingMails: 1 },
      ],
    });
    expect(await kept()).toEqual([{ reference: 'C-2', trashed: false }]);
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT (SELECT count(*) FROM contact_submissions_notes)::int AS notes,
                 (SELECT count(*) FROM thread_entries)::int AS replies,
                 (SELECT count(*) FROM payload_jobs)::int AS jobs`,
    );
    expect(rows).toEqual([{ notes: 0, replies: 0, jobs: 1 }]);

    const log = await entries();
    expect(log.filter(({ action }) => action === 'erased')).toEqual(
      [
        { form: contactForm, id: first },
        { form: quoteForm, id: second },
      ].map(({ form, id }) => ({
        action: 'erased',
        actor: admin.email,
        collection: form.collection,
        submissions: [id],
        detail: `at the sender's request, receipt ${receipt.number}`,
      })),
    );
    expect(JSON.stringify(log).toLowerCase()).not.toContain('byron');
  });

  test('files of any size are handed out in parts, and none is changed', async () => {
    const mail = await contact({ reference: 'C-1', email });
    const large = randomBytes(8_000_001);
    for (const content of [large, Buffer.alloc(0), null])
      await payload.db.drizzle.execute(sql`
        WITH answer AS (
          INSERT INTO thread_entries (id, submission, position, kind, state, address, text, written_at, due_at)
          SELECT gen_random_uuid(), ${mail}, count(*) + 1, 'answer', 'received', ${email}, 'Here.', now(), now()
          FROM thread_entries RETURNING id
        )
        INSERT INTO attachments (id, entry, submission, name, size, content, added_at)
        SELECT gen_random_uuid(), id, ${mail}, 'plan.pdf', 1, ${content}, now() FROM answer`);
    const lengths: number[] = [];
    for await (const part of exportPerson(admin, [email])) lengths.push(part.length);
    expect(Math.max(...lengths)).toBeLessThan(5_000_000);
    const [record] = (await exported(admin, [email])).records;
    const contents = record?.replies.flatMap(({ files }) => files.map(({ content }) => content));
    expect(contents?.slice(1)).toEqual(['', null]);
    expect(large.equals(Buffer.from(contents?.[0] ?? '', 'base64'))).toBe(true);
  });

  test.each([
    { at: 'a submission', table: 'contact_submissions', row: `OLD.reference = 'C-HOME'`, gone: 50 },
    { at: 'a mail', table: 'thread_entries', row: `OLD.text = 'In copy.'`, gone: 60 },
    { at: 'a join of addresses', table: 'address_joins', row: 'true', gone: 60 },
  ])(
    'an erasure that fails at $at says what is gone, and goes on',
    async ({ table, row, gone }) => {
      const home = 'Ada@Home.example';
      const emails = [home.toUpperCase(), email];
      const sent = await contact({ reference: 'C-HOME', email: home });
      for (let n = 1; n < 60; n += 1) await contact({ reference: `C-${n}`, email, sent: 1 });
      const theirs = await contact({ reference: 'C-BOB', email: 'bob@b.example' });
      await joinWith(admin, sent, email);
      await addNote(contactForm, admin, theirs, `Ask ${home}.`);
      await payload.db.drizzle.execute(sql`
      INSERT INTO thread_entries (id, submission, position, kind, state, address, text, written_at, due_at)
      VALUES (gen_random_uuid(), ${theirs}, 1, 'answer', 'received', ${home}, 'In copy.', now(), now())`);
      await payload.db.drizzle.execute(
        sql.raw(`
      CREATE FUNCTION keep_it() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'No'; END $$;
      CREATE TRIGGER keep_it BEFORE DELETE ON ${table} FOR EACH ROW WHEN (${row})
        EXECUTE FUNCTION keep_it()`),
      );
      expectOutput(/The erasure of receipt \w+ was interrupted/);
      const first = await erasePerson(admin, emails);
      expect(first).toMatchObject({ isWhole: false, takenOut: 1 });
      expect(first.erased).toHaveLength(gone);
      // The page leads to the rest by what it finds.
      const records = await findPerson(admin, emails);
      const { joined } = await whoIsMeant(admin, { of: await sealAddress(home) });
      expect(
        records.length + (await countMailsBeside(admin, emails, records)) + joined.length,
      ).toBeGreaterThan(0);

      await payload.db.drizzle.execute(sql`DROP FUNCTION keep_it CASCADE`);
      const second = await erasePerson(admin, emails);
      expect(second).toMatchObject({ isWhole: true, takenOut: 0 });
      expect(second.erased).toHaveLength(60 - gone);
      expect(first.otherMails + second.otherMails).toBe(1);
      expect(await kept()).toEqual([{ reference: 'C-BOB', trashed: false }]);
      const { rows } = await payload.db.drizzle.execute(
        sql`SELECT (SELECT count(*) FROM thread_entries)::int AS mails,
                 (SELECT count(*) FROM address_joins)::int AS joins`,
      );
      expect(rows).toEqual([{ mails: 0, joins: 0 }]);
    },
  );

  test('an editor finds and erases nothing', async () => {
    await contact({ reference: 'C-1', email });
    const editor = await userWithRole('editor');
    await expect(findPerson(editor, [email])).rejects.toThrow(/not allowed/i);
    await expect(exported(editor, [email])).rejects.toThrow(/not allowed/i);
    await expect(erasePerson(editor, [email])).rejects.toThrow(/not allowed/i);
    expect(await kept()).toHaveLength(1);
  });
});
