import { Expiry } from 'static-next-server';
import { beforeEach, describe, expect, test } from 'vitest';

import { KnownRedirects } from '@/site/redirects/known-redirects';
import { keysFor } from '~/collections/redirects/match';

let expiry: Expiry;
let known: KnownRedirects;
let asked: string[];
let answer: { status: number; to: string };
beforeEach(() => {
  expiry = new Expiry();
  known = new KnownRedirects(expiry);
  asked = [];
  answer = { status: 200, to: '/new' };
});

const at = (path: string, query = '') => ({ path, query });

const ask = (path: string) => {
  asked.push(path);
  const list = [{ from: '/old', to: answer.to, status: 308 }];
  const body = Buffer.from(JSON.stringify(list));
  return Promise.resolve({ status: answer.status, headers: {}, body });
};

test('they are read once for all who ask, until something expires', async () => {
  const visitors = Array.from({ length: 50 }, async () => known.find(at('/old'), ask));
  expect((await Promise.all(visitors)).every((found) => found?.to === '/new')).toBe(true);
  expect(await known.find(at('/other'), ask)).toBeUndefined();
  expect(asked).toEqual(['/_redirects']);
  answer.to = '/newer';
  expiry.expire(['redirects']);
  expect((await known.find(at('/old'), ask))?.to).toBe('/newer');
  expect(asked).toHaveLength(2);
});

test('who comes after an edit does not get what was being read before it', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const early = known.find(at('/old'), async (path) => {
    const before = await ask(path);
    await held;
    return before;
  });
  answer.to = '/newer';
  expiry.expire(['redirects']);
  expect((await known.find(at('/old'), ask))?.to).toBe('/newer');
  release();
  // The older answer comes later: it is not for those who come now.
  await early;
  expect((await known.find(at('/old'), ask))?.to).toBe('/newer');
});

test('a failure leaves those that are known, and is not repeated for each visitor', async () => {
  await known.find(at('/old'), ask);
  expiry.expire(['redirects']);
  answer.status = 500;
  for (let visit = 0; visit < 20; visit += 1)
    expect((await known.find(at('/old'), ask))?.to).toBe('/new');
  expect(asked).toHaveLength(2);
});

describe('of many, the one that is meant', () => {
  const list = [
    ['/page?id=5', '/five'],
    ['/page?id=5&lang=de', '/fuenf'],
    ['/page', '/page-of-now'],
    ['/only?id=5', '/five'],
    ['/work.html', '/work'],
    ['/Old Menu', '/menu'],
    ['/old menu/*', '/dishes'],
    ['/blog/*', '/news'],
    ['/blog/2019/*', 'https://old.example/archive/*'],
    ['/blog/about', '/about'],
    ['/Café', '/coffee'],
    ['/Café/*', 'https://x.example/*'],
    ['/the\u0301/*', 'https://y.example/*'],
    ['/İz/*', 'https://z.example/*'],
    ['/journal/*', '/insights/*'],
    ['/journal/old/*', '/work'],
    ['/en/*', '/*'],
  ].map(([from, to]) => ({ from, to, status: 308 }));
  const askAll = () =>
    Promise.resolve({ status: 200, headers: {}, body: Buffer.from(JSON.stringify(list)) });

  test.each([
    ['/page', '?id=5', '/five', ''],
    ['/page', '?utm_source=mail&id=5', '/five', '?utm_source=mail'],
    ['/page', '?lang=de&id=5', '/fuenf', ''],
    ['/page', '?id=6&a=%20', '/page-of-now', '?id=6&a=%20'],
    ['/page', '', '/page-of-now', ''],
    ['/only', '?id=6', undefined, undefined],
    ['/only', '', undefined, undefined],
    ['/work.html', '', '/work', ''],
    ['/WORK.HTML', '', '/work', ''],
    ['/WORK', '', undefined, undefined],
    ['/old menu', '', '/menu', ''],
    ['/OLD MENU/fish', '', '/dishes', ''],
    ['/cafe\u0301', '', '/coffee', ''],
    ['/cafe\u0301/abc', '', 'https://x.example/abc', ''],
    ['/CAFE\u0301/a/b', '', 'https://x.example/a/b', ''],
    ['/thé/bcd', '', 'https://y.example/bcd', ''],
    ['/i\u0307z/abc', '', 'https://z.example/abc', ''],
    ['/blog', '', '/news', ''],
    ['/blog/a/b', '?x=1', '/news', '?x=1'],
    ['/blogs', '', undefined, undefined],
    ['/Blog/About', '', '/about', ''],
    ['/blog/2019/a b/c', '?x=1', 'https://old.example/archive/a%20b/c', '?x=1'],
    ['/blog/2019', '', 'https://old.example/archive/', ''],
    ['/journal/a b/c', '?x=1', '/insights/a%20b/c', '?x=1'],
    ['/journal', '', '/insights', ''],
    ['/journal/old/x', '', '/work', ''],
    ['/journal//evil.example/../x', '', '/insights/evil.example/x', ''],
    ['/en/quote', '', '/quote', ''],
    ['/en', '', '/', ''],
    ['/en//evil.example', '', '/evil.example', ''],
    ['/blog/2019///evil.example', '', 'https://old.example/archive///evil.example', ''],
  ])('%s%s leads to %s', async (path, query, to, left) => {
    const found = await known.find(at(path, query), askAll);
    expect([found?.to, found?.query]).toEqual([to, left]);
  });
});

test('an address of thousands of parts is looked for under no more keys than a redirect can have', () => {
  const keys = keysFor('/a'.repeat(4000));
  expect(keys.length).toBeLessThan(1000);
  expect(keysFor('/a/b')).toEqual(['/a/b', '/a/*', '/a/b/*']);
  expect(keysFor('/a/')).toEqual(['/a/', '/a/*', '/a//*']);
});
