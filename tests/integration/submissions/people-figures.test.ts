import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { contactForm, quoteForm } from '@/forms';
import { getPeople } from '@/inbox/figures/figures';
import { changeSubmissions } from '@/inbox/submission/work';

import { payload, userWithRole } from '../../support/payload';
import { contact, emptyTables, quote } from '../../support/submissions/sent-submissions';

let admin: TypedUser;
let ada = '';
let bob = '';
beforeAll(async () => {
  admin = await userWithRole('admin');
  await emptyTables();
  ada = await contact({ reference: 'C-1', sent: 2 });
  bob = await quote({ reference: 'Q-1', sent: 4 });
});
afterAll(emptyTables);

/** A mail of Ada's thread, so many hours after she wrote. */
const mail = (position: number, kind: 'reply' | 'answer', hours: number, state = 'sent') =>
  payload.db.drizzle.execute(
    sql`INSERT INTO thread_entries
          (id, submission, position, kind, state, address, text, author, written_at, due_at, settled_at)
        SELECT gen_random_uuid(), id, ${position}, ${kind},
               ${kind === 'reply' ? state : 'received'}, email, 'x',
               ${kind === 'reply' ? admin.id : null}::uuid, at.at, at.at, at.at
        FROM contact_submissions, LATERAL (
          SELECT submitted_at + make_interval(hours => ${hours}) AS at
        ) AS at WHERE id = ${ada}`,
  );
const figures = async () => (await getPeople(admin)).find(({ person }) => person === admin.id);

test('a colleague has no figures before they did anything', async () => {
  expect(await figures()).toMatchObject({
    ...{ replies: 0, medianReplySeconds: null, closed: 0, medianCloseSeconds: null },
  });
});

test('a reply is timed from the last word of its sender, and what did not go out counts nowhere', async () => {
  await mail(1, 'reply', 1);
  await mail(2, 'answer', 10);
  await mail(3, 'reply', 13);
  await mail(4, 'reply', 14, 'failed');
  expect(await figures()).toMatchObject({ replies: 2, medianReplySeconds: 2 * 3600 });
});

test('what was closed and opened again is not closed, and the last to close it did', async () => {
  await changeSubmissions(contactForm, admin, [ada], { status: 'replied' });
  await changeSubmissions(contactForm, admin, [ada], { status: 'archived' });
  await changeSubmissions(quoteForm, admin, [bob], { status: 'archived' });
  const closed = await figures();
  expect(closed?.closed).toBe(2);
  expect(Math.round((closed?.medianCloseSeconds ?? 0) / 86_400)).toBe(3);
  await changeSubmissions(quoteForm, admin, [bob], { status: 'in-progress' });
  expect(await figures()).toMatchObject({ closed: 1 });
});

test('an editor gets none', async () => {
  await expect(getPeople(await userWithRole('editor'))).rejects.toThrow();
});
