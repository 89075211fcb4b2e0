import { expect, test } from 'vitest';

import { listRedirects } from '@/site/redirects/list-redirects';

import { logNowhere, payload } from '../../../support/payload';
import { editRedirects, toAddress, ways } from '../../../support/content/redirects';
import { seededIndustry } from '../../../support/content/seeded-industry';

logNowhere();

const { ask, create, legalPage } = editRedirects();

async function rename(id: string, slug: string) {
  expect((await ask('PATCH', `/industries/${id}`, { slug })).status).toBe(200);
}

test('ten new slugs in a row: each former address leads straight to the present one', async () => {
  const { id } = await seededIndustry('aviation');
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
  const { id, title } = await seededIndustry('aviation');
  await ask('PATCH', `/industries/${id}`, { title });
  const { docs } = await payload.find({
    collection: 'projects',
    where: { hasCaseStudy: { not_equals: true } },
    limit: 1,
    depth: 0,
  });
  const [project = { id: '', slug: '' }] = docs;
  for (const slug of ['elsewhere', project.slug]) {
    const body = { slug };
    expect((await ask('PATCH', `/projects/${project.id}`, body)).status).toBe(200);
  }
  expect(await ways()).toEqual({});
});

test('a chain is stored as one step, whichever end comes first', async () => {
  const { id } = await seededIndustry('insurance');
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

test('a redirect goes with its page, and does not keep it', async () => {
  const page = await legalPage('notice');
  await ask('PATCH', page, { slug: 'new-notice' });
  expect(await ways()).toEqual({ '/notice': '/new-notice' });
  expect((await ask('DELETE', page)).status).toBe(200);
  const { totalDocs } = await payload.count({ collection: 'redirects', overrideAccess: true });
  expect(totalDocs).toBe(0);
});
