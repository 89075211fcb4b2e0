import { expect, test } from 'vitest';

import { env } from '@/env';
import { longestAddress, mostPatterns } from '~/collections/redirects/bounds';

import { logNowhere, payload } from '../../../support/payload';
import { rest } from '../../../support/rest';
import { refusal } from '../../../support/staff/editor';
import { editRedirects, toAddress, ways } from '../../../support/content/redirects';
import { seededIndustry } from '../../../support/content/seeded-industry';

logNowhere();

const { ask, create, legalPage, refused } = editRedirects();

test('what an editor types is stored as the site reads it', async () => {
  const typed: [from: string, to: string][] = [
    ['/old/', '/work/'],
    [`${env.SERVER_URL}/Former%20Page?from=mail#top`, `${env.SERVER_URL}/quote?plan=a`],
    ['/caf%C3%A9', 'https://example.com'],
    ['/menü', 'https://example.com/a b?c=d'],
    ['/the\u0301', '/work'],
  ];
  for (const [from, to] of typed)
    expect((await create({ from, to: toAddress(to) })).status).toBe(201);
  expect(await ways()).toEqual({
    '/old': '/work',
    '/Former Page?from=mail': '/quote?plan=a',
    '/café': 'https://example.com/',
    '/menü': 'https://example.com/a%20b?c=d',
    '/thé': '/work',
  });
});

test('what a former site had is taken: queries, files, capitals, and all that lies below', async () => {
  const typed: [from: string, to: string][] = [
    ['/page?id=5', '/work'],
    ['/page?id=6', '/quote'],
    ['/page', '/'],
    ['/work.html', '/work'],
    ['/index.php?p=12', '/work'],
    ['/sitemap.html', '/'],
    ['/WORK', '/work'],
    ['/blog/*', 'https://blog.example.com/*'],
    ['/work/*', '/work'],
  ];
  for (const [from, to] of typed)
    expect([from, (await create({ from, to: toAddress(to) })).status]).toEqual([from, 201]);
  expect(Object.keys(await ways()).sort()).toEqual(typed.map(([from]) => from).sort());
  for (const from of ['/PAGE?id=5', '/Blog/*', '/work.HTML'])
    expect((await refused({ from, to: toAddress('/work') })).slice(0, 2)).toEqual([400, 'from']);
});

test.each([
  ['/*', '/* would take every missing page: name its first part, such as /blog/*.'],
  ['/blog*', 'A * stands for all that follows, and only at the end: /blog/*.'],
  ['/*/x', 'A * stands for all that follows, and only at the end: /blog/*.'],
  ['/blog/*/*', 'A * stands for all that follows, and only at the end: /blog/*.'],
])('%j is refused with a reason', async (from, message) => {
  expect(await refused({ from, to: toAddress('/work') })).toEqual([400, 'from', message]);
});

test.each([
  ['/blog/*', 'https://evil.example*'],
  ['/blog/*', 'https://*.example/'],
  ['/blog/*', 'https://good.example/a?b=*'],
  ['/blog/*', 'https://good.example/a#/*'],
  ['/blog/*', 'https://good.example/a*'],
  ['/blog/*', 'https://good.example/*/a'],
  ['/blog/*', 'https://good.example/*/*'],
  ['/blog/*', '/quote?plan=*'],
  ['/blog', 'https://good.example/*'],
])('%s to %s, where the star is none, is refused with the remedy', async (from, url) => {
  const message =
    'A * keeps what stood in place of the former address’s *, and only at the end of a path: /blog/* leads to https://example.com/*.';
  expect(await refused({ from, to: toAddress(url) })).toEqual([400, 'to.url', message]);
});

const odd = [['/work'], { a: 1 }, 5, true].map((value) => ({ value }));

test.each(odd)('$value in place of a text is refused at its field', async ({ value }) => {
  const ask400 = async (wanted: object) => {
    const answer = await ask('POST', '/redirects', { type: '308', ...wanted });
    const { errors } = refusal.parse(await answer.json());
    return [answer.status, errors[0]?.data?.errors[0]?.path];
  };
  expect(await ask400({ from: '/odd', to: { type: 'custom', url: value } })).toEqual([
    400,
    'to.url',
  ]);
  expect(await ask400({ from: value, to: toAddress('/work') })).toEqual([400, 'from']);
  for (const to of [
    { type: value, url: '/work' },
    { type: 'reference', reference: value },
    { type: 'reference', reference: { relationTo: value, value } },
    { type: 'reference', reference: { relationTo: 'industries', value } },
    value,
    '/work',
  ])
    expect([to, (await ask('POST', '/redirects', { from: '/odd', to })).status]).toEqual([to, 400]);
  expect(
    (await ask('POST', '/redirects', { from: '/odd', to: toAddress('/work'), type: value })).status,
  ).toBe(400);
});

test('all that lies below an address keeps its rest where pages of one kind are', async () => {
  const { id } = await seededIndustry('fitness');
  for (const [from, to] of [
    ['/blog/*', '/industries/*'],
    ['/en/*', '/*'],
    // Over the first one, to a page that is there, and to all below.
    ['/journal/fit', '/blog/fitness'],
    ['/journal/*', '/blog/*'],
  ] as const)
    expect([from, (await create({ from, to: toAddress(to) })).status]).toEqual([from, 201]);
  expect(await ways()).toEqual({
    '/blog/*': '/industries/*',
    '/en/*': '/*',
    '/journal/fit': '/industries/fitness',
    '/journal/*': '/industries/*',
  });
  const fit = await payload.find({
    collection: 'redirects',
    where: { from: { equals: '/journal/fit' } },
    depth: 0,
  });
  expect(fit.docs[0]?.to?.reference?.value).toBe(id);
  expect(await refused({ from: '/x/*', to: toAddress('/nowhere/*') })).toEqual([
    400,
    'to.url',
    expect.stringMatching(/^There are no pages below \/nowhere\/: lead to .*\/industries\/\*/),
  ]);
  expect((await refused({ from: '/y', to: toAddress('/blog/nowhere') }))[2]).toBe(
    'There is no page at /industries/nowhere.',
  );
});

test('patterns that lead to one another in a circle are refused', async () => {
  expect((await create({ from: '/work/*', to: toAddress('/industries/*') })).status).toBe(201);
  expect((await create({ from: '/industries/*', to: toAddress('/forms/*') })).status).toBe(201);
  for (const [from, to] of [
    ['/forms/*', '/work/*'],
    ['/forms/*', '/forms/*'],
    ['/insights/*', '/insights/category/*'],
  ] as const)
    expect(await refused({ from, to: toAddress(to) })).toEqual([
      400,
      'to.url',
      `This leads in a circle: ${to} leads back to ${from}.`,
    ]);
  // Pages are at /work/…: who is led there stays, and is led on only from what is missing.
  expect((await create({ from: '/old/*', to: toAddress('/work/*') })).status).toBe(201);
  expect(await ways()).toMatchObject({ '/old/*': '/work/*' });
});

test('patterns are bounded, and the refusal says what to do', async () => {
  const context = { disableRevalidate: true };
  for (let at = 0; at < mostPatterns; at += 1)
    await payload.create({
      collection: 'redirects',
      data: { from: `/many-${at}/*`, to: toAddress('/work'), type: '308' },
      context,
    });
  expect(await refused({ from: '/one-more/*', to: toAddress('/work') })).toEqual([
    400,
    'from',
    'There are 200 redirects with a *, and there can be no more: delete some that nobody needs.',
  ]);
  expect((await create({ from: '/one-more', to: toAddress('/work') })).status).toBe(201);
});

test('chains and circles settle over queries and over all that lies below', async () => {
  expect((await create({ from: '/one?id=5', to: toAddress('/work') })).status).toBe(201);
  expect((await create({ from: '/two', to: toAddress('/one?id=5&a=b#top') })).status).toBe(201);
  expect(
    (await create({ from: '/three/*', to: toAddress('https://example.com/a/*') })).status,
  ).toBe(201);
  expect((await create({ from: '/four', to: toAddress('/three/x y') })).status).toBe(201);
  expect((await create({ from: '/five/*', to: toAddress('/THREE/b/*') })).status).toBe(201);
  expect(await ways()).toEqual({
    '/one?id=5': '/work',
    '/two': '/work?a=b#top',
    '/three/*': 'https://example.com/a/*',
    '/four': 'https://example.com/a/x%20y',
    '/five/*': 'https://example.com/a/b/*',
  });
  for (const to of ['/six/seven', '/Six', '/six?again'])
    expect((await refused({ from: '/six/*', to: toAddress(to) })).slice(0, 2)).toEqual([
      400,
      'to.url',
    ]);
  // To a place on a page that goes: what lies below it then leads nowhere but to itself.
  const page = await legalPage('seven');
  expect((await create({ from: '/eight', to: toAddress('/seven#top') })).status).toBe(201);
  expect((await ask('DELETE', page)).status).toBe(200);
  expect((await refused({ from: '/seven/*', to: toAddress('/eight') })).slice(0, 2)).toEqual([
    400,
    'to.url',
  ]);
});

const elsewhere =
  'Give a path of this site, such as /work, or a whole address that begins with https://.';

test.each([
  'http://example.com/',
  '//example.com/',
  '/\\example.com',
  '\\\\example.com',
  '/.//example.com',
  '/%2F/example.com',
  '/%09/example.com',
  'https:example.com',
  'https://',
  'https://name:word@example.com/',
  'javascript:alert(1)',
  'data:text/html,x',
  'work',
  `/${'x'.repeat(longestAddress)}`,
])('nobody is led to %j', async (to) => {
  expect(await refused({ from: '/away', to: toAddress(to) })).toEqual([400, 'to.url', elsewhere]);
});

test.each([
  '/',
  '/quote',
  '/work/deelflo',
  '/industries/healthcare',
  '/privacy',
  '/sitemap.xml',
  '/llms.txt',
])('no redirect takes the place of %s', async (from) => {
  const message = `The site has something at ${from}: a redirect works only where there is nothing.`;
  expect(await refused({ from, to: toAddress('/work') })).toEqual([400, 'from', message]);
});

test.each(['/admin/old', '/cms/old', '/api/media/file/x.png', '/_next/x', '/_redirects'])(
  'no redirect begins at %s, where no pages are',
  async (from) => {
    expect((await refused({ from, to: toAddress('/work') }))[1]).toBe('from');
  },
);

test.each(['https://example.com/old', 'old', '', '//old', '/a%', '/a\\b'])(
  'no redirect begins at %j, which is no address of the site',
  async (from) => {
    expect((await refused({ from, to: toAddress('/work') })).slice(0, 2)).toEqual([400, 'from']);
  },
);

test('circles and dead ends are refused, with a sentence at the field', async () => {
  const { id } = await seededIndustry('fitness');
  expect((await create({ from: '/one', to: toAddress('/work') })).status).toBe(201);
  expect(await refused({ from: '/here', to: toAddress('/here?again') })).toEqual([
    400,
    'to.url',
    'This leads in a circle: /here?again leads back to /here.',
  ]);
  expect(await refused({ from: '/dead', to: toAddress('/nowhere') })).toEqual([
    400,
    'to.url',
    'There is no page at /nowhere.',
  ]);
  expect(
    await refused({
      from: '/one',
      to: { type: 'reference', reference: { relationTo: 'industries', value: id } },
    }),
  ).toEqual([400, 'from', 'There is a redirect from /one already: change that one.']);
  // It leads elsewhere until it is changed.
  expect((await create({ from: '/two', to: toAddress('https://example.com/') })).status).toBe(201);
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { equals: '/two' } },
  });
  const answer = await ask('PATCH', `/redirects/${docs[0]?.id ?? ''}`, {
    to: toAddress('/two#top'),
  });
  const { errors } = refusal.parse(await answer.json());
  expect(errors[0]?.data?.errors[0]).toEqual({
    path: 'to.url',
    message: 'This leads in a circle: /two#top leads back to /two.',
  });
});

test('a circle over another redirect, to a place on a page that is gone, is refused', async () => {
  const page = await legalPage('notice');
  expect((await create({ from: '/place', to: toAddress('/notice#terms') })).status).toBe(201);
  expect((await ask('DELETE', page)).status).toBe(200);
  expect(await refused({ from: '/notice', to: toAddress('/place') })).toEqual([
    400,
    'to.url',
    'This leads in a circle: /place leads back to /notice.',
  ]);
});

test('visitors cannot list redirects', async () => {
  expect((await rest('GET', '/redirects')).status).toBe(403);
});
