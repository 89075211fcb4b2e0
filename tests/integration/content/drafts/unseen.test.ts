import { hasDraftsEnabled } from 'payload/shared';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { wordPages } from '@/words';
import { openSlugs } from '~/collections';
import { globalPages } from '~/collections/page-types';

import { logNowhere, openCollections, openGlobals, payload } from '../../../support/payload';
import { rest } from '../../../support/rest';
import { publishPage } from '../../../support/content/composed-page';
import { forgetArticles, makeArticle, quietly } from '../../../support/content/articles';
import { forgetSamples, publishSamples } from '../../../support/content/samples';
import { signedInEditor } from '../../../support/staff/editor';
import { seededIndustry } from '../../../support/content/seeded-industry';

// Refusals have their lines.
logNowhere();

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
  await publishPage('drafted-of-tests');
  await publishSamples();
  await makeArticle({ slug: 'drafted-of-tests', status: 'published' });
});
afterAll(async () => {
  const where = { slug: { equals: 'drafted-of-tests' } };
  await payload.delete({ collection: 'pages', where, trash: true, ...quietly });
  await forgetArticles();
  await forgetSamples();
});

/** A word that nothing else on the site has. */
const secret = 'Quibblewort';

const asServer = { context: { disableRevalidate: true }, overrideAccess: true } as const;

const drafted = openCollections.filter(hasDraftsEnabled).map(({ slug }) => slug);
const draftedGlobals = openGlobals.filter(hasDraftsEnabled).map(({ slug }) => slug);

test('all that is written has drafts', () => {
  expect([...drafted, 'media', 'downloads'].sort()).toEqual([...openSlugs].sort());
  // Besides: what missing pages say, and the settings of the site.
  expect(draftedGlobals).toHaveLength(globalPages.length + wordPages.length + 2);
});

/** Each way in which somebody who is not signed in can ask for documents. */
const queries = [
  '?limit=100',
  '?draft=true',
  '?trash=true',
  '?where[_status][equals]=draft',
  `?where[or][0][_status][equals]=draft&where[or][1][id][exists]=true`,
  '?sort=-updatedAt&depth=2',
];

test.each(drafted)('a stranger sees no draft among the %s', async (collection) => {
  const field = payload.collections[collection].config.admin.useAsTitle ?? 'id';
  const where = { _status: { equals: 'published' } };
  const { docs } = await payload.find({ collection, where, limit: 1, depth: 0 });
  const id = docs[0]?.id;
  // Before anything is written that other tests would find.
  if (id === undefined) throw new Error(`Publish a sample of the ${collection}`);
  const never = await payload.create({
    collection,
    data: { [field]: secret },
    draft: true,
    ...asServer,
  });
  const half = { collection, id, data: { [field]: secret }, draft: true } as const;
  await payload.update({ ...half, ...asServer });

  const asked = [
    ...queries.map((query) => `/${collection}${query}`),
    ...[id, never.id].flatMap((each) => [
      `/${collection}/${each}`,
      `/${collection}/${each}?draft=true`,
      `/${collection}/${each}?depth=2`,
    ]),
    `/${collection}/versions`,
    `/${collection}/versions?where[parent][equals]=${id}`,
    `/${collection}/count?where[${field}][equals]=${secret}`,
  ];
  const answers = await Promise.all(
    asked.map(async (path) => {
      const answer = await rest('GET', path);
      return { path, status: answer.status, text: await answer.text() };
    }),
  );
  const { docs: versions } = await payload.findVersions({
    collection,
    where: { parent: { equals: id } },
  });
  await payload.delete({ collection, id: never.id, ...asServer });
  await payload.restoreVersion({ collection, id: versions.at(-1)?.id ?? '', ...asServer });

  expect(answers.filter(({ text }) => text.includes(secret)).map(({ path }) => path)).toEqual([]);
  expect(answers.find(({ path }) => path.endsWith(`/${id}`))?.status).toBe(200);
  expect(answers.find(({ path }) => path.endsWith(`/${never.id}`))?.status).toBe(404);
  expect(answers.at(-1)?.text).toBe('{"totalDocs":0}');
});

/** A change of the heading or the brand, or of the first text in the first tab that has one. */
function firstText(global: object, text: string): object {
  const [name] = Object.keys(global).filter((key) => ['heading', 'brand'].includes(key));
  if (name !== undefined) return { [name]: text };
  for (const [tab, its] of Object.entries(z.record(z.string(), z.unknown()).parse(global))) {
    if (typeof its !== 'object' || its === null) continue;
    const [inTab] = Object.entries(its).find(([, value]) => typeof value === 'string') ?? [];
    if (inTab !== undefined) return { [tab]: { [inTab]: text } };
  }
  throw new Error('No text');
}

test.each(draftedGlobals)('a stranger sees no draft of the %s', async (slug) => {
  const path = `/globals/${slug}`;
  const before = await payload.findGlobal({ slug, depth: 0 });
  const body = firstText(before, secret);
  const drafted = await rest('POST', `${path}?draft=true`, { headers, body });
  expect(drafted.status).toBe(200);
  expect(await drafted.text()).toContain(secret);
  for (const query of ['', '?draft=true', '?depth=2', '/versions']) {
    expect(await (await rest('GET', path + query)).text()).not.toContain(secret);
  }
  const published = await (await rest('GET', path)).text();
  // The words of mails are for nobody else at all.
  expect(published).toContain(slug === 'mails' ? 'not allowed' : String(before.updatedAt));
  const unpublished = await rest('POST', path, { headers, body: { _status: 'draft' } });
  expect(unpublished.status).toBe(409);
  const where = { 'version._status': { equals: 'published' } };
  const { docs } = await payload.findGlobalVersions({ slug, where, sort: '-updatedAt', limit: 1 });
  const restored = await rest('POST', `${path}/versions/${docs[0]?.id ?? ''}`, { headers });
  expect(restored.status).toBe(200);
  const now = await payload.findGlobal({ slug, depth: 0 });
  const own = { updatedAt: '', changedBy: '', changedById: '' };
  expect({ ...now, ...own }).toEqual({ ...before, ...own });
});

test('strangers copy nothing, restore nothing and learn no names', async () => {
  const { id } = await seededIndustry('fitness');
  const { docs } = await payload.findVersions({ collection: 'industries', limit: 1 });
  const copied = await rest('POST', `/industries/${id}/duplicate`, { body: {} });
  const restored = await rest('POST', `/industries/versions/${docs[0]?.id ?? ''}`);
  expect([copied.status, restored.status]).toEqual([403, 403]);
  await rest('PATCH', `/industries/${id}`, { headers, body: {} });
  expect(await (await rest('GET', `/industries/${id}`)).text()).not.toContain('changedBy');
});
