import { server } from '../../support/settings/mails-and-answers';

import { randomUUID } from 'node:crypto';

import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { sendAnswer } from '@/inbox/invitations/send-answer';
import { readConversation } from '@/inbox/reply/reads';
import { takeReplyBack } from '@/inbox/reply/replies';
import { addDraftFile, listDraftFiles } from '@/submissions/records/attachments/draft-files';
import { readCalendar } from '@/submissions/incoming/mail/calendar/read-calendar';
import { takeIn } from '@/submissions/incoming/take-in';
import type { Participation } from '@/submissions/records/thread/mail-calendar';

import { calendarBy, invitationBy, invitingPrograms, uids } from '../../corpus/invitations';
import { userWithRole } from '../../support/payload';
import { newAuditPage } from '../../support/staff/audit-log';
import {
  addressOf,
  emptyInbox,
  onlyAda,
  rawMail,
  stateOf,
} from '../../support/submissions/incoming';
import { entries, sendNow, statusOf } from '../../support/submissions/replies';
import { listThreads } from '../../support/submissions/threads';

let ada = '';
let admin: TypedUser;
beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  server.reset();
  ada = await onlyAda();
});
afterAll(emptyInbox);

const thread = async () => (await listThreads([ada])).get(ada) ?? [];
const mails = () => server.received.map(({ mail }) => mail);

async function invited(
  program: (typeof invitingPrograms)[number] = 'Google',
  changes: object = {},
) {
  await takeIn(invitationBy(program, { to: addressOf(ada), ...changes }));
  const entry = (await thread()).at(-1);
  if (!entry) throw new Error('Nothing came in');
  return entry;
}

const bytesOf = (content: unknown): Uint8Array =>
  content instanceof Uint8Array
    ? content
    : content instanceof ArrayBuffer
      ? new Uint8Array(content)
      : Buffer.from(String(content));

const answer = async (entry: string, said: Participation, changes: object = {}) =>
  sendAnswer(contactForm, admin, {
    ...{ id: ada, entry, event: 0, answer: said, key: randomUUID() },
    seen: (await thread()).at(-1)?.position ?? 0,
    ...changes,
  });

test.each(invitingPrograms)('an invitation of %s is answered so that it knows', async (program) => {
  const { id, kind, calendar } = await invited(program);
  expect({ kind, calendar }).toMatchObject({
    kind: 'answer',
    calendar: { method: 'REQUEST', events: [{ uid: uids[program] }] },
  });
  // A program sent it, and a person wants an answer.
  expect(await stateOf(ada)).toMatchObject({ unread: true, status: 'new' });
  const page = await newAuditPage();
  await answer(id, 'ACCEPTED');
  expect(server.received).toEqual([]);
  await sendNow();
  await sendNow();
  expect(server.received.map(({ to }) => to)).toEqual([['ada@analytical.example']]);
  const [mail] = mails();
  expect(mail).toMatchObject({
    from: { address: 'hello@onelayer.example' },
    subject: 'Accepted: The order book',
  });
  expect(mail?.text).toContain('Tuesday, 23 November 2027 at 14:00 to 14:30, London time');
  const ics = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  expect(ics?.method).toBe('REPLY');
  const text = new TextDecoder().decode(bytesOf(ics?.content));
  expect(readCalendar(text)).toMatchObject({
    method: 'REPLY',
    events: [
      {
        ...{ uid: uids[program], sequence: 0, start: { at: '2027-11-23T14:00:00.000Z' } },
        organizer: { address: 'ada@analytical.example' },
        guests: [{ address: addressOf(ada), answer: 'ACCEPTED' }],
      },
    ],
  });
  expect(text).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/m);
  expect(await statusOf(ada)).toEqual({ status: 'replied', replied: true });
  const deeds = (await page.read()).map(({ detail }) => detail);
  expect(deeds).toContain('invitation accepted');
});

test('an answer is taken back as a reply is, and leaves no words in the box', async () => {
  const { id } = await invited();
  const draft = { author: admin.id, submission: ada };
  await addDraftFile(contactForm, draft, { name: 'plan.txt', content: Buffer.from('plan') });
  await answer(id, 'DECLINED');
  const waiting = (await thread()).at(-1);
  expect(waiting).toMatchObject({ kind: 'reply', state: 'waiting', files: [] });
  // The file stays with the reply that is being written.
  expect(await listDraftFiles(draft)).toHaveLength(1);
  await takeReplyBack(contactForm, admin, { id: waiting?.id ?? '', submission: ada });
  // Asked once more, as where the answer was lost, it says the same.
  await takeReplyBack(contactForm, admin, { id: waiting?.id ?? '', submission: ada });
  expect((await readConversation(contactForm, admin, ada)).takenBack).toEqual([]);
  await sendNow();
  expect(server.received).toEqual([]);
  await answer(id, 'TENTATIVE');
  await sendNow();
  expect(mails().map(({ subject }) => subject)).toEqual(['Tentative: The order book']);
});

test('one key sends one answer; it can be changed by another', async () => {
  const { id } = await invited();
  const key = randomUUID();
  await answer(id, 'ACCEPTED', { key });
  await answer(id, 'ACCEPTED', { key });
  await expect(answer(id, 'DECLINED', { key })).rejects.toThrow(/Another text was sent/);
  await sendNow();
  await answer(id, 'DECLINED');
  await sendNow();
  expect(mails().map(({ subject }) => subject)).toEqual([
    'Accepted: The order book',
    'Declined: The order book',
  ]);
});

test('what was changed or cancelled is not answered, and its newest is', async () => {
  const old = await invited('Outlook');
  const newer = await invited('Outlook', { sequence: 1, begins: '151500' });
  await expect(answer(old.id, 'ACCEPTED')).rejects.toThrow(/changed or cancelled/);
  await answer(newer.id, 'ACCEPTED');
  await invited('Outlook', { method: 'CANCEL', sequence: 2 });
  await expect(answer(newer.id, 'DECLINED')).rejects.toThrow(/changed or cancelled/);
  expect((await entries()).map(({ state }) => state)).toEqual([
    ...['received', 'received', 'waiting', 'received'],
  ]);
});

test('whoever has not read the last mail is told first', async () => {
  const { id } = await invited();
  await expect(answer(id, 'ACCEPTED', { seen: 0 })).rejects.toThrow(/Meanwhile a mail came in/);
});

test('an answer goes to who invites, also where somebody else sent the mail', async () => {
  const from = 'Office <office@analytical.example>';
  const { id } = await invited('Apple', { from });
  await answer(id, 'ACCEPTED');
  await sendNow();
  expect(server.received.map(({ to }) => to)).toEqual([['ada@analytical.example']]);
});

test('nobody answers an invitation of our own, or what is none', async () => {
  await takeIn(
    Buffer.from(
      invitationBy('Google', { to: addressOf(ada) })
        .toString()
        .replaceAll('mailto:ada@analytical.example', 'mailto:inbox@onelayer.example'),
    ),
  );
  const entry = (await thread()).at(-1)?.id ?? '';
  await expect(answer(entry, 'ACCEPTED')).rejects.toThrow(/We invite there ourselves/);
  await expect(answer(entry, 'ACCEPTED', { event: 7 })).rejects.toThrow(/no longer here/);
  await expect(answer(randomUUID(), 'ACCEPTED')).rejects.toThrow(/no longer here/);
});

test('a calendar file that makes no sense comes in as it is', async () => {
  const content = calendarBy('Google', { to: addressOf(ada) }).replace(
    /DTSTART:\w+/,
    'DTSTART:soon',
  );
  const icalEvent = { method: 'REQUEST', content };
  expect(await takeIn(await rawMail({ to: addressOf(ada), icalEvent }))).toBe('stored');
  const [entry] = await thread();
  expect(entry).toMatchObject({ calendar: null });
  expect(entry?.text).toContain('soon');
});
