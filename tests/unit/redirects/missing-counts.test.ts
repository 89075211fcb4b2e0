import { Expiry } from 'static-next-server';
import { expect, test } from 'vitest';

import { isCountable } from '@/site/redirects/countable-path';
import { MissingCounts, mostMissing } from '@/site/redirects/missing-counts';

test.each([
  '/old-page',
  '/blog/2023/07/a-title',
  '/2023/07/12/a-title',
  '/news/2023-07-12-open',
  '/reports/2019-2020',
  '/24-7-support',
  '/2/items/10/3',
  '/About Us.html',
  '/café',
  '/services/web.php',
])('%s is counted', (path) => expect(isCountable(path)).toBe(true));

test.each([
  ['an email address', '/unsubscribe/jane.roe@example.com'],
  ['a telephone number', '/call/02079460000'],
  ['a telephone number in groups', '/call/020-7946-0000'],
  ['a telephone number with its country', '/call/+44 (0)20 7946 0000'],
  ['a telephone number over folders', '/call/020/7946/0000'],
  ['a short telephone number', '/555-0123'],
  ['a telephone number in other digits', '/call/٠٢٠-٧٩٤٦-٠٠٠٠'],
  ['a card', '/pay/4111-1111-1111-1111'],
  ['a card with spaces and words', '/card 4111 1111 1111 1111 exp'],
  ['a card with points', '/4111.1111.1111.1111'],
  ['a number of the NHS', '/patients/943-476-5919'],
  ['a number of the NHS with spaces', '/patients/943 476 5919'],
  ['a number of the NHS with lines', '/nhs_943_476_5919.html'],
  ['a date and a telephone number', '/2023/07/12/020-7946-0000'],
  ['a number in full-width digits', '/１２３-４５６-７８９０'],
  ['what is encoded twice', '/call/%30207946'],
  ['an id', '/orders/5b3c1f0e-9a8d-4c2b-8f7e-0123456789ab'],
  ['a token', '/reset/Zk3q9LmX0aPq7RtY'],
  ['a token of letters', `/reset/${'abcdefgh'.repeat(4)}`],
  ['a signed token', '/in/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJqYW5lIn0.c2lnbmF0dXJl'],
  ['what programs try', '/wp-login.php'],
  ['what programs look for', '/.env'],
  ['an email address with another @', '/jane＠x.example'],
  ['an email address in words', '/jane(at)x.example'],
  ['an email address in other brackets', '/jane [AT] x.example'],
  ['a telephone number in circles', '/call/⓪②⓪-⑦⑨④⑥-⓪⓪⓪⓪'],
  ['what turns a line around', '/\u202egnp.exe'],
  ['what cannot be seen', '/wo\u200brk'],
  ['a control character', '/work\u0085'],
  ['a line’s end', '/work\u2028x'],
  ['an element', '/<x>'],
  ['an element in wide brackets', '/＜x＞'],
  ['a route of the code', '/[[slug]]'],
  ['a template', '/{slug}'],
  ['a star', '/*'],
  ['a quote', '/"x"'],
  ['a slash that is none', '/a\\b'],
  ['what nobody prints', `/${'long-'.repeat(40)}`],
])('%s is not', (_, path) => expect(isCountable(path)).toBe(false));

test('10,000 made-up addresses take the room of those that are kept, and one hand-over', async () => {
  const kept: ReadonlyMap<string, number>[] = [];
  const counts = new MissingCounts((each) => {
    kept.push(each);
    return Promise.resolve();
  }, new Expiry());
  counts.note('/old-page', 'ada');
  for (let n = 0; n < 10_000; n += 1) counts.note(`/made-up/x${n}`, `visitor ${n}`);
  counts.note('/old-page', 'bob');
  await counts.flush();
  expect(kept.map(({ size }) => size)).toEqual([mostMissing]);
  expect(kept[0]?.get('/old-page')).toBe(2);
  await counts.flush();
  expect(kept).toHaveLength(1);
});

test('one visitor leaves room for what others ask for, however often they ask', async () => {
  let kept: ReadonlyMap<string, number> = new Map();
  const counts = new MissingCounts((each) => {
    kept = each;
    return Promise.resolve();
  }, new Expiry());
  for (let n = 0; n < 10_000; n += 1) counts.note(`/made-up/x${n}`, 'mallory');
  for (let n = 0; n < 1000; n += 1) counts.note('/made-up/x1', 'mallory');
  for (let n = 0; n < 30; n += 1) counts.note('/brochure', `visitor ${n}`);
  await counts.flush();
  expect(kept.size).toBe(21);
  expect(kept.get('/made-up/x1')).toBe(5);
  expect(kept.get('/brochure')).toBe(30);
});

test('what could not be kept goes with the next', async () => {
  const kept: ReadonlyMap<string, number>[] = [];
  let isAway = true;
  const counts = new MissingCounts((each) => {
    if (isAway) return Promise.reject(new Error('away'));
    kept.push(each);
    return Promise.resolve();
  }, new Expiry());
  counts.note('/old-page', 'ada');
  await counts.flush();
  counts.note('/old-page', 'ada');
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
  counts.note('/spring-campaign', 'ada');
  expiry.expire(['pages']);
  await counts.flush();
  counts.note('/old-page', 'ada');
  await counts.flush();
  expect(kept).toEqual([new Map([['/old-page', 1]])]);
});
