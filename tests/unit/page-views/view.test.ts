import { describe, expect, test } from 'vitest';

import { viewOf } from '@/page-views';

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';
const host = 'site.example';

const seen = (headers: Record<string, string> = {}, query = '', path = '/work') =>
  viewOf({ path, query, headers: { host, 'user-agent': browser, ...headers } });

const plain = {
  path: '/work',
  referrer: 'direct',
  utmSource: '',
  utmMedium: '',
  utmCampaign: '',
};

test('a plain visit is a page and nothing else', () => expect(seen()).toEqual(plain));

test.each([
  ['another site', 'https://www.Search.example/find?q=my+name', 'www.search.example'],
  ['one with a port', 'https://news.example:8443/', 'news.example'],
  ['one that hides its path', 'https://news.example', 'news.example'],
  ['an app', 'android-app://com.slack/', 'com.slack'],
  ['a page of ours', `https://${host}/industries`, 'within'],
  ['a name with an @', 'https://jane@mail.example/', 'direct'],
  ['nonsense', 'nonsense', 'direct'],
  ['markup', 'https://<b>.example/', 'direct'],
  ['too much', `https://${'long-'.repeat(30)}.example/`, 'direct'],
])('who comes from %s', (_, referer, referrer) =>
  expect(seen({ referer })).toEqual({ ...plain, referrer }),
);

test.each([
  ['?utm_source=LinkedIn&utm_medium=Post&utm_campaign=Spring', ['linkedin', 'post', 'Spring']],
  ['?utm_source=news%20letter&page=2', ['news letter', '', '']],
  ['?utm_source=jane%40mail.example&utm_campaign=x', ['', '', 'x']],
  ['?utm_campaign=5b3c1f0e-9a8d-4c2b-8f7e-0123456789ab', ['', '', '']],
  [`?utm_campaign=${'a1'.repeat(16)}`, ['', '', '']],
  [`?utm_campaign=${'a b '.repeat(40)}`, ['', '', '']],
  ['?utm_source=%00%0A%1b', ['', '', '']],
  ['?utm_source=%E0%A4%A', ['', '', '']],
  ['?utm_term=jane&gclid=abc', ['', '', '']],
  ['?q=utm_', ['', '', '']],
])('of %s a campaign is kept, and no person', (query, [utmSource, utmMedium, utmCampaign]) =>
  expect(seen({}, query)).toEqual({ ...plain, utmSource, utmMedium, utmCampaign }),
);

describe('nobody is counted', () => {
  test.each([
    ['by Global Privacy Control', { 'sec-gpc': '1' }],
    ['by Do Not Track', { dnt: '1' }],
    ['by our button', { cookie: 'a=b; count-views=no' }],
  ])('who objects %s', (_, headers) => expect(seen(headers)).toBeUndefined());

  test.each([
    ['by rules', { 'sec-purpose': 'prefetch' }],
    ['and drawn', { 'sec-purpose': 'prefetch;prerender' }],
    ['by older browsers', { purpose: 'prefetch' }],
    ['by Firefox', { 'x-moz': 'prefetch' }],
    ['by a script', { 'sec-fetch-dest': 'empty' }],
    ['into a frame', { 'sec-fetch-dest': 'iframe' }],
  ])('for a page that is fetched %s', (_, headers) => expect(seen(headers)).toBeUndefined());

  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/153.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/137 Mobile Safari/537.36 Chrome-Lighthouse',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'curl/8.5.0',
    'python-requests/2.32',
    '',
  ])('that is a robot: %s', (agent) => expect(seen({ 'user-agent': agent })).toBeUndefined());

  test('that does not say what it is', () =>
    expect(viewOf({ path: '/', query: '', headers: { host } })).toBeUndefined());

  test('at an address that is longer than any page’s', () =>
    expect(seen({}, '', `/${'a'.repeat(200)}`)).toBeUndefined());
});

test.each([
  browser,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0',
  'Mozilla/5.0 (Linux; Android 13; CUBOT X70) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  'Opera/9.80 (Android; Opera Mini/36.2) Presto/2.12.423 Version/12.16',
])('a browser is counted: %s', (agent) => expect(seen({ 'user-agent': agent })).toEqual(plain));

test('whoever sends 0 for Do Not Track does not object', () =>
  expect(seen({ dnt: '0', 'sec-gpc': '0', 'sec-fetch-dest': 'document' })).toEqual(plain));
