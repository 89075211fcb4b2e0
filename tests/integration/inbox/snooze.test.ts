import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { queueView } from '@/inbox/list/inbox-view';
import { listSubmissions } from '@/inbox/list/reads/page';
import { getSubmission } from '@/inbox/submission/reads';
import { restoreSnoozes } from '@/inbox/submission/restore';
import { changeAsSeen, changeSubmissions } from '@/inbox/submission/work';
import { inboxRevision } from '@/inbox/tools/revision';
import { expectedSnooze } from '@/submissions/records/work';

import { payload, userWithRole } from '../../support/payload';
import { emptyTables, sendContact } from '../../support/submissions/sent-submissions';

let admin: TypedUser;
let id = '';
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();

const asSeen = (snoozedUntil: string | null) => expectedSnooze({ status: 'new', snoozedUntil });
const snooze = (until: string | null, seen: string | null = null) =>
  changeAsSeen(contactForm, admin, [{ id, expects: asSeen(seen) }], { snoozedUntil: until });
const until = async () => (await getSubmission(contactForm, admin, id))?.snoozedUntil;
const idsOf = async (queue: 'open' | 'snoozed') =>
  (await listSubmissions(queueView(queue), admin, null))?.submissions.map((each) => each.id);

async function noted(): Promise<unknown[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT actor, detail FROM audit_entries
        WHERE submissions ? ${id} AND action = 'changed'
        ORDER BY at`,
  );
  return rows;
}

beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  await emptyTables();
  id = await sendContact('tom@whitlockjoinery.example');
});
afterAll(emptyTables);

test('what is snoozed is out of sight until then, and back by itself', async () => {
  expect(await idsOf('open')).toEqual([id]);
  await snooze(tomorrow);
  expect(await until()).toBe(tomorrow);
  expect([await idsOf('open'), await idsOf('snoozed')]).toEqual([[], [id]]);
  expect(await noted()).toEqual([{ actor: admin.email, detail: `snoozedUntil: ${tomorrow}` }]);

  await payload.db.drizzle.execute(
    sql`UPDATE contact_submissions SET snoozed_until = now() - interval '1 second'`,
  );
  expect([await idsOf('open'), await idsOf('snoozed')]).toEqual([[id], []]);
});

test('an open inbox learns that a snooze has ended, although nobody changed anything', async () => {
  const soon = new Date(Date.now() + 1000).toISOString();
  await snooze(soon);
  const asleep = await inboxRevision(admin);
  expect(await inboxRevision(admin)).toBe(asleep);
  await new Promise((resolve) => setTimeout(resolve, Date.parse(soon) + 50 - Date.now()));
  expect(await inboxRevision(admin)).not.toBe(asleep);
});

test('an undo gives back the snooze from before, and not what a colleague did meanwhile', async () => {
  await snooze(tomorrow);
  const later = new Date(Date.parse(tomorrow) + 1000).toISOString();
  const { changed } = await snooze(later, tomorrow);
  expect(changed).toMatchObject([{ id, status: 'new', snoozedUntil: tomorrow }]);
  expect(await restoreSnoozes(contactForm, admin, changed, later)).toEqual([]);
  expect(await until()).toBe(tomorrow);

  await snooze(null, tomorrow);
  expect(await restoreSnoozes(contactForm, admin, changed, later)).toMatchObject([
    { id, what: 'snoozedUntil', snoozedUntil: null, changer: { id: admin.id } },
  ]);
  expect(await until()).toBeNull();
});

test('what a colleague has answered meanwhile is not snoozed', async () => {
  await changeSubmissions(contactForm, admin, [id], { status: 'replied' });
  const { changed, clashes } = await snooze(tomorrow);
  expect(changed).toEqual([]);
  expect(clashes).toMatchObject([{ id, what: 'status', status: 'replied' }]);
  expect(await until()).toBeNull();
});
