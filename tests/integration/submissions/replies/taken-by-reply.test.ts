import '../../../support/settings/mails';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { chooseTaking } from '@/inbox/account/own-taking';
import { sendReply } from '@/inbox/reply/replies';
import { changeAsSeen } from '@/inbox/submission/work';

import { newAuditPage } from '../../../support/staff/audit-log';
import { payload, userWithRole } from '../../../support/payload';
import { written } from '../../../support/submissions/replies';
import { contact, emptyTables } from '../../../support/submissions/sent-submissions';

let admin: TypedUser;
let lead: TypedUser;
let ada = '';
beforeAll(async () => {
  [admin, lead] = [await userWithRole('admin'), await userWithRole('lead')];
});
beforeEach(async () => {
  await emptyTables();
  ada = await contact({ reference: 'C-1' });
});
afterAll(async () => {
  await emptyTables();
  await chooseTaking(lead, true);
});

const whoHasIt = async () => {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT assignee_id AS id FROM contact_submissions WHERE id = ${ada}`,
  );
  return rows[0]?.['id'] ?? null;
};

test('what nobody has becomes the sender’s by a reply, with its history', async () => {
  const page = await newAuditPage();
  await sendReply(contactForm, lead, written(ada));
  expect(await whoHasIt()).toBe(lead.id);
  const noted = (await page.read()).map(({ actor, detail }) => [actor, detail]);
  expect(noted).toContainEqual([lead.email, `assignee: ${lead.id}`]);
});

test('what somebody has stays theirs, and a reply that is refused takes nothing', async () => {
  await expect(sendReply(contactForm, lead, written(crypto.randomUUID()))).rejects.toThrow();
  await changeAsSeen(contactForm, admin, [{ id: ada, expects: '' }], { assignee: admin.id });
  await sendReply(contactForm, lead, written(ada));
  expect(await whoHasIt()).toBe(admin.id);
});

test('of two who answer at once, who was first has it', async () => {
  const both = [admin, lead].map((user) => sendReply(contactForm, user, written(ada)));
  const [byAdmin] = await Promise.allSettled(both);
  expect(await whoHasIt()).toBe(byAdmin?.status === 'fulfilled' ? admin.id : lead.id);
});

test('whoever chose so takes nothing', async () => {
  await chooseTaking(lead, false);
  const found = await payload.findByID({ collection: 'users', id: lead.id, overrideAccess: true });
  await sendReply(contactForm, { ...found, collection: 'users' }, written(ada));
  expect(await whoHasIt()).toBeNull();
});
