import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { NextAnswer } from '../../src/around-next/ask-next.ts';
import type { Markup } from '../../src/answers/markup.ts';
import { ReadyPages } from '../../src/answers/ready-pages.ts';
import { Expiry } from '../../src/expiry/expiry.ts';
import { areaOf, areas } from './support.ts';

const everybodys = { 'cache-control': 's-maxage=31536000', 'content-type': 'text/html' };
const answer = (text: string, headers: OutgoingHttpHeaders = everybodys, status = 200) => ({
  status,
  headers,
  body: Buffer.from(`<html>${text}</html>`),
});

/** A store that asks a Next of the test's. */
function storeOf(ask: (url: string) => NextAnswer | Promise<NextAnswer>, maxBytes = 10_000) {
  const expiry = new Expiry();
  const asked = vi.fn(async (url: string) => ask(url));
  const options = { ask: asked, expiry, headers: new Map<string, string>(), maxBytes, pageMs: 300 };
  const pages = new ReadyPages(options);
  const make = (url: string, area = areaOf(url)) => pages.make(url, area);
  return { pages, expiry, asked, make, text: (url: string) => text(pages, url) };
}

const text = (pages: ReadyPages, url: string) => pages.get(url)?.kept.plain.toString();

describe('a page that is ready', () => {
  it('is asked for once, however many come for it', async () => {
    const { pages, asked, make } = storeOf(() => answer('page'));
    await Promise.all(Array.from({ length: 1000 }, () => make('/about')));
    expect(pages.get('/about')).toBeDefined();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is new until something expires, and the last good one from then on', async () => {
    const { pages, expiry, make } = storeOf(() => answer('page'));
    await make('/about');
    expiry.expire(['industries']);
    expect(pages.get('/about')).toBeUndefined();
    expect(pages.lastGood('/about')).toBeDefined();
    await make('/about');
    expect(pages.get('/about')).toBeDefined();
  });

  it('stays while Next makes all anew after a start', async () => {
    const { pages, expiry, make } = storeOf(() => answer('page'));
    await make('/about');
    expiry.renewAll();
    expect(pages.get('/about')).toBeDefined();
  });

  it('is not hashed and compressed again when it is still the same', async () => {
    const { pages, expiry, make } = storeOf(() => answer('same'));
    await make('/about');
    const before = pages.lastGood('/about');
    expiry.expire(['industries']);
    await make('/about');
    expect(pages.lastGood('/about')).toBe(before);
  });

  it('is asked for again when Next no longer takes it for new', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { pages, make } = storeOf(() =>
      answer('page', { ...everybodys, 'cache-control': 's-maxage=60' }),
    );
    await make('/about');
    vi.setSystemTime(Date.now() + 59_000);
    expect(pages.get('/about')).toBeDefined();
    vi.setSystemTime(Date.now() + 2_000);
    expect(pages.get('/about')).toBeUndefined();
    vi.useRealTimers();
  });
});

describe('an edit while a page is made', () => {
  it('leaves what was made for the last good one, and the next visitor asks anew', async () => {
    let content = 'old';
    const { pages, expiry, asked, make, text } = storeOf(async () => {
      const read = content;
      await pause(20);
      return answer(read);
    });
    const before = make('/about');
    content = 'new';
    expiry.expire(['industries']);
    const after = make('/about');
    await before;
    expect(text('/about')).toBeUndefined();
    await after;
    expect(text('/about')).toBe('<html>new</html>');
    expect(asked).toHaveBeenCalledTimes(2);
    expect(pages.lastGood('/about')?.plain.toString()).toBe('<html>new</html>');
  });

  it('does not put the old page in the place of the new one that came sooner', async () => {
    const delays = [60, 5];
    let content = 'old';
    const { expiry, make, text } = storeOf(async () => {
      const read = content;
      await pause(delays.shift() ?? 0);
      return answer(read);
    });
    const slow = make('/about');
    content = 'new';
    expiry.expire(['industries']);
    await Promise.all([make('/about'), slow]);
    expect(text('/about')).toBe('<html>new</html>');
  });

  it('is not answered with a page that Next began to make before it', async () => {
    const answers = [
      answer('joined', { ...everybodys, 'x-nextjs-cache': 'MISS', 'x-made-at': '0' }),
      answer('own', { ...everybodys, 'x-nextjs-cache': 'MISS', 'x-made-at': '1' }),
    ];
    const { expiry, make, text } = storeOf(() => answers.shift() ?? answer('none'));
    expiry.expire(['industries']);
    await make('/about');
    expect(text('/about')).toBe('<html>own</html>');
  });

  it('waits until Next has made what it first answers with an old page', async () => {
    const answers = [answer('old', { ...everybodys, 'x-nextjs-cache': 'STALE' })];
    const { make, text } = storeOf(() => answers.shift() ?? answer('new'));
    await make('/about');
    expect(text('/about')).toBe('<html>new</html>');
  });
});

describe('what is kept', () => {
  it.each([
    ['a failure', '/about', everybodys, 500],
    ['a missing page', '/nope', everybodys, 404],
    ['a page that has moved', '/moved', everybodys, 308],
    ['the inbox', '/admin', everybodys, 200],
    ['an answer of the API', '/api/x', everybodys, 200],
    ['a page that sets a cookie', '/about', { ...everybodys, 'set-cookie': ['a=b'] }, 200],
    ['a private page', '/about', { 'cache-control': 'private', 'x-nextjs-cache': 'HIT' }, 200],
    ['a page that does not say whose it is', '/about', {}, 200],
  ])('is never %s', async (_, url, headers, status) => {
    const { pages, make } = storeOf(() => answer('text', headers, status));
    await make(url);
    expect(pages.has(url)).toBe(false);
  });

  it('goes when the page goes', async () => {
    const answers = [answer('page'), answer('gone', everybodys, 404)];
    const { pages, make } = storeOf(() => answers.shift() ?? answer('none'));
    await make('/about');
    await make('/about');
    expect(pages.lastGood('/about')).toBeUndefined();
  });

  it('stays the last good one when Next fails', async () => {
    const answers = [answer('page'), answer('failure', everybodys, 500)];
    const { pages, make } = storeOf(() => answers.shift() ?? answer('none'));
    await make('/about');
    expect(await make('/about')).toBe('failed');
    expect(pages.get('/about')).toBeUndefined();
    expect(pages.lastGood('/about')).toBeDefined();
  });

  it('stays within its bytes, however many pages there are', async () => {
    const { pages, make } = storeOf(() => answer('x'.repeat(980)), 10_000);
    const urls = Array.from({ length: 100 }, (_, page) => `/${page}`);
    for (const url of urls) await make(url);
    expect(urls.filter((url) => pages.has(url))).toHaveLength(5);
    expect(pages.has('/99')).toBe(true);
  });

  it('is a document as its area adjusts it, and a file as it is', async () => {
    const adjust = (page: Markup) => page.elements.forEach((element) => page.replace(element, 'y'));
    const adjusted = { ...areas.site, adjust };
    const { make, text } = storeOf((url) =>
      answer('x', { ...everybodys, 'content-type': url === '/' ? 'text/html' : 'application/xml' }),
    );
    await make('/', adjusted);
    await make('/sitemap.xml', adjusted);
    expect(text('/')).toBe('y');
    expect(text('/sitemap.xml')).toBe('<html>x</html>');
  });
});
