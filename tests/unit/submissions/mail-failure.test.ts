import { expect, test } from 'vitest';

import { MailFailure, smtpTimeouts } from '@/platform/mail/adapter';
import { failedMail } from '@/submissions/records/failed-mail';
import { interrupted } from '@/submissions/records/failed-mail';

interface Said {
  readonly command?: string;
  readonly responseCode?: number;
  readonly code?: string;
}

const failure = (said: Said, isWhole = false) =>
  failedMail(new MailFailure(Object.assign(new Error('to ada@analytical.example'), said), isWhole));

test.each([
  ['a recipient that is not there', { command: 'RCPT TO', responseCode: 550 }],
  ['a mail that is too large', { command: 'MAIL FROM', responseCode: 552 }],
  ['words that it does not like', { command: 'DATA', responseCode: 554 }],
])('a server’s no to %s is for good', (_what, said) => {
  expect(failure(said)).toEqual({
    problem: `The mail server answered ${said.responseCode}`,
    isLast: true,
    refused: [],
  });
});

test('a mail that some receivers have is given up where all others are refused for good', () => {
  const said = (...answers: number[]) => ({
    accepted: ['has@quay.example'],
    rejectedErrors: answers.map((responseCode) => ({ recipient: 'no@quay.example', responseCode })),
  });
  expect(failedMail(new MailFailure(said(550), true))).toEqual({
    problem: 'The mail server answered 550',
    isLast: true,
    refused: [{ address: 'no@quay.example', answer: 550, isFinal: true }],
  });
  expect(failedMail(new MailFailure(said(550, 451), true))).toMatchObject({
    problem: 'The mail server answered 550 and 451',
    isLast: false,
  });
});

test.each([
  ['one that is busy', { command: 'RCPT TO', responseCode: 451 }],
  ['one that ends as it has the mail', { command: 'DATA', responseCode: 421 }, true],
  ['one that wants another password', { command: 'AUTH PLAIN', responseCode: 535 }],
  ['one that wants a sign-in first', { command: 'MAIL FROM', responseCode: 530 }],
  ['one that serves nobody now', { command: 'CONN', responseCode: 554 }],
  ['one that is away', { code: 'ESOCKET' }],
])('%s is asked again', (_who, said: Said, isWhole = false) => {
  expect(failure(said, isWhole).isLast).toBe(false);
});

test('a server that had all of a mail and said nothing may have taken it', () => {
  expect(failure({ code: 'ETIMEDOUT' }, true)).toEqual({
    ...{ problem: interrupted, isLast: true, refused: [] },
  });
});

test('a server has as long as RFC 5321, 4.5.3.2 gives it', () => {
  const minute = 60_000;
  expect(smtpTimeouts.greetingTimeout).toBeGreaterThanOrEqual(5 * minute);
  expect(smtpTimeouts.connectionTimeout).toBeGreaterThan(smtpTimeouts.greetingTimeout);
  expect(smtpTimeouts.socketTimeout).toBeGreaterThanOrEqual(10 * minute);
});
