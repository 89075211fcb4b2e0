import { expect, test } from 'vitest';

import { figuresIn } from '../support/pages/figures';

test.each([
  ['Up to 90% cost savings', ['90%']],
  ['Built 10x faster, 2.5x at best', ['10x', '2.5x']],
  ['£2,488 a month, £0.00. Or £1.5 million, £50k', ['£2,488', '£0.00', '£1.5 million', '£50k']],
  ['Weeks, not months: Weeks 3–6, then 12 weeks', ['Weeks, not months', 'Weeks 3–6', '12 weeks']],
  ['In weeks not months', ['weeks not months']],
  ['Room 12, 24 hours, 6 days, 10 exits', []],
])('the figures in “%s”', (text, figures) => {
  expect(figuresIn(text)).toEqual(figures);
});
