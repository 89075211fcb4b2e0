import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { backgroundWork, KeptAnswer } from '../../src/answers/kept-answer.ts';
import { isKnown } from '../../src/answers/etag.ts';
import { Pages } from '../../src/answers/pages.ts';
import { areaOf, areas } from './support.ts';

const newPages = (maxBytes = 10_000) =>
  new Pages(maxBytes, () => Promise.reject(new Error('Nobody is asked')));
const everybodys = { 'cache-control': 's-maxage=31536000' };
const html = (text: string) => Buffer.from(`<html>${text}</html>`);
const answer = (text: string, headers: OutgoingHttpHeaders = everybodys, status = 200) => ({
  status,
  headers,
  body: html(text),
});

describe('Pages', () => {
  it('keeps the last good copy of a public page', () => {
    const pages = newPages();
    pages.from('/about', areaOf('/about'), answer('old'));
    pages.from('/about', areaOf('/about'), answer('new'));
    expect(pages.lastGood('/about')?.plain).toEqual(html('new'));
  });

  it('prepares the same page once', () => {
    const pages = newPages();
    expect(pages.from('/about', areaOf('/about'), answer('same'))).toBe(
      pages.from('/about', areaOf('/about'), answer('same')),
    );
  });

  it.each([
    ['a failure', '/about', everybodys, 500],
    ['a missing page', '/nope', everybodys, 404],
    ['the inbox', '/admin', everybodys, 200],
    ['an answer of the API', '/api/x', everybodys, 200],
    ['a page that sets a cookie', '/about', { ...everybodys, 'set-cookie': ['a=b'] }, 200],
    ['a private page', '/about', { 'cache-control': 'private', 'x-nextjs-cache': 'HIT' }, 200],
    ['a page that does not say whose it is', '/about', {}, 200],
  ])('never keeps %s', (_, path, headers, status) => {
    const pages = newPages();
    pages.from(path, areaOf(path), answer('text', headers, status));
    expect(pages.lastGood(path)).toBeUndefined();
  });

  it('stays within its bytes, however many pages there are', () => {
    const pages = newPages(10_000);
    for (let page = 0; page < 100; page += 1)
      pages.from(`/${page}`, areaOf(`/${page}`), answer('x'.repeat(987)));
    const kept = Array.from({ length: 100 }, (_, page) => pages.lastGood(`/${page}`));
    expect(kept.filter((page) => page !== undefined)).toHaveLength(5);
    expect(pages.lastGood('/99')).toBeDefined();
  });

  it('gives a page another tag when only its policy differs', () => {
    const other = { ...areas.site, policy: () => 'another' };
    const tags = [areas.site, other].map((area) => newPages().from('/', area, answer('same')).etag);
    expect(new Set(tags).size).toBe(2);
  });

  it('names each inline script once, by its hash', () => {
    const body = Buffer.from('<html><script>a()</script><script>a()</script></html>');
    const page = newPages().from('/', areas.site, { ...answer(''), body });
    const hash = createHash('sha256').update('a()').digest('base64');
    expect(page.headers.get('Content-Security-Policy')).toBe(`script-src 'self' 'sha256-${hash}'`);
  });

  it('keeps a page as its area adjusts it', () => {
    const pages = newPages();
    const area = { ...areas.site, adjust: (html: Buffer) => Buffer.concat([html, html]) };
    const page = pages.from('/', area, answer('twice'));
    expect(page.plain.toString()).toBe('<html>twice</html><html>twice</html>');
    expect(pages.from('/', area, answer('twice'))).toBe(page);
  });
});

describe('KeptAnswer', () => {
  it('replaces the quick copy by the best in the background', async () => {
    const text = Array.from({ length: 2000 }, (_, line) => `line ${(line * 7919) % 1009}`).join();
    const body = new KeptAnswer(Buffer.from(text), new Map());
    const quick = await body.copyIn('br');
    await backgroundWork();
    const best = await body.copyIn('br');
    expect(best.length).toBeLessThan(quick.length);
    expect(await body.copyIn('br')).toBe(best);
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
