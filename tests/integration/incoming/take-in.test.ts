import { server } from '../../support/settings/mails-and-answers';

import { randomUUID } from 'node:crypto';

import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { plainView } from '@/inbox/list/inbox-view';
import { listSubmissions } from '@/inbox/list/reads/page';
import { sendReply } from '@/inbox/reply/replies';
import { inboxRevision } from '@/inbox/tools/revision';
import { takeIn } from '@/submissions/incoming/take-in';

import { payload, userWithRole } from '../../support/payload';
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
import { sendNow, written } from '../../support/submissions/replies';
import { listThreads } from '../../support/submissions/threads';

let admin: TypedUser;
let ada = '';
beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  server.reset();
  ada = await onlyAda();
});
afterAll(async () => {
  await emptyInbox();
});

test('an answer to the reply that went out lands on its thread and reopens it', async () => {
  const reply = written(ada);
  await sendReply(contactForm, admin, reply);
  await sendNow();
  const [sent] = server.received;
  const back = sent?.mail.replyTo?.[0]?.address ?? '';
  // What cannot be delivered goes there, too.
  expect(back).toMatch(/^inbox\+c[0-9a-z]{25}\.[0-9a-f]{20}@onelayer\.example$/);
  await settle(ada);
  const revision = await inboxRevision(admin);
  const page = await newAuditPage();
  const raw = await rawMail({
    to: back.toUpperCase(),
    text: 'Thank you.\n\nOn Mon, 3 Nov 2025 at 10:00, OneLayer <hello@onelayer.example> wrote:\n> Hello Ada,\n> nine systems can become one.',
  });
  expect(await takeIn(raw)).toBe('stored');
  expect(await cameIn()).toMatchObject([
    {
      kind: 'answer',
      state: 'received',
      address: 'ada@analytical.example',
      sender: 'Ada Byron',
      text: 'Thank you.',
      position: 2,
      problem: null,
      submission: ada,
    },
  ]);
  expect((await cameIn())[0]?.['quoted']).toMatch(/^On Mon[\s\S]*can become one\.$/);
  expect(await stateOf(ada)).toEqual({
    status: 'in-progress',
    unread: true,
    awake: true,
    kept: true,
  });
  expect(await inboxRevision(admin)).not.toBe(revision);
  expect((await page.read()).map(({ actor, detail }) => [actor, detail])).toEqual([
    ['the site', 'answer came in'],
  ]);
});

test('the next reply follows the answer, and one that overlooked it is not sent', async () => {
  const raw = await rawMail({ to: addressOf(ada), messageId: '<one@analytical.example>' });
  await takeIn(raw);
  const overlooked = written(ada, { seen: 0 });
  await expect(sendReply(contactForm, admin, overlooked)).rejects.toThrow(
    /^Meanwhile a mail came in/,
  );
  await sendReply(contactForm, admin, { ...overlooked, seen: 1 });
  await sendNow();
  expect(server.received[0]?.mail).toMatchObject({
    inReplyTo: '<one@analytical.example>',
    references: `<confirmation.${ada}.0@localhost> <one@analytical.example>`,
  });
});

test('the same mail adds nothing, however often it comes and however many at once', async () => {
  const raw = await rawMail({ to: addressOf(ada), messageId: '<one@analytical.example>' });
  const landed = await Promise.all([takeIn(raw), takeIn(raw), takeIn(raw)]);
  expect(landed.sort()).toEqual(['repeated', 'repeated', 'stored']);
  await settle(ada);
  expect(await takeIn(raw)).toBe('repeated');
  expect(await cameIn()).toHaveLength(1);
  expect(await stateOf(ada)).toMatchObject({ status: 'replied', unread: false });
});

test('many that come at once all have a place in the thread', async () => {
  const mails = await Promise.all(
    Array.from({ length: 4 }, (_, n) => rawMail({ to: addressOf(ada), text: `Number ${n}.` })),
  );
  expect(await Promise.all(mails.map((raw) => takeIn(raw)))).toEqual(mails.map(() => 'stored'));
  // Which of them comes first is not said.
  const positions = (await cameIn()).map(({ position }) => Number(position));
  expect(positions.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4]);
});

test('a forged address, a stranger’s and that of an erased thread land nowhere but in the list', async () => {
  const forged = addressOf(ada).replace(/\.[0-9a-f]{4}/, '.0000');
  expect(await takeIn(await rawMail({ to: forged }))).toBe('unmatched');
  expect(await takeIn(await rawMail({ to: 'inbox@onelayer.example' }))).toBe('unmatched');
  expect(await takeIn(await rawMail({ to: addressOf(randomUUID()) }))).toBe('unmatched');
  const problem = 'The address that this was sent to was not made by this site.';
  expect(await cameIn()).toMatchObject([
    { state: 'unmatched', submission: null, problem },
    { state: 'unmatched', submission: null, problem: null },
    { state: 'unmatched', submission: null, problem: null },
  ]);
  expect((await listThreads([ada])).get(ada)).toBeUndefined();
});

test('the search of the inbox finds what was written on a thread, by either side', async () => {
  const found = async (search: string) => {
    const view = { ...plainView(contactForm), search };
    const page = await listSubmissions(view, admin, null);
    return page?.submissions.map(({ id }) => id);
  };
  await sendReply(contactForm, admin, written(ada, { text: 'We measure the staircase.' }));
  const repeated =
    'On 3 Nov 2025, OneLayer wrote:\n> We measure the staircase.\n> an ancient quotation';
  const text = `Mind the balustrade.\n\n${repeated}`;
  await takeIn(await rawMail({ to: addressOf(ada), text }));
  expect(await found('staircase')).toEqual([ada]);
  expect(await found('BALUSTR')).toEqual([ada]);
  expect(await found('100%')).toEqual([]);
  expect(await found('quotation')).toEqual([]);
});

test('the confirmation asks for answers on the thread, too', async () => {
  const { noticeMail } = await import('@/submissions/notices/notice-mail');
  const subject = { form: 'contact', id: ada, reference: 'C-1', values: {} } as const;
  const { mails, textsOf } = await import('@/words');
  const words = textsOf(mails);
  const parties = { brand: 'OneLayer', owner: 'owner@onelayer.example', words };
  expect(noticeMail('confirmation', subject, parties, 0).replyTo).toBe(addressOf(ada));
  expect(payload.config.collections.map(({ slug }) => slug)).not.toContain('attachments');
});
