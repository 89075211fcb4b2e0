import { expect, test } from 'vitest';

import { cleanText } from '@/platform/plain-text';
import { parseMail, type ParsedMail } from '@/submissions/incoming/parse-mail';
import { readRecipients } from '@/submissions/incoming/read-recipients';

import {
  corpus,
  sent,
  threadPlace,
  type CorpusMail,
  type Expected,
} from '../../support/mail/corpus';
import { processorTime } from '../../support/processor-time';

/** Of a processor. Each of these took seconds, or never ended. */
const longest = 2000;

function checkFiles({ files }: ParsedMail, expected: Expected['files']): void {
  if (!expected) return;
  for (const [name, what] of Object.entries(expected)) {
    const file = files.find(
      (each) => each.name === name && (typeof what !== 'object' || each.kind === what.kind),
    );
    expect(file?.name, files.map((each) => `${each.name}: ${each.kind}`).join(', ')).toBe(name);
    if (typeof what === 'string') expect(file?.content?.toString()).toContain(what);
  }
  if (Object.keys(expected).length === 0) expect(files).toEqual([]);
}

/** PostgreSQL takes it, and nobody finds signs in it that no text has. */
const isClean = (text: string): boolean => cleanText(text) === text;

function check(mail: ParsedMail, { expected, name }: CorpusMail): void {
  const {
    text,
    has = [],
    hasNot = [],
    quoted,
    files,
    problem,
    replyTo,
    sentTo,
    cc,
    kind,
    ...same
  } = expected;
  expect(mail.kind).toBe(kind ?? 'answer');
  if (text !== undefined) expect(mail.text).toBe(text);
  for (const words of has) expect(mail.text).toContain(words);
  for (const words of hasNot) expect(mail.text).not.toContain(words);
  if (quoted === null) expect(mail.quoted).toBeNull();
  for (const words of quoted ?? []) expect(mail.quoted).toContain(words);
  for (const key of ['address', 'sender', 'subject'] as const)
    if (same[key] !== undefined) expect(mail[key]).toBe(same[key]);
  expect(mail.replyTo).toBe(replyTo ?? null);
  if (sentTo) expect(mail.sentTo).toEqual([threadPlace, ...sentTo]);
  if (cc) expect(mail.cc).toEqual(cc);
  if (problem === undefined) expect(mail.problem, name).toBeNull();
  else expect(mail.problem).toContain(problem);
  checkFiles(mail, files);
  for (const shown of [
    mail.text,
    mail.quoted,
    mail.subject,
    mail.sender,
    mail.address,
    mail.messageId,
    ...mail.sentTo,
    ...mail.cc,
    ...mail.files.flatMap((file) => [file.name, file.problem]),
  ])
    expect(isClean(shown ?? ''), JSON.stringify(shown?.slice(0, 100))).toBe(true);
}

test('the corpus has as many mails as it must, each with a name of its own', () => {
  expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length);
  expect(corpus.length).toBeGreaterThanOrEqual(120);
});

test.each(corpus)('$name', async (mail) => {
  const worked = processorTime();
  const recipients = readRecipients(mail.raw);
  const read = await parseMail(mail.raw, { sent });
  expect(worked()).toBeLessThan(longest);
  expect(recipients.some((header) => header.includes(threadPlace))).toBe(
    mail.expected.isStray !== true,
  );
  check(read, mail);
});
