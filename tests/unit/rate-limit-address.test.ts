import { expect, test } from 'vitest';

import { clientAddress, networkOf } from '@/platform/rate-limit/address';

const from = (header: string) => new Headers({ 'X-Forwarded-For': header });

test('with no proxy the one address counts', () => {
  expect(clientAddress(from('203.0.113.7'), 0)).toBe('203.0.113.7');
});

test('what the client claims stands before what the trusted proxies saw', () => {
  const header = from('1.1.1.1, 203.0.113.7, 10.0.0.2');
  expect(clientAddress(header, 1)).toBe('10.0.0.2');
  expect(clientAddress(header, 2)).toBe('203.0.113.7');
  expect(clientAddress(header, 9)).toBe('1.1.1.1');
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '8193:3512:1:2/64'],
  ['2001:db8:1:2::', '8193:3512:1:2/64'],
  ['nonsense', 'unknown'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
