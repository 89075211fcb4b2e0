import { expect, test } from 'vitest';

import { letter } from '@/platform/mail/letter';

const { text, html } = letter({
  brand: 'OneLayer',
  heading: 'Open day',
  rows: [
    { label: 'What can you not eat?', text: 'No hazelnuts' },
    { label: 'Days', text: 'Monday' },
  ],
});

test('a question ends by itself, and any other label by a colon', () => {
  expect(text).toContain('What can you not eat?\nNo hazelnuts\n\nDays:\nMonday');
});

test('a long question takes several lines on a phone', () => {
  expect(html).not.toContain('nowrap');
});
