import { server } from '../../support/settings/mails-and-answers';

import { afterAll, beforeEach, expect, test } from 'vitest';

import { takeIn } from '@/submissions/incoming/take-in';

import {
  addressOf,
  cameIn,
  emptyInbox,
  onlyAda,
  rawMail,
  settle,
  stateOf,
} from '../../support/submissions/incoming';

let ada = '';
beforeEach(async () => {
  server.reset();
  ada = await onlyAda();
});
afterAll(async () => {
  await emptyInbox();
});

test('an out-of-office is shown, and changes nothing about the submission', async () => {
  await settle(ada);
  const raw = await rawMail({
    to: addressOf(ada),
    subject: 'Out of office',
    headers: { 'Auto-Submitted': 'auto-replied' },
  });
  expect(await takeIn(raw)).toBe('stored');
  expect(await cameIn()).toMatchObject([{ kind: 'automatic', subject: 'Out of office' }]);
  expect(await stateOf(ada)).toEqual({
    status: 'replied',
    unread: false,
    awake: false,
    kept: true,
  });
  expect(server.received).toEqual([]);
});

test('a mail that did not arrive reopens its thread; one that is only late does not', async () => {
  const report = (action: string) =>
    Buffer.from(
      [
        'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
        `To: ${addressOf(ada)}`,
        'Subject: Undelivered Mail Returned to Sender',
        `Message-ID: <${action}@mx.example>`,
        'Auto-Submitted: auto-replied',
        'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
        'MIME-Version: 1.0',
        '',
        ...['--b', 'Content-Type: text/plain', '', 'The mail system could not deliver it.', ''],
        ...['--b', 'Content-Type: message/delivery-status', '', `Action: ${action}`, ''],
        ...['--b', 'Content-Type: message/rfc822', '', 'Subject: Re: your message', ''],
        ...['Hello Ada, nine systems.', '', '--b--', ''],
      ].join('\r\n'),
    );
  await settle(ada);
  await takeIn(report('delayed'));
  expect(await stateOf(ada)).toMatchObject({ status: 'replied', unread: false });
  await takeIn(report('failed'));
  expect(await stateOf(ada)).toMatchObject({ status: 'in-progress', unread: true });
  const entries = await cameIn();
  expect(entries).toMatchObject([{ kind: 'automatic' }, { kind: 'bounce' }]);
  expect(String(entries[1]?.['text'])).toContain('could not deliver it');
  // Our own words, which it brings back.
  expect(String(entries[1]?.['text'])).not.toContain('nine systems');
});

test('an answer takes its thread out of the trash, and leaves spam what it is', async () => {
  await settle(ada, 'archived', true);
  await takeIn(await rawMail({ to: addressOf(ada) }));
  expect(await stateOf(ada)).toMatchObject({ status: 'in-progress', kept: true });
  await settle(ada, 'spam');
  await takeIn(await rawMail({ to: addressOf(ada) }));
  expect(await stateOf(ada)).toMatchObject({ status: 'spam', unread: true });
});
