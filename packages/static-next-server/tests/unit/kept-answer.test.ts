import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { isKnown } from '../../src/answers/etag.ts';
import { backgroundWork, KeptAnswer } from '../../src/answers/kept-answer.ts';
import { makePage } from '../../src/answers/make-page.ts';
import { areas } from './support.ts';

const made = (body: string) => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(body),
});

it('has another tag when only its policy differs', () => {
  const other = { ...areas.site, policy: () => 'another' };
  const tags = [areas.site, other].map((area) => makePage(area, made('same')).etag);
  expect(new Set(tags).size).toBe(2);
});

it('names each inline script once, by its hash', () => {
  const page = makePage(areas.site, made('<html><script>a()</script><script>a()</script></html>'));
  const hash = createHash('sha256').update('a()').digest('base64');
  expect(page.headers.get('Content-Security-Policy')).toBe(`script-src 'self' 'sha256-${hash}'`);
});

it('replaces the quick copy by the best in the background', async () => {
  const text = Array.from({ length: 2000 }, (_, line) => `line ${(line * 7919) % 1009}`).join();
  const body = new KeptAnswer(Buffer.from(text), new Map());
  const quick = await body.copyIn('br');
  await backgroundWork();
  const best = await body.copyIn('br');
  expect(best.length).toBeLessThan(quick.length);
  expect(body.copyNow('br')).toBe(best);
});

it.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('If-None-Match %j knows W/"a": %s', (header, expected) => {
  expect(isKnown('W/"a"', header)).toBe(expected);
});
