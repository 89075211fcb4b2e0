import type { OutgoingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { BackgroundQueue, CompressedBody } from '../../../server/compressed-body';
import { isKnown } from '../../../server/etag';
import { Pages } from '../../../server/pages';

const background = new BackgroundQueue();
const newPages = (maxBytes = 10_000) => new Pages({ secure: false, maxBytes, background });
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
    pages.from('/about', answer('old'));
    pages.from('/about', answer('new'));
    expect(pages.lastGood('/about')?.body.plain).toEqual(html('new'));
  });

  it('prepares the same page once', () => {
    const pages = newPages();
    expect(pages.from('/about', answer('same'))).toBe(pages.from('/about', answer('same')));
  });

  it.each([
    ['a failure', '/about', everybodys, 500],
    ['a missing page', '/nope', everybodys, 404],
    ['the inbox', '/admin', everybodys, 200],
    ['the panel', '/cms/login', everybodys, 200],
    ['an answer of the API', '/api/x', everybodys, 200],
    ['a page that sets a cookie', '/about', { ...everybodys, 'set-cookie': ['a=b'] }, 200],
    ['a private page', '/about', { 'cache-control': 'private', 'x-nextjs-cache': 'HIT' }, 200],
    ['a page that does not say whose it is', '/about', {}, 200],
  ])('never keeps %s', (_, path, headers, status) => {
    const pages = newPages();
    pages.from(path, answer('text', headers, status));
    expect(pages.lastGood(path)).toBeUndefined();
  });

  it('stays within its bytes, however many pages there are', () => {
    const pages = newPages(10_000);
    for (let page = 0; page < 100; page += 1) pages.from(`/${page}`, answer('x'.repeat(987)));
    const kept = Array.from({ length: 100 }, (_, page) => pages.lastGood(`/${page}`));
    expect(kept.filter((page) => page !== undefined)).toHaveLength(5);
    expect(pages.lastGood('/99')).toBeDefined();
  });

  it('gives a page another tag when only its policy differs', () => {
    const secure = new Pages({ secure: true, maxBytes: 10_000, background });
    const tags = [newPages(), secure].map((pages) => pages.from('/', answer('same')).etag);
    expect(new Set(tags).size).toBe(2);
  });

  describe('with an analytics id', () => {
    const counted = new Pages({ secure: false, maxBytes: 10_000, background, analyticsId: 'G-1' });
    const page = (path: string) => {
      const body = Buffer.from('<html><head><title>£</title></head>text</html>');
      return counted.from(path, { ...answer(''), body });
    };

    it('writes it into public pages, and Google into their policy', () => {
      const { body, policy } = page('/about');
      expect(body.plain.toString()).toBe(
        '<html><head><title>£</title><meta name="analytics-id" content="G-1"/></head>text</html>',
      );
      expect(policy).toContain('googletagmanager.com');
      expect(page('/about').body).toBe(body);
    });

    it.each(['/admin', '/cms', '/api/media/file/a.html'])('leaves %s alone', (path) => {
      expect(page(path).body.plain.toString()).not.toContain('analytics-id');
      expect(page(path).policy).not.toContain('google');
    });
  });
});

describe('CompressedBody', () => {
  it('replaces the quick copy by the best in the background', async () => {
    const queue = new BackgroundQueue();
    const text = Array.from({ length: 2000 }, (_, line) => `line ${(line * 7919) % 1009}`).join();
    const body = new CompressedBody(Buffer.from(text), queue);
    const quick = await body.copyIn('br');
    await queue.idle();
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
