import { expect, test } from 'vitest';

import { listPages } from '~/collections/page-paths';

import { payload } from '../../support/payload';

const asServer = { context: { disableRevalidate: true }, overrideAccess: true } as const;

test('a page is as old as what visitors see of it, whatever waits in a draft', async () => {
  const { docs } = await payload.find({
    collection: 'industries',
    where: { slug: { equals: 'fitness' } },
    depth: 0,
  });
  const id = docs[0]?.id ?? '';
  const changedAt = async () =>
    (await listPages(payload)).find((page) => page.id === id)?.updatedAt;
  const published = await changedAt();
  expect(published).toBe(docs[0]?.updatedAt);

  const data = { solutionsHeading: 'Not yet public' };
  await payload.update({ collection: 'industries', id, data, draft: true, ...asServer });
  expect(await changedAt()).toBe(published);

  const { solutionsHeading } = docs[0] ?? {};
  await payload.update({
    collection: 'industries',
    id,
    data: { solutionsHeading, _status: 'published' },
    ...asServer,
  });
  expect(Date.parse((await changedAt()) ?? '')).toBeGreaterThan(Date.parse(published ?? ''));
});
