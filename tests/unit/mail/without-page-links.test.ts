import { expect, test, vi } from 'vitest';

import { mailWithoutPageLinks } from '@/submissions/incoming/without-page-links';
import { pageLink, withoutPageLinks } from '@/submissions/records/prospects-page/link';

vi.mock('server-only', () => ({}));

const id = '5f0c3a52-7c3e-4b6f-9a51-0d2f4b7c8e91';
const link = pageLink({ id, reference: 'Q-7F3K-2M', generation: 3 });
const secret = link.split('/').at(-1) ?? '';
const masked = link.replace(secret, 'x'.repeat(secret.length));

const mended = (mail: string) =>
  mailWithoutPageLinks(Buffer.from(mail, 'latin1')).toString('latin1');

test('of a link all stands but its secret, wherever it is', () => {
  expect(withoutPageLinks(`<${link}>, ${link}.`)).toBe(`<${masked}>, ${masked}.`);
  const wrapped = encodeURIComponent(link);
  expect(withoutPageLinks(wrapped)).toBe(encodeURIComponent(masked));
  expect(withoutPageLinks('/received/Q-7F3K-2M and /open/it')).toBe(
    '/received/Q-7F3K-2M and /open/it',
  );
});

test('a line that quoted-printable broke is found wherever it was broken', () => {
  for (let at = 1; at < link.length; at += 1) {
    const broken = `See ${link.slice(0, at)}=\r\n${link.slice(at)} now`;
    const found = mended(broken);
    expect(found).toHaveLength(broken.length);
    expect(found.replace('=\r\n', '')).toBe(`See ${masked} now`);
    expect(found.indexOf('=\r\n')).toBe(broken.indexOf('=\r\n'));
  }
});

test('in base64 it is found at each place in a line, and all else stays', () => {
  for (let before = 0; before < 12; before += 1) {
    const of = (text: string) =>
      Buffer.from(`${'.'.repeat(before)}${text}\n\nYours, Ada`)
        .toString('base64')
        .replaceAll(/(.{76})/g, '$1\r\n');
    const head = 'Content-Transfer-Encoding: base64\r\n\r\n';
    expect(mended(`${head}${of(link)}\r\n\r\n--end`)).toBe(`${head}${of(masked)}\r\n\r\n--end`);
  }
});

test('a mail without any is the same bytes, also a large one', () => {
  const lines = `${'QUJDREVG'.repeat(9)}QUJD\r\n`.repeat(300_000);
  const mail = Buffer.from(`Subject: x\r\n\r\n${lines}`, 'latin1');
  expect(mailWithoutPageLinks(mail)).toBe(mail);
});
