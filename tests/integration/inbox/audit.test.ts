import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { plainView } from '@/inbox/list/inbox-view';
import { resendNotice } from '@/inbox/submission/notices';
import { eachSubmission } from '@/inbox/export';
import { getSubmission } from '@/inbox/submission/reads';
import { listSubmissions } from '@/inbox/list/reads/page';
import { addNote, changeSubmissions } from '@/inbox/submission/work';

import { expectOutput } from '../../support/output';
import { newAuditPage } from '../../support/staff/audit-log';
import { payload, userWithRole } from '../../support/payload';

let admin: TypedUser;
let id: string;

let page: Awaited<ReturnType<typeof newAuditPage>>;
const entries = () => page.read();

const entry = (action: string, detail: string | null = null) => ({
  action,
  actor: admin.email,
  collection: 'contact-submissions',
  submissions: [id],
  detail,
});

beforeAll(async () => {
  admin = await userWithRole('admin');
});

beforeEach(async () => {
  page = await newAuditPage();
  await payload.db.drizzle.execute(sql`DELETE FROM contact_submissions`);
  const { rows } = await payload.db.drizzle.execute(
    sql`INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
        VALUES ('C-0000-01', now(), 'Ada', 'ada@analytical.example', 'Nine systems.') RETURNING id`,
  );
  id = String(rows[0]?.id);
});

test('who sees, opens, exports or works on a submission is noted, by whichever way', async () => {
  await listSubmissions(plainView(contactForm), admin, null);
  await getSubmission(contactForm, admin, id);
  for await (const batch of eachSubmission(plainView(contactForm), admin)) {
    expect(batch).toHaveLength(1);
  }
  await changeSubmissions(contactForm, admin, [id], { status: 'replied' });
  await addNote(contactForm, admin, id, 'Called back.');
  await changeSubmissions(contactForm, admin, [id], { isDeleted: true });
  await payload.update({
    collection: 'contact-submissions',
    id,
    data: { deletedAt: null },
    trash: true,
    overrideAccess: false,
    user: admin,
  });
  await payload.delete({
    collection: 'contact-submissions',
    id,
    overrideAccess: false,
    user: admin,
  });
  expect(await entries()).toEqual([
    entry('listed'),
    entry('opened'),
    entry('exported'),
    entry('changed', 'status: replied'),
    entry('changed', 'note'),
    entry('trashed'),
    entry('restored'),
    entry('erased'),
  ]);
});

test('the same look again is noted once, another person’s is another', async () => {
  await getSubmission(contactForm, admin, id);
  await getSubmission(contactForm, admin, id);
  expect(await entries()).toEqual([entry('opened')]);
  await getSubmission(contactForm, { ...admin, id: crypto.randomUUID(), email: 'b@b.example' }, id);
  expect(await entries()).toHaveLength(2);
});

test('the same look is noted again after five minutes', async () => {
  // As it was noted then: what stands in the log cannot be made older.
  await payload.db.drizzle.execute(
    sql`INSERT INTO audit_entries (at, action, actor, actor_id, collection, submissions)
        VALUES (now() - interval '5 minutes 1 second', 'opened', ${admin.email}, ${admin.id},
          'contact-submissions', ${JSON.stringify([id])})`,
  );
  await getSubmission(contactForm, admin, id);
  expect(await entries()).toEqual([entry('opened'), entry('opened')]);
});

test('who releases a submission or has a mail sent again is noted', async () => {
  await payload.db.drizzle.execute(
    sql`UPDATE contact_submissions SET quarantined_for = 'filled-too-fast' WHERE id = ${id}`,
  );
  await changeSubmissions(contactForm, admin, [id], { isNoSpam: true });
  await resendNotice(contactForm, admin, id, 'confirmation');
  expect(await entries()).toEqual([
    entry('changed', 'released'),
    entry('opened'),
    entry('changed', 'email sent again'),
  ]);
  await payload.db.drizzle.execute(sql`DELETE FROM payload_jobs`);
});

test.each([
  ['a list without addresses', { email: false }],
  ['names alone', { name: true }],
  ['messages alone', { message: true }],
] as const)('%s is a look as well', async (_, select) => {
  const asAdmin = {
    collection: 'contact-submissions',
    overrideAccess: false,
    user: admin,
  } as const;
  await payload.find({ ...asAdmin, select });
  await payload.findByID({ ...asAdmin, id, select });
  expect(await entries()).toEqual([entry('listed'), entry('opened')]);
});

test('whether something is new is no look', async () => {
  const asAdmin = {
    collection: 'contact-submissions',
    overrideAccess: false,
    user: admin,
  } as const;
  for (const select of [{}, { updatedAt: true }, { reference: true }])
    await payload.find({ ...asAdmin, select });
  expect(await entries()).toEqual([]);
});

test('counting and the site’s own reads are no look', async () => {
  await payload.count({ collection: 'contact-submissions', overrideAccess: false, user: admin });
  await payload.find({ collection: 'contact-submissions', overrideAccess: true });
  expect(await entries()).toEqual([]);
});

test('what cannot be noted is not shown and not done', async () => {
  expectOutput(/^The inbox could not read a contact submission: error$/);
  await payload.db.drizzle.execute(sql`ALTER TABLE audit_entries RENAME TO audit_entries_away`);
  try {
    expect(await getSubmission(contactForm, admin, id)).toBeNull();
    await expect(changeSubmissions(contactForm, admin, [id], { status: 'spam' })).rejects.toThrow();
  } finally {
    await payload.db.drizzle.execute(sql`ALTER TABLE audit_entries_away RENAME TO audit_entries`);
  }
  expect((await getSubmission(contactForm, admin, id))?.status).toBe('new');
});

describe('the log', () => {
  const collection = 'audit-entries';

  test('is read by admins, and changed by nobody, an admin neither', async () => {
    await getSubmission(contactForm, admin, id);
    const asAdmin = { collection, overrideAccess: false, user: admin } as const;
    const { docs } = await payload.find({ ...asAdmin, limit: 1 });
    expect(docs).toMatchObject([{ action: 'opened', submissions: [id] }]);
    const [noted] = docs;
    if (!noted) throw new Error('Nothing was noted');
    const { id: notedId, ...data } = { ...noted, detail: 'forged' };
    await expect(payload.create({ ...asAdmin, data })).rejects.toThrow(/not allowed/i);
    await expect(payload.update({ ...asAdmin, id: notedId, data })).rejects.toThrow(/not allowed/i);
    await expect(payload.delete({ ...asAdmin, id: notedId })).rejects.toThrow(/not allowed/i);
    await expect(
      payload.find({ collection, overrideAccess: false, user: await userWithRole('editor') }),
    ).rejects.toThrow(/not allowed/i);
    expect(await entries()).toEqual([entry('opened')]);
  });

  test.each([
    ['an UPDATE', sql`UPDATE audit_entries SET actor = 'somebody else'`],
    ['a DELETE', sql`DELETE FROM audit_entries WHERE action = 'opened'`],
    ['a TRUNCATE', sql`TRUNCATE audit_entries`],
  ])('refuses %s by SQL as well', async (_, statement) => {
    await getSubmission(contactForm, admin, id);
    await expect(payload.db.drizzle.execute(statement)).rejects.toMatchObject({
      cause: { message: 'The audit log is append-only' },
    });
    expect(await entries()).toEqual([entry('opened')]);
  });

  test('still says who it was when that user is gone', async () => {
    const email = 'leaver@onelayer.example';
    const leaver = await payload.create({
      collection: 'users',
      data: { name: 'Leaver', role: 'admin', email, password: 'quill harbour 47 lantern' },
      overrideAccess: true,
    });
    await getSubmission(contactForm, { ...leaver, collection: 'users' }, id);
    await payload.delete({ collection: 'users', id: leaver.id, overrideAccess: true });
    expect(await entries()).toEqual([{ ...entry('opened'), actor: email }]);
  });
});
