import { hasDraftsEnabled } from 'payload/shared';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { isOn } from '@/features';
import { previewAddress } from '~/collections/preview/preview-address';
import { draftReader, type Reader } from '@/site/preview/draft-reader';
import { withoutMarks } from '@/site/preview/marks';

import { openCollections, payload, userWithRole } from '../../support/payload';

const asServer = { context: { disableRevalidate: true }, overrideAccess: true } as const;
const asVisitor = { overrideAccess: false, depth: 1 } as const;

const drafted = openCollections.filter(hasDraftsEnabled).map(({ slug }) => slug);

/** Nothing is written in it but what it is called. */
const half = (collection: (typeof drafted)[number], slug: string) => ({
  [payload.collections[collection].config.admin.useAsTitle ?? 'id']: 'Quibblewort',
  slug,
});

let editor: Reader;
const made: { collection: (typeof drafted)[number]; id: string }[] = [];
beforeAll(async () => {
  editor = draftReader(payload, await userWithRole('editor'));
  for (const collection of drafted) {
    const data = half(collection, 'quibblewort');
    const { id } = await payload.create({ collection, data, draft: true, ...asServer });
    made.push({ collection, id });
  }
});
afterAll(async () => {
  for (const { collection, id } of made) await payload.delete({ collection, id, ...asServer });
});

test.each(drafted)('a preview has a half-written draft among the %s, and no gap', async (slug) => {
  const id = made.find(({ collection }) => collection === slug)?.id;
  const { docs } = await editor.find({ collection: slug, pagination: false, ...asVisitor });
  const doc = docs.find((each) => each.id === id);
  expect(doc).toMatchObject({ _status: 'draft' });
  const { flattenedFields } = payload.collections[slug].config;
  const missing = flattenedFields.filter(
    (field) => 'required' in field && field.required && Reflect.get(doc ?? {}, field.name) == null,
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('a preview has drafts of pages and the status of nobody else’s reads changes', async () => {
  const slug = 'industries-page';
  const data = { heading: 'Quibblewort' };
  await payload.updateGlobal({ slug, data, draft: true, ...asServer });
  const preview = await editor.findGlobal({ slug, ...asVisitor });
  expect(withoutMarks(preview.heading)).toBe('Quibblewort');
  expect((await payload.findGlobal({ slug, ...asVisitor })).heading).not.toBe('Quibblewort');
  const { heading } = await payload.findGlobal({ slug, ...asVisitor });
  await payload.updateGlobal({ slug, data: { heading }, draft: true, ...asServer });
});

test('every document that a page shows has an address to look at it', async () => {
  const addresses = await Promise.all(
    made.map(async ({ collection }) => [
      collection,
      await previewAddress(collection, half(collection, 'quibblewort'), payload),
    ]),
  );
  const pathOf = (path: string) => `/cms/preview?path=${encodeURIComponent(path)}`;
  expect(Object.fromEntries(addresses)).toMatchObject({
    industries: pathOf('/industries/quibblewort'),
    projects: pathOf('/work'),
    'legal-pages': pathOf('/quibblewort'),
    features: pathOf('/#services'),
    ...(isOn('gallery') && { 'gallery-images': pathOf('/image-gallery') }),
    // These name their pages themselves.
    claims: undefined,
    faqs: undefined,
  });
  const project = { slug: 'quibblewort', hasCaseStudy: true };
  expect(await previewAddress('projects', project, payload)).toBe(pathOf('/work/quibblewort'));
  expect(await previewAddress('claims', { pages: ['/quote'] }, payload)).toBe(pathOf('/quote'));
  const [{ id, slug } = { id: '', slug: '' }] = (
    await payload.find({ collection: 'industries', limit: 1, depth: 0 })
  ).docs;
  expect(await previewAddress('faqs', { industries: [id] }, payload)).toBe(
    pathOf(`/industries/${slug}#faqs`),
  );
});
