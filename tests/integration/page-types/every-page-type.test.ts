import { existsSync } from 'node:fs';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { listPages } from '~/collections/page-paths';
import { globalPages, pageTypes } from '~/collections/page-types';
import { takenPaths } from '~/collections/pages/addresses';
import { previewAddress } from '~/collections/preview/preview-address';

import { payload } from '../../support/payload';

const types = Object.values(pageTypes);
const config = z.object({
  versions: z.object({ drafts: z.object({}) }),
  hooks: z.object({ afterChange: z.array(z.unknown()) }),
  admin: z.object({ livePreview: z.object({}) }),
});

const route = (path: string) => `src/app/(site)${path}/page.tsx`;

test.each(types)('$collection has what each type of page has', async ({ collection, home }) => {
  const { success } = config.safeParse(payload.collections[collection].config);
  expect(success).toBe(true);
  const { flattenedFields } = payload.collections[collection].config;
  expect(flattenedFields.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['slug', 'meta', 'changedBy']),
  );
  expect(existsSync(route(`${home}[slug]`))).toBe(true);
  const [page] = await listPages(payload, [collection]);
  if (page === undefined) return;
  const doc = await payload.findByID({ collection, id: page.id, depth: 0 });
  expect(page.path).toBe(home + doc.slug);
  expect(await previewAddress(collection, doc, payload)).toBe(
    `/cms/preview?path=${encodeURIComponent(page.path)}`,
  );
});

test.each(types.flatMap(({ collection, list }) => (list ? [{ collection, ...list }] : [])))(
  '$path lists the $collection, and nothing else can stand there',
  async ({ path, global }) => {
    expect(existsSync(route(path))).toBe(true);
    expect(takenPaths).toContain(path.slice(1));
    const { heading, intro, _status } = await payload.findGlobal({ slug: global, depth: 0 });
    expect([typeof heading, typeof intro, _status]).toEqual(['string', 'string', 'published']);
  },
);

test('no address belongs to two pages that are there once', () => {
  const paths = globalPages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
