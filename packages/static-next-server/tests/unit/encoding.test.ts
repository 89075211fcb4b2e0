import { expect, it } from 'vitest';
import { isCompressible } from '../../src/answers/compression.ts';
import { negotiateEncoding } from '../../src/answers/encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['identity, br;q=0.2', 'identity'],
  ['br; q=1.0 , gzip', 'br'],
  ['br;q=nonsense, gzip', 'gzip'],
  ['deflate', 'identity'],
  ['gzip;q=0.5', 'gzip'],
  ['identity;q=0', 'identity'],
  ['*;q=0', 'identity'],
])('Accept-Encoding %j is answered with %s', (header, expected) => {
  expect(negotiateEncoding(header)).toBe(expected);
});

it.each([
  ['text/html; charset=utf-8', true],
  ['text/x-component', true],
  ['application/javascript; charset=UTF-8', true],
  ['application/json', true],
  ['application/ld+json', true],
  ['application/manifest+json', true],
  ['image/svg+xml', true],
  ['image/webp', false],
  ['image/jpeg', false],
  ['font/ttf', true],
  ['font/woff2', false],
  ['text/csv; charset=utf-8', true],
  ['text/event-stream', false],
  ['text/event-stream; charset=utf-8', false],
  ['application/pdf', false],
  ['', false],
])('%j is compressible: %s', (type, expected) => {
  expect(isCompressible(type)).toBe(expected);
});
