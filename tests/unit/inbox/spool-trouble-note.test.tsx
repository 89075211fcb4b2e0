import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { SpoolTroubleNote } from '@/inbox/frame/spool-trouble-note';

const refused = 'the database refuses';

test.each([
  [
    { waiting: 3, rejected: 0, reasons: ['42703: a column is missing'] },
    `3 messages wait on disk: ${refused} them (42703: a column is missing). They are safe; tell whoever runs the site.`,
  ],
  [
    { waiting: 1, rejected: 0, reasons: ['42703: a column is missing', '57014: it took too long'] },
    `1 message waits on disk: ${refused} it (42703: a column is missing; 57014: it took too long). It is safe; tell whoever runs the site.`,
  ],
  [
    { waiting: 0, rejected: 1, reasons: [] },
    '1 line on disk cannot be read as a message, and was put aside. It is safe; tell whoever runs the site.',
  ],
  [
    { waiting: 1, rejected: 2, reasons: [] },
    `1 message waits on disk: ${refused} it. 2 lines on disk cannot be read as messages, and were put aside. They are safe; tell whoever runs the site.`,
  ],
])('%j', (trouble, words) => {
  const html = renderToStaticMarkup(<SpoolTroubleNote {...trouble} />);
  expect(html).toContain('role="status"');
  expect(textOf(html)).toBe(words);
});

test('a reason is text, whatever it holds', () => {
  const reasons = ['<script>alert(1)</script>'];
  const html = renderToStaticMarkup(
    <SpoolTroubleNote waiting={1} rejected={0} reasons={reasons} />,
  );
  expect(html).not.toContain('<script>');
});

const textOf = (html: string): string =>
  html
    .replace(/<\/p>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .trim();
