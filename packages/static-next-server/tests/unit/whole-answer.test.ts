import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isKnown } from '../../src/answers/etag.ts';
import { backgroundWork, WholeAnswer } from '../../src/answers/whole-answer.ts';
import { makePage } from '../../src/answers/make-page.ts';
import { areas, document, next, type NextAnswers, serverForEach, staticPage } from './support.ts';

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

const text = Array.from({ length: 2000 }, (_, line) => `line ${(line * 7919) % 1009}`).join();

it('replaces the quick copy of what is kept by the best in the background', async () => {
  const body = new WholeAnswer(Buffer.from(text), new Map()).keep();
  const quick = await body.copyIn('br');
  await backgroundWork();
  const best = await body.copyIn('br');
  expect(best.length).toBeLessThan(quick.length);
  expect(body.copyNow('br')).toBe(best);
});

it('has no more than the quick copy of what is sent once', async () => {
  const body = new WholeAnswer(Buffer.from(text), new Map());
  const quick = await body.copyIn('br');
  await backgroundWork();
  expect(await body.copyIn('br')).toBe(quick);
});

describe('whether the best copy is made', () => {
  const { get, ready } = serverForEach();
  const personal: NextAnswers = (_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.setHeader('Cache-Control', 'private, no-store');
    response.end(document);
  };
  const styles: NextAnswers = (_, response) => {
    response.setHeader('Content-Type', 'text/css');
    response.setHeader('Content-Length', document.length);
    response.end(document);
  };

  it.each([
    ['a page for everybody', '/', staticPage(document), true],
    ['a file for everybody', '/_next/static/a.css', styles, true],
    ['the page that says what is missing', '/nope', staticPage(document, 404), true],
    ['a page of one person', '/admin', personal, false],
    ['a public page made for one visit', '/work', personal, false],
  ])('of %s', async (_, path, answers, isWorth) => {
    next.set(path, answers);
    if (path === '/nope') next.set('/_not-found', answers);
    if (path === '/') await ready(path);
    const before = backgroundWork();
    const { headers } = await get(path, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(backgroundWork() !== before).toBe(isWorth);
  });
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
