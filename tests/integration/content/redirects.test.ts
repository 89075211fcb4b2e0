import { beforeAll, beforeEach, expect, test } from 'vitest';

import { longestAddress } from '~/collections/redirects/address';
import { env } from '@/env';
import { listRedirects } from '@/site/redirects/list-redirects';

import { logNowhere, payload } from '../../support/payload';
import { rest } from '../../support/rest';
import { refusal, signedInEditor } from '../../support/staff/editor';

logNowhere();

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
});
beforeEach(async () => {
  const context = { disableRevalidate: true };
  const where = { id: { exists: true } };
  await payload.delete({ collection: 'redirects', where, context, overrideAccess: true });
});

async function industry(slug: string) {
  const { docs } = await payload.find({
    collection: 'industries',
    where: { slug: { equals: slug } },
    depth: 0,
  });
  if (!docs[0]) throw new Error(`The seed has no ${slug}`);
  return docs[0];
}

async function rename(id: string, slug: string) {
  const { status } = await rest('PATCH', `/industries/${id}`, { headers, body: { slug } });
  expect(status).toBe(200);
}

interface Wanted {
  readonly from: string;
  readonly to: object;
  readonly type?: '308' | '307';
}

const toAddress = (url: string) => ({ type: 'custom', url });
const toIndustry = (value: string) => ({
  type: 'reference',
  reference: { relationTo: 'industries', value },
});

const create = (wanted: Wanted) =>
  rest('POST', '/redirects', { headers, body: { type: '308', ...wanted } });

/** Where visitors are led, by where from. */
const ways = async () =>
  Object.fromEntries((await listRedirects()).map(({ from, to }) => [from, to]));

/** The field that was refused, and why. */
async function refused(wanted: Wanted) {
  const answer = await create(wanted);
  const { errors } = refusal.parse(await answer.json());
  const [error] = errors[0]?.data?.errors ?? [];
  return [answer.status, error?.path, error?.message];
}

test('ten new slugs in a row: each former address leads straight to the present one', async () => {
  const { id } = await industry('aviation');
  const names = Array.from({ length: 10 }, (_, index) => `aviation-${index + 1}`);
  for (const name of names) await rename(id, name);
  const former = ['aviation', ...names.slice(0, -1)].map((name) => `/industries/${name}`);
  const now = '/industries/aviation-10';
  expect(await ways()).toEqual(Object.fromEntries(former.map((from) => [from, now])));
  expect((await listRedirects()).every(({ status }) => status === 308)).toBe(true);

  // Back where it was: a page, and no redirect to itself.
  await rename(id, 'aviation');
  expect(Object.keys(await ways()).sort()).toEqual(
    names.map((name) => `/industries/${name}`).sort(),
  );
  expect(Object.values(await ways()).every((to) => to === '/industries/aviation')).toBe(true);
});

test('an edit that leaves the slug alone makes no redirect, nor does a project without a page', async () => {
  const { id, title } = await industry('aviation');
  await rest('PATCH', `/industries/${id}`, { headers, body: { title } });
  const { docs } = await payload.find({
    collection: 'projects',
    where: { hasCaseStudy: { not_equals: true } },
    limit: 1,
    depth: 0,
  });
  const [project = { id: '', slug: '' }] = docs;
  for (const slug of ['elsewhere', project.slug]) {
    const body = { slug };
    expect((await rest('PATCH', `/projects/${project.id}`, { headers, body })).status).toBe(200);
  }
  expect(await ways()).toEqual({});
});

test('a chain is stored as one step, whichever end comes first', async () => {
  const { id } = await industry('insurance');
  expect((await create({ from: '/b', to: toAddress('/quote') })).status).toBe(201);
  // Leads on from one that is there …
  expect((await create({ from: '/a', to: toAddress('/b') })).status).toBe(201);
  expect((await create({ from: '/part', to: toAddress('/b#form') })).status).toBe(201);
  // … and to a page that is renamed later, by its address and by a place on it.
  expect((await create({ from: '/c', to: toAddress('/industries/insurance') })).status).toBe(201);
  const place = toAddress('/industries/insurance#benefits');
  expect((await create({ from: '/d', to: place })).status).toBe(201);
  await rename(id, 'insurers');
  expect(await ways()).toEqual({
    '/a': '/quote',
    '/b': '/quote',
    '/part': '/quote#form',
    '/c': '/industries/insurers',
    '/d': '/industries/insurers#benefits',
    '/industries/insurance': '/industries/insurers',
  });
  await rename(id, 'insurance');
});

test('what an editor types is stored as the site reads it', async () => {
  const typed: [from: string, to: string][] = [
    ['/old/', '/work/'],
    [`${env.SERVER_URL}/Former%20Page?from=mail#top`, `${env.SERVER_URL}/quote?plan=a`],
    ['/caf%C3%A9', 'https://example.com'],
    ['/menü', 'https://example.com/a b?c=d'],
  ];
  for (const [from, to] of typed)
    expect((await create({ from, to: toAddress(to) })).status).toBe(201);
  expect(await ways()).toEqual({
    '/old': '/work',
    '/Former Page': '/quote?plan=a',
    '/café': 'https://example.com/',
    '/menü': 'https://example.com/a%20b?c=d',
  });
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
  '/\t/example.com',
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
  const { id } = await industry('fitness');
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
  expect(await refused({ from: '/one', to: toIndustry(id) })).toEqual([
    400,
    'from',
    'There is a redirect from /one already: change that one.',
  ]);
  // It leads elsewhere until it is changed.
  expect((await create({ from: '/two', to: toAddress('https://example.com/') })).status).toBe(201);
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { equals: '/two' } },
  });
  const answer = await rest('PATCH', `/redirects/${docs[0]?.id ?? ''}`, {
    headers,
    body: { to: toAddress('/two#top') },
  });
  const { errors } = refusal.parse(await answer.json());
  expect(errors[0]?.data?.errors[0]).toEqual({
    path: 'to.url',
    message: 'This leads in a circle: /two#top leads back to /two.',
  });
});

/** A legal page that is no part of the seed; gives its address in the API. */
async function legalPage(slug: string) {
  const [model] = (await payload.find({ collection: 'legal-pages', limit: 1, depth: 0 })).docs;
  // A row that is sent with its id would be that of the other page.
  const sections = model?.sections.slice(0, 1).map(({ heading, body }) => ({ heading, body }));
  const body = { title: model?.title, sections, slug };
  expect((await rest('POST', '/legal-pages', { headers, body })).status).toBe(201);
  const where = { slug: { equals: slug } };
  const { docs } = await payload.find({ collection: 'legal-pages', where });
  return `/legal-pages/${docs[0]?.id ?? ''}`;
}

test('a circle over another redirect, to a place on a page that is gone, is refused', async () => {
  const page = await legalPage('notice');
  expect((await create({ from: '/place', to: toAddress('/notice#terms') })).status).toBe(201);
  expect((await rest('DELETE', page, { headers })).status).toBe(200);
  expect(await refused({ from: '/notice', to: toAddress('/place') })).toEqual([
    400,
    'to.url',
    'This leads in a circle: /place leads back to /notice.',
  ]);
});

test('a redirect goes with its page, and does not keep it', async () => {
  const page = await legalPage('notice');
  await rest('PATCH', page, { headers, body: { slug: 'new-notice' } });
  expect(await ways()).toEqual({ '/notice': '/new-notice' });
  expect((await rest('DELETE', page, { headers })).status).toBe(200);
  const { totalDocs } = await payload.count({ collection: 'redirects', overrideAccess: true });
  expect(totalDocs).toBe(0);
});

test('visitors cannot list redirects', async () => {
  expect((await rest('GET', '/redirects')).status).toBe(403);
});
