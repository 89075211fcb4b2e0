import { expect, test } from 'vitest';

import { calendarText } from '@/submissions/incoming/mail/calendar/calendar-text';
import { decodeTransfer } from '@/submissions/incoming/mail/transfer';
import { parseMail } from '@/submissions/incoming/parse-mail';
import { readRecipients } from '@/submissions/incoming/read-recipients';
import { readSender } from '@/submissions/incoming/read-sender';
import { splitQuote } from '@/submissions/incoming/split-quote';

import { processorTime } from '../../support/processor-time';

const size = 100_000;
/** Of a processor. What tries all ways to read something takes far more. */
const longest = 2000;

const ours = 'Hello there my dear friend Ada.';
const part = (type: string, body: string) => `--b\nContent-Type: ${type}\n\n${body}\n`;

/** The same signs wherever a mail has a place for words. */
const mailOf = (signs: string) =>
  Buffer.from(
    [
      ...['From', 'To', 'Subject', 'Message-ID', 'Content-Transfer-Encoding', 'Auto-Submitted'].map(
        (name) => `${name}: ${signs.replaceAll('\n', ' ')}\n`,
      ),
      'Content-Type: multipart/mixed; boundary=b\n\n',
      part('text/plain; format=flowed', signs),
      part('text/html', `<p title="${signs}">${signs}`),
      part('text/calendar', `BEGIN:VEVENT\nATTENDEE${signs}\nEND:VEVENT`),
      part('message/delivery-status', signs),
      part(`application/pdf; name="${signs}"; a*0*=${signs}`, '%PDF-'),
      '--b--\n',
    ].join(''),
  );

test.each([
  ...[';', ';A="', ';A=:"', ':', '"', '\\', '(', '[', '<', '=', '=?', '=?a?q?', '=\n', '@', 'a@'],
  ...[' ', '\n', '\r', '>', '> ', '-', '_', '.', 'a', 'a:b\n', '--b\n', 'from:\n', 'action:'],
  ...['<!--', '<a ', '<a href="x">', '&#', '\u0000', '\u0323\u0301', '\u200b', 'cid:', 'http://'],
])('a mail of nothing but %j has an end', async (signs) => {
  const raw = mailOf(signs.repeat(size / signs.length));
  const worked = processorTime();
  readRecipients(raw);
  readSender(raw);
  await parseMail(raw, { sent: [ours] });
  expect(worked()).toBeLessThan(longest);
});

test.each<[string, () => unknown]>([
  ['a calendar of semicolons', () => calendarText(`BEGIN:VEVENT\nA${';'.repeat(400)}\nEND:VEVENT`)],
  ['a transfer of brackets', () => decodeTransfer(Buffer.from('a'), '('.repeat(size))],
  [
    'a line of ours between lines of theirs',
    () => splitQuote(`${ours}\nNo word of yours.\n`.repeat(20_000), [ours]),
  ],
])('%s has an end', (_name, read) => {
  const worked = processorTime();
  read();
  expect(worked()).toBeLessThan(longest);
});

test('a calendar keeps what stands in quotes, and what nobody closed', () => {
  const event = (...lines: string[]) =>
    calendarText(['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\n'));
  expect(event('DTSTART;TZID="A:B":20251103T100000', 'SUMMARY;X="a:b;c":Tea: now')).toBe(
    'Calendar entry: Tea: now\nWhen: 3 November 2025, 10:00 (A)',
  );
  expect(event('SUMMARY;X="a:Tea')).toBe('Calendar entry: Tea');
});
