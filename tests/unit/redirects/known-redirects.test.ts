import { Expiry } from 'static-next-server';
import { beforeEach, expect, test } from 'vitest';

import { KnownRedirects } from '@/site/redirects/known-redirects';

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

const ask = (path: string) => {
  asked.push(path);
  const list = [{ from: '/old', to: answer.to, status: 308 }];
  const body = Buffer.from(JSON.stringify(list));
  return Promise.resolve({ status: answer.status, headers: {}, body });
};

test('they are read once for all who ask, until something expires', async () => {
  const visitors = Array.from({ length: 50 }, () => known.find('/old', ask));
  expect((await Promise.all(visitors)).every((found) => found?.to === '/new')).toBe(true);
  expect(await known.find('/other', ask)).toBeUndefined();
  expect(asked).toEqual(['/_redirects']);
  answer.to = '/newer';
  expiry.expire(['redirects']);
  expect((await known.find('/old', ask))?.to).toBe('/newer');
  expect(asked).toHaveLength(2);
});

test('who comes after an edit does not get what was being read before it', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const early = known.find('/old', async (path) => {
    const before = await ask(path);
    await held;
    return before;
  });
  answer.to = '/newer';
  expiry.expire(['redirects']);
  expect((await known.find('/old', ask))?.to).toBe('/newer');
  release();
  await early;
  // The older answer, which came later, is not kept.
  expect((await known.find('/old', ask))?.to).toBe('/newer');
});

test('a failure leaves those that are known, and is not repeated for each visitor', async () => {
  await known.find('/old', ask);
  expiry.expire(['redirects']);
  answer.status = 500;
  for (let visit = 0; visit < 20; visit += 1)
    expect((await known.find('/old', ask))?.to).toBe('/new');
  expect(asked).toHaveLength(2);
});
