import { Expiry } from 'static-next-server';
import { expect, test } from 'vitest';

import { isCountable } from '@/site/redirects/countable-path';
import { MissingCounts, mostMissing } from '@/site/redirects/missing-counts';

test.each(['/old-page', '/blog/2023/07/a-title', '/About Us.html', '/café', '/services/web.php'])(
  '%s is counted',
  (path) => expect(isCountable(path)).toBe(true),
);

test.each([
  ['an email address', '/unsubscribe/jane.roe@example.com'],
  ['a telephone number', '/call/02079460000'],
  ['an id', '/orders/5b3c1f0e-9a8d-4c2b-8f7e-0123456789ab'],
  ['a token', '/reset/Zk3q9LmX0aPq7RtY'],
  ['a token of letters', `/reset/${'abcdefgh'.repeat(4)}`],
  ['a signed token', '/in/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJqYW5lIn0.c2lnbmF0dXJl'],
  ['what programs try', '/wp-login.php'],
  ['what programs look for', '/.env'],
  ['what nobody prints', `/${'long-'.repeat(40)}`],
])('%s is not', (_, path) => expect(isCountable(path)).toBe(false));

test('10,000 made-up addresses take the room of those that are kept, and one hand-over', async () => {
  const kept: ReadonlyMap<string, number>[] = [];
  const counts = new MissingCounts((each) => {
    kept.push(each);
    return Promise.resolve();
  }, new Expiry());
  counts.note('/old-page');
  for (let number = 0; number < 10_000; number += 1) counts.note(`/made-up/${number}`);
  counts.note('/old-page');
  await counts.flush();
  expect(kept.map(({ size }) => size)).toEqual([mostMissing]);
  expect(kept[0]?.get('/old-page')).toBe(2);
  await counts.flush();
  expect(kept).toHaveLength(1);
});

test('what could not be kept goes with the next', async () => {
  const kept: ReadonlyMap<string, number>[] = [];
  let isAway = true;
  const counts = new MissingCounts((each) => {
    if (isAway) return Promise.reject(new Error('away'));
    kept.push(each);
    return Promise.resolve();
  }, new Expiry());
  counts.note('/old-page');
  await counts.flush();
  counts.note('/old-page');
  isAway = false;
  await counts.flush();
  expect(kept).toEqual([new Map([['/old-page', 2]])]);
});

test('what was asked for before an edit is not counted: it may be a page now', async () => {
  const kept: ReadonlyMap<string, number>[] = [];
  const expiry = new Expiry();
  const counts = new MissingCounts((each) => {
    kept.push(each);
    return Promise.resolve();
  }, expiry);
  counts.note('/spring-campaign');
  expiry.expire(['pages']);
  await counts.flush();
  counts.note('/old-page');
  await counts.flush();
  expect(kept).toEqual([new Map([['/old-page', 1]])]);
});
