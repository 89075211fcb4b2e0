import { server } from '../../support/settings/mails-and-answers';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { isOn } from '@/features';
import { contactForm } from '@/forms';
import { addNote, changeSubmissions } from '@/inbox/submission/work';
import { takeIn } from '@/submissions/incoming/take-in';
import { listUnmatched, matchMail } from '@/submissions/records/incoming/unmatched';
import { queueDigests } from '@/submissions/records/notices/staff-notices';

import { expectOutput, outputSoFar } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { addressOf, emptyThreads, rawMail } from '../../support/submissions/incoming';
import { contact, emptyTables } from '../../support/submissions/sent-submissions';
import { setInbox, tell } from '../../support/submissions/told-staff';

let admin: TypedUser;
let colleague: TypedUser;
let id = '';

beforeAll(async () => {
  admin = await userWithRole('admin');
  const made = await payload.create({
    collection: 'users',
    data: {
      name: 'Zadie Penrose',
      role: 'admin',
      email: 'zadie.of.notices@onelayer.example',
      password: 'quill harbour 47 lantern',
    },
    overrideAccess: true,
  });
  colleague = { ...made, collection: 'users' };
  await setInbox({ webhookAddress: null });
});
afterAll(async () => {
  await payload.delete({ collection: 'users', id: colleague.id, overrideAccess: true });
});
beforeEach(async () => {
  await emptyTables();
  server.reset();
  id = await contact({ reference: 'C-0000-07' });
});

const mails = () => server.received.map(({ to, mail }) => ({ to, subject: mail.subject }));
const changeAddress = (email: string) =>
  payload.db.drizzle.execute(sql`UPDATE users SET email = ${email} WHERE id = ${colleague.id}`);
const choose = (notices: TypedUser['notices']) =>
  payload.update({
    collection: 'users',
    id: colleague.id,
    data: { notices },
    overrideAccess: true,
  });

test('a colleague is mailed what is assigned to them, by somebody else', async () => {
  await changeSubmissions(contactForm, admin, [id], { assignee: admin.id });
  await changeSubmissions(contactForm, admin, [id], { assignee: colleague.id });
  await changeSubmissions(contactForm, admin, [id], { assignee: null });
  await tell();
  expect(mails()).toEqual([{ to: [colleague.email], subject: 'Assigned to you: C-0000-07' }]);
  const whole = JSON.stringify(server.received[0]?.mail);
  expect(whole).toContain(`${admin.name} assigned the contact message C-0000-07 to you.`);
  expect(whole).not.toContain('Nine systems');
  expect(whole).not.toContain('a@b.example');
});

test.each([
  { given: 'whose server may have it', hangsUp: true, comes: 1, log: /given up: It may have/ },
  {
    given: 'whom the server does not know',
    email: 'z@refused.example',
    comes: 0,
    log: /up: .* 550/,
  },
])('a colleague $given is mailed once', async ({ hangsUp = false, email, comes, log }) => {
  server.hangsUp = hangsUp;
  if (email) await changeAddress(email);
  await changeSubmissions(contactForm, admin, [id], { assignee: colleague.id });
  expectOutput(log);
  for (let round = 0; round < 3; round += 1) await tell();
  expect(server.received).toHaveLength(comes);
  expect(outputSoFar().join('\n')).not.toContain(email ?? colleague.email);
  if (email) await changeAddress(colleague.email);
});

test('a colleague is mailed that a note mentions them, without its words', async () => {
  await addNote(contactForm, admin, id, `@Zadie Penrose and @${admin.name}: she rang.`);
  await tell();
  expect(mails()).toEqual([{ to: [colleague.email], subject: 'You were mentioned: C-0000-07' }]);
  expect(JSON.stringify(server.received[0]?.mail)).not.toContain('she rang');
});

test.runIf(isOn('incoming-mail'))(
  'a colleague is mailed that an answer came in on what is assigned to them, however it got there',
  async () => {
    const from = 'Ada <a@b.example>';
    const answer = (to: string, more: object = {}) =>
      rawMail({ from, to, text: 'Nine of them.', ...more });
    // Assigned to nobody: nobody is told.
    await takeIn(await answer(addressOf(id)));
    await payload.db.drizzle.execute(
      sql`UPDATE contact_submissions SET assignee_id = ${colleague.id} WHERE id = ${id}`,
    );
    // However many come before somebody has read one.
    for (const text of ['Seven of them.', 'Eight of them.', 'Nine of them after all.'])
      await takeIn(await answer(addressOf(id), { text }));
    await takeIn(
      await answer(addressOf(id), { text: 'Away.', headers: { 'Auto-Submitted': 'auto-replied' } }),
    );
    await tell();
    const expected = { to: [colleague.email], subject: 'An answer came in: C-0000-07' };
    expect(mails()).toEqual([expected]);
    const whole = JSON.stringify(server.received[0]?.mail);
    expect(whole).not.toMatch(/Seven of them|a@b\.example|Ada/);

    for (const [who, text] of [
      [admin, 'By another address.'],
      [colleague, 'Put there by their own hand.'],
    ] as const) {
      await takeIn(await answer('nobody@onelayer.example', { text }));
      await payload.db.drizzle.execute(sql`UPDATE contact_submissions SET read_at = now()`);
      const [stray] = await listUnmatched(1);
      await matchMail(contactForm, who, { mail: stray?.id ?? '', submission: id });
    }
    await tell();
    expect(mails()).toEqual([expected, expected]);
    await emptyThreads();
  },
);

test('a colleague is mailed nothing of what they did not choose, or once they are no longer staff', async () => {
  await choose({
    assignment: false,
    mention: false,
    answered: false,
    watched: false,
    digest: false,
  });
  await changeSubmissions(contactForm, admin, [id], { assignee: colleague.id });
  await addNote(contactForm, admin, id, '@Zadie');
  await takeIn(await rawMail({ to: addressOf(id) }));
  await tell();
  await choose({ assignment: true, mention: true, answered: true, watched: true, digest: true });
  await addNote(contactForm, admin, id, '@Zadie');
  const role = { collection: 'users', id: colleague.id, overrideAccess: true } as const;
  await payload.update({ ...role, data: { role: 'editor' } });
  await tell();
  await payload.update({ ...role, data: { role: 'admin' } });
  expect(mails()).toEqual([]);
});

test('a colleague is mailed in the morning what is overdue and theirs or nobody’s', async () => {
  await contact({ reference: 'C-0000-08', sent: 9 });
  const own = await contact({ reference: 'C-0000-09', sent: 8 });
  const others = await contact({ reference: 'C-0000-10', sent: 10 });
  await changeSubmissions(contactForm, colleague, [own], { assignee: colleague.id });
  await changeSubmissions(contactForm, admin, [others], { assignee: admin.id });
  await queueDigests();
  await tell();
  const digest = server.received.find(({ to }) => to.includes(colleague.email));
  expect(digest?.mail.subject).toBe('2 answers are overdue');
  const text = digest?.mail.text ?? '';
  expect(text.indexOf('C-0000-09')).toBeGreaterThan(0);
  expect(text.indexOf('C-0000-08')).toBeGreaterThan(text.indexOf('C-0000-09'));
  for (const absent of ['C-0000-07', 'C-0000-10', 'Ada']) expect(text).not.toContain(absent);
});
