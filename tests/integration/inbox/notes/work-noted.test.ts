import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { inboxRevision } from '@/inbox/tools/revision';
import { getSubmission } from '@/inbox/submission/reads';
import { addNote, changeSubmissions } from '@/inbox/submission/work';

import { newAuditPage } from '../../../support/staff/audit-log';
import { payload, userWithRole } from '../../../support/payload';
import { contact, emptyTables } from '../../../support/submissions/sent-submissions';

let admin: TypedUser;
let first = '';

const read = (id: string) => getSubmission(contactForm, admin, id);
const change = changeSubmissions.bind(null, contactForm);

beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  await emptyTables();
  first = await contact({ reference: 'C-1' });
});
afterAll(emptyTables);

describe('what is done and what is noted', () => {
  test('are one: work that cannot be noted is not done', async () => {
    const before = await read(first);
    // The log of looks is not touched, the log of changes refuses.
    await payload.db.drizzle.execute(
      sql`ALTER TABLE audit_entries ADD CONSTRAINT no_changes CHECK (action <> 'changed') NOT VALID`,
    );
    try {
      await expect(change(admin, [first], { status: 'spam' })).rejects.toThrow();
      await expect(addNote(contactForm, admin, first, 'Called.')).rejects.toThrow();
    } finally {
      await payload.db.drizzle.execute(sql`ALTER TABLE audit_entries DROP CONSTRAINT no_changes`);
    }
    expect(await read(first)).toEqual(before);
  });

  test('what is so already is neither changed nor noted', async () => {
    await change(admin, [first], { status: 'archived' });
    const page = await newAuditPage();
    const revision = await inboxRevision(admin);
    expect(await change(admin, [first], { status: 'archived' })).toMatchObject([
      { id: first, status: 'archived' },
    ]);
    await change(admin, [first], { isUnread: false });
    expect(await page.read()).toEqual([]);
    expect(await inboxRevision(admin)).toBe(revision);
  });
});
