import { expect, test } from 'vitest';

import { phoneAddress } from '@/forms/kinds/tel';

test.each([
  ['020 7946 0123', 'tel:02079460123'],
  ['+44 (0)20 7946 0123', 'tel:+442079460123'],
  ['+44 20 7946-0123', 'tel:+442079460123'],
  ['(020) 7946.0123', 'tel:02079460123'],
  ['020 7946 0123 ext. 7', 'tel:02079460123;ext=7'],
  ['+1-555-0100 x42', 'tel:+15550100;ext=42'],
  ['999', 'tel:999'],
  ['call my office', null],
  ['12', null],
  ['javascript:alert(1)', null],
])('%s is called at %s', (written, address) => {
  expect(phoneAddress(written)).toBe(address);
});
