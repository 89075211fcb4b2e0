import { expect, test, vi } from 'vitest';
import { z } from 'zod';

import type { Page } from '@/payload-types';

import { logNowhere, payload, userWithRole } from '../support/payload';
import { rest } from '../support/rest';
import { refused, signedInEditor } from '../support/staff/editor';

vi.mock('~/site.config', async (original) => {
  const { features, ...others } = await original<{ features: object }>();
  return { ...others, features: { ...features, gallery: false } };
});

// Refusals have their lines.
logNowhere();

test.each(['nobody', 'an editor'])('%s finds nothing of a gallery that is off', async (who) => {
  const headers = who === 'nobody' ? {} : await signedInEditor();
  for (const path of ['/access', '/globals/small-words', '/globals/small-words?draft=true']) {
    const text = await (await rest('GET', path, { headers })).text();
    expect([path, text]).toEqual([path, expect.not.stringMatching(/gallery-|"images"|copyPath/)]);
  }
});

test('words of a feature that is off stay as they are', async () => {
  const quiet = { slug: 'small-words', context: { disableRevalidate: true } } as const;
  const words = z.object({ words: z.looseObject({ gallery: z.unknown().optional() }).nullish() });
  const stored = async () =>
    words.parse(await payload.db.findGlobal({ slug: 'small-words' })).words?.gallery;
  const before = await stored();
  const data = { gallery: { copyPath: 'Changed' } };
  await payload.updateGlobal({
    ...quiet,
    data,
    overrideAccess: false,
    user: await userWithRole('editor'),
  });
  expect(await stored()).toEqual(before);
});

const gallery = { blockType: 'gallery' };
const hero = { blockType: 'hero' };
const unfinished = z.custom<Page['blocks']>();

test('no new part of it is taken, as a draft neither, and one that is there stays', async () => {
  const headers = await signedInEditor();
  const ask = async (method: string, path: string, body: object) =>
    refused(await rest(method, path, { headers, body }));
  const problem = (at: number, list = 'blocks') => [
    400,
    [`${list}.${at}.blockType`, 'There is no part of this kind.'],
  ];
  const drafts = '/pages?draft=true';
  expect(await ask('POST', drafts, { blocks: [hero, gallery] })).toEqual(problem(1));
  expect(await ask('POST', '/pages', { blocks: [hero, gallery] })).toEqual(problem(1));
  const page = '/globals/home-page?draft=true';
  expect(await ask('POST', page, { sections: [gallery] })).toEqual(problem(0, 'sections'));
  const { id } = await payload.create({
    collection: 'pages',
    draft: true,
    data: { blocks: unfinished.parse([hero, gallery]) },
    context: { disableRevalidate: true, isImported: true },
  });
  const path = `/pages/${id}?draft=true`;
  expect(await ask('PATCH', path, { blocks: [hero, gallery] })).toEqual([200]);
  expect(await ask('PATCH', path, { blocks: [hero, gallery, gallery] })).toEqual(problem(2));
  expect(await ask('POST', `/pages/${id}/duplicate?draft=true`, {})).toEqual([200]);
  expect(await ask('PATCH', path, { blocks: [hero] })).toEqual([200]);
  await payload.delete({
    collection: 'pages',
    where: { or: [{ slug: { exists: false } }, { id: { equals: id } }] },
    context: { disableRevalidate: true },
  });
});

test('nothing of it is locked', async () => {
  const headers = await signedInEditor();
  const { id } = await userWithRole('editor');
  const { docs } = await payload.find({ collection: 'gallery-images', limit: 1, depth: 0 });
  const user = { relationTo: 'users', value: id };
  for (const of of [
    { globalSlug: 'gallery-page' },
    { document: { relationTo: 'gallery-images', value: docs[0]?.id } },
  ]) {
    const answer = await rest('POST', '/payload-locked-documents', {
      headers,
      body: { ...of, user },
    });
    expect(answer.status).toBe(403);
  }
});
