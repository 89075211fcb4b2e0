import { expect, test } from 'vitest';

import { headOfMail } from '@/submissions/incoming/mail/mail-head';
import { showMail } from '@/submissions/incoming/mail/shown-mail';

const mail = (...lines: string[]) => Buffer.from(lines.join('\r\n'));
const shown = (...lines: string[]) => showMail(mail(...lines)).html;

const html = (text: string) => shown('Content-Type: text/html; charset=utf-8', '', text);

const png = 'iVBORw0KGgoAAAANSUhEUg==';
const related = (source: string, id = '<logo@1>', picture = png) =>
  shown(
    ...['Content-Type: multipart/related; boundary=r', '', '--r'],
    ...['Content-Type: multipart/alternative; boundary=a', '', '--a'],
    ...['Content-Type: text/plain', '', 'Plain.', '--a'],
    ...['Content-Type: text/html', '', `<b>Laid out.</b><img src="${source}">`, '--a--', '--r'],
    ...['Content-Type: image/png', 'Content-Transfer-Encoding: base64', `Content-ID: ${id}`, ''],
    ...[picture, '--r', 'Content-Type: text/html; name="page.html"', '', '<p>A file.</p>', '--r--'],
  );

test('the layout is shown in its letters, without files, and pictures of the mail stand in it', () => {
  const page = related('cid:logo@1');
  expect(page).toContain(`<b>Laid out.</b><img src="data:image/png;base64,${png}">`);
  expect(page).not.toMatch(/Plain\.|A file/);
  expect(related('cid:logo%401')).toContain('data:image/png');
  expect(
    shown('Content-Type: text/html; charset=windows-1252', '', '<p>Gr\u00fc\u00dfe</p>'),
  ).toContain('Gr\u00fc\u00dfe');
});

test('what is no picture stands in no picture’s place', () => {
  const page = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
  expect(related('cid:logo@1', '<logo@1>', page)).toContain('src="cid:logo@1"');
  expect(related('cid:another@1')).toContain('src="cid:another@1"');
});

test('where there is no layout, the words are shown as they stand', () => {
  const page = shown('Content-Type: text/plain', '', 'Is 1 < 2 & <b>?');
  expect(page).toContain('>Is 1 &lt; 2 &amp; &lt;b&gt;?</pre>');
});

test.each([
  ['<script>fetch("https://a.example")</script>', /<script/i],
  ['<SCRIPT src=//a.example></SCRIPT>', /<script/i],
  ['<link rel="dns-prefetch" href="//a.example">', /<link/i],
  ['<meta http-equiv="refresh" content="0;url=https://a.example">', /<meta http/i],
  ['<base href="https://a.example/">', /<base href/i],
  ['<iframe srcdoc="x"></iframe>', /<iframe/i],
  ['<object data="a"></object><embed src="b">', /<(?:object|embed)/i],
  ['<scr<script>ipt>', /<script/i],
  ['</p><svg><script/href="data:,x">', /<script/i],
])('nothing of %j is left for a browser to ask for', (given, unwanted) => {
  expect(html(`<p>${given}Words.</p>`)).not.toMatch(unwanted);
  expect(html(`<p>${given}Words.</p>`)).toContain('Words.');
});

test('one without an end is cut, soon, and says so', () => {
  const begin = performance.now();
  const long = showMail(
    mail(
      'Content-Type: text/html',
      '',
      `<p>${'<script '.repeat(400_000)}${'"cid:'.repeat(600_000)}`,
    ),
  );
  expect(long.isCut).toBe(true);
  expect(long.html.length).toBeLessThan(5_001_000);
  expect(performance.now() - begin).toBeLessThan(10_000);
});

test('what stands above a mail is read as people write it', () => {
  expect(
    headOfMail(
      mail(
        ...['From: =?utf-8?Q?J=C3=BCrg?= <j@a.example>', 'To: b@b.example, C <c@c.example>'],
        ...[
          'Date: Fri, 27 Nov 2026 10:00:00 +0000',
          'Subject: Our =?utf-8?Q?gr=C3=BC=C3=9Fe?=',
          '',
          'x',
        ],
      ),
    ),
  ).toEqual({
    ...{ from: 'J\u00fcrg <j@a.example>', to: 'b@b.example, C <c@c.example>', cc: '' },
    ...{ date: 'Fri, 27 Nov 2026 10:00:00 +0000', subject: 'Our gr\u00fc\u00dfe' },
  });
  expect(headOfMail(Buffer.alloc(0))).toMatchObject({ from: '', subject: '' });
});
