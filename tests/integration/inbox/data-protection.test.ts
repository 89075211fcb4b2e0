import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { contactForm, quoteForm } from '@/forms';
import { findPerson } from '@/inbox/data-protection/data-protection';
import { erasePerson } from '@/inbox/data-protection/erase-person';
import { addNote } from '@/inbox/submission/work';
import { queueReply, takeBackReply } from '@/submissions/records/thread/replies';

import { newAuditPage } from '../../support/staff/audit-log';
import { payload, userWithRole } from '../../support/payload';
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
    expect(await findPerson(admin, [email], 'export')).toMatchObject([
      {
        form: 'contact',
        submission: { reference: 'C-1', notes: [{ text: 'Called back.' }], confirmation: {} },
        replies: [],
        waitingMails: [],
      },
      {
        form: 'quote',
        submission: { reference: 'Q-1', description: 'Seven.' },
        replies: [{ text: 'Dear Ada.', state: 'waiting', address: email.toLowerCase() }],
        waitingMails: [{ notice: 'confirmation' }],
      },
    ]);
    const exported = (await entries()).filter(({ action }) => action === 'exported');
    // Both forms are asked at once.
    expect(exported.map(({ submissions }) => submissions).sort()).toEqual(
      [[first], [second]].sort(),
    );
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

  test('an editor finds and erases nothing', async () => {
    await contact({ reference: 'C-1', email });
    const editor = await userWithRole('editor');
    await expect(findPerson(editor, [email], 'export')).rejects.toThrow(/not allowed/i);
    await expect(erasePerson(editor, [email])).rejects.toThrow(/not allowed/i);
    expect(await kept()).toHaveLength(1);
  });
});
