import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';

import type { APIRequestContext } from 'playwright/test';

import { visit } from '../../../support/pages/visits';
import { publicPages } from '../../../support/pages/public-pages';
import { expect, long, query, staff, test } from '../../../support/site';
import { largestForm } from '../../../support/made-forms/largest-form';

const page = '/industries/logistics';

/** Signs in, and gives what changes the words of the page; settles when the editor has the answer. */
async function editor(request: APIRequestContext) {
  await request.post('/api/users/login', { data: staff.editor });
  const [industry] = await query('SELECT id FROM industries WHERE slug = $1', ['logistics']);
  return async (words: string) => {
    const data = { intro: words };
    const edited = await request.patch(`/api/industries/${String(industry?.id)}`, { data });
    expect(edited.status()).toBe(200);
  };
}

/** React puts the same elements into a head, in an order that changes from one making to the next. */
const elements = (html: string) => html.split('<').sort().join('<');

/** Visits that take different ways through the web process. */
const ways: [string, Record<string, string>][] = [
  ['', {}],
  ['', { cookie: 'payload-token=none' }],
  ['?campaign=x', {}],
  ['?_rsc', { rsc: '1' }],
];

test(
  'no visit that begins after an edit’s answer gets an older page',
  { tag: long },
  async ({ request, baseURL }) => {
    const edit = await editor(request);
    const run = crypto.randomUUID();
    const words = (number: number) => `Edit ${number}. of run ${run}`;
    const shown = (body: string) => Number(/Edit (\d+)\. of run/.exec(body)?.[1] ?? -1);
    await edit(words(0));

    const edits = 20;
    let answered = 0;
    const old: string[] = [];
    let visits = 0;
    const look = async ([suffix, headers]: (typeof ways)[number]) => {
      const least = answered;
      const { status, body } = await visit(baseURL ?? '', page + suffix, headers);
      visits += 1;
      if (status !== 200 || shown(body) < least)
        old.push(
          `${status}: ${shown(body)} after ${least} by ${JSON.stringify([suffix, headers])}`,
        );
    };
    for (let number = 1; number <= edits; number += 1) {
      // Each begins at some moment of the edit.
      const during = ways.map(async (way) => {
        await wait(Math.random() * 60);
        await look(way);
      });
      await edit(words(number));
      answered = number;
      await Promise.all([...during, ...ways.map(look)]);
    }
    expect(old).toEqual([]);
    expect(visits).toBe(edits * 2 * ways.length);
  },
);

const strange: Record<string, string>[] = [
  { cookie: 'payload-token=stranger; theme=dark' },
  { authorization: 'JWT stranger' },
  { accept: 'application/json' },
  { range: 'bytes=0-9' },
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { forwarded: 'host=evil.example;proto=https' },
  { 'x-middleware-rewrite': '/admin', 'x-middleware-invoke': '1' },
  { 'x-middleware-subrequest': 'src/middleware:middleware', 'x-middleware-prefetch': '1' },
  { 'x-nextjs-data': '1', 'x-nextjs-rewrite': '/admin' },
  { 'x-matched-path': '/admin', 'x-invoke-path': '/admin', 'x-invoke-status': '500' },
  { 'next-router-prefetch': '1', 'next-router-state-tree': '%5B%5D', 'next-url': '/admin' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { 'next-action': 'x' },
  { 'user-agent': 'Googlebot/2.1' },
  { 'user-agent': 'Twitterbot/1.0' },
  { 'content-security-policy': "script-src 'nonce-stranger'" },
  { 'accept-language': 'de', 'save-data': 'on', purpose: 'prefetch' },
  { 'cache-control': 'no-cache', pragma: 'no-cache' },
  { 'x-prerender-revalidate': 'guess' },
];

const addresses = [
  `${page}?x=1`,
  `${page}?_rsc=abc`,
  `${page}?`,
  `${page}/`,
  `${page}/?x=1`,
  '/industries/Logistics',
  '/industries/%6Cogistics',
  '/industries//logistics',
  '//industries/logistics',
  '/industries/logistics%2F',
];

test(
  'nothing that a stranger sends gets into the page of others',
  { tag: long },
  async ({ request, baseURL }) => {
    const edit = await editor(request);
    const words = `Everybody’s ${crypto.randomUUID()}.`;
    // Each of them comes first once, when the page has to be made.
    const attacks = [
      ...strange.map((headers) => [page, headers, 'GET'] as const),
      ...strange.map((headers) => [`${page}?x=1`, headers, 'GET'] as const),
      ...addresses.map((address) => [address, {}, 'GET'] as const),
      ...['HEAD', 'POST', 'OPTIONS'].map((method) => [page, {}, method] as const),
    ];
    await edit(words);
    const { body, headers } = await visit(baseURL ?? '', page);
    expect(body).toContain(words);
    const kept = (sent: typeof headers) => ({ ...sent, date: undefined, etag: undefined });
    for (const [address, sent, method] of attacks) {
      await edit(words);
      await visit(baseURL ?? '', address, sent, method);
      const after = await visit(baseURL ?? '', page);
      expect([
        address,
        sent,
        method,
        after.status,
        elements(after.body) === elements(body),
      ]).toEqual([address, sent, method, 200, true]);
      expect(kept(after.headers)).toEqual(kept(headers));
    }
  },
);

test('every public page is ready, and so are the files beside them', async ({ baseURL }) => {
  const pictures = ['/share-images/_home.png', '/share-images/work/deelflo.png'];
  const files = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', ...pictures];
  for (const address of [...(await publicPages()), ...files])
    // Next’s answers say how Next came by them.
    await expect
      .poll(async () => {
        const { status, headers } = await visit(baseURL ?? '', address);
        return [address, status, headers['x-nextjs-cache']];
      })
      .toEqual([address, 200, undefined]);
});

test('the page of the largest form that editors can make is ready, and small', async ({
  request,
  baseURL,
}) => {
  await request.post('/api/users/login', { data: staff.editor });
  const own = '/api/custom-forms?where[slug][equals]=largest';
  const data = { ...largestForm, slug: 'largest', _status: 'published' };
  const made = await request.post('/api/custom-forms', { data });
  expect(made.status(), await made.text()).toBe(201);
  try {
    const look = async (query = '') => {
      const { status, headers, body } = await visit(baseURL ?? '', `/forms/largest${query}`);
      // What takes the way to Next has a name on it.
      return { status, id: headers['x-request-id'], etag: headers.etag, body };
    };
    await expect.poll(look).toMatchObject({ status: 200, id: undefined });
    const ready = await look();
    expect(ready.etag).toMatch(/^W/);
    expect(await look('?campaign=autumn')).toEqual(ready);
    expect(ready.body.split('<legend').length + ready.body.split('<label').length).toBeGreaterThan(
      largestForm.questions.length,
    );
    expect(brotliCompressSync(ready.body).length).toBeLessThanOrEqual(30_000);
  } finally {
    await request.delete(own);
  }
});
