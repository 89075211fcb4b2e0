import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { SpoolTroubleNote } from '@/inbox/frame/spool-trouble';

const missing = 'refused by the database (42703: a column is missing)';
const slow = 'refused by the database (57014: it takes too long)';
const away = 'the database could not be reached';

test.each([
  [
    { waiting: 3, rejected: 0, reasons: [missing] },
    `3 messages wait on disk: ${missing}. They are safe; tell whoever runs the site.`,
  ],
  [
    { waiting: 1, rejected: 0, reasons: [missing, slow] },
    `1 message waits on disk: ${missing}; ${slow}. It is safe; tell whoever runs the site.`,
  ],
  [
    { waiting: 0, rejected: 1, reasons: [] },
    '1 line on disk cannot be read as a message, and was put aside. It is safe; tell whoever runs the site.',
  ],
  [
    { waiting: 1, rejected: 2, reasons: [away] },
    `1 message waits on disk: ${away}. 2 lines on disk cannot be read as messages, and were put aside. They are safe; tell whoever runs the site.`,
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
