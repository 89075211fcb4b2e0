import { expect, it } from 'vitest';
import { ByteBoundedCache } from '../../../server/byte-bounded-cache';

const value = (bytes: number) => ({ bytes });

it('keeps no more than its bytes, and drops what was used longest ago', () => {
  const cache = new ByteBoundedCache(100);
  cache.set('a', value(40));
  cache.set('b', value(40));
  cache.get('a');
  cache.set('c', value(40));
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toBeDefined();
  expect(cache.get('c')).toBeDefined();
  expect(cache.bytes).toBe(80);
});

it('counts a replaced value once', () => {
  const cache = new ByteBoundedCache(100);
  cache.set('a', value(60));
  cache.set('a', value(30));
  expect(cache.bytes).toBe(30);
});

it('does not empty itself for a value that is larger than all of it', () => {
  const cache = new ByteBoundedCache(100);
  cache.set('a', value(60));
  cache.set('b', value(101));
  expect(cache.get('a')).toBeDefined();
  expect(cache.get('b')).toBeUndefined();
});

it('forgets the old value of a key whose new one is too large', () => {
  const cache = new ByteBoundedCache(100);
  cache.set('a', value(60));
  cache.set('a', value(200));
  expect(cache.get('a')).toBeUndefined();
  expect(cache.bytes).toBe(0);
});
