import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';

import { isOn } from '@/features';
import { seed } from '~/seed';
import { galleryPictures } from '~/seed/content/pictures';
import { testimonials } from '~/seed/content/testimonials';

import { payload } from '../support/payload';

const asServer = { overrideAccess: true, context: { disableRevalidate: true } } as const;

async function testimonial(author: string) {
  const { docs } = await payload.find({
    collection: 'testimonials',
    where: { author: { equals: author } },
    ...asServer,
  });
  return docs[0];
}

// The tests below change testimonials: they are sown anew for whoever comes after.
afterAll(async () => {
  await payload.delete({ collection: 'testimonials', where: {}, ...asServer });
  for (const { author } of testimonials) await payload.kv.delete(`seed:testimonials:${author}`);
  await seed(payload);
});

test('a second run changes nothing', async () => {
  expect(await seed(payload)).toMatchObject({ created: 0, updated: 0 });
});

test('what an editor changed or deleted stays as it is', async () => {
  const [changed, deleted] = testimonials;
  if (!changed || !deleted) throw new Error('The seed has too few testimonials');
  await payload.update({
    collection: 'testimonials',
    where: { author: { equals: changed.author } },
    data: { quote: 'An editor wrote this.' },
    ...asServer,
  });
  await payload.delete({
    collection: 'testimonials',
    where: { author: { equals: deleted.author } },
    ...asServer,
  });

  expect(await seed(payload)).toMatchObject({ created: 0, updated: 0 });
  expect((await testimonial(changed.author))?.quote).toBe('An editor wrote this.');
  expect(await testimonial(deleted.author)).toBeUndefined();
});

test('what nobody touched follows the seed', async () => {
  // As if an older seed had written it: the ledger holds another fingerprint, the document the
  // older words, and nobody has been there since.
  const wanted = testimonials[2];
  const stored = wanted && (await testimonial(wanted.author));
  if (!stored) throw new Error('The seed is not there');
  const older = await payload.update({
    collection: 'testimonials',
    id: stored.id,
    data: { quote: 'The words of an older seed.' },
    ...asServer,
  });
  await payload.kv.set(`seed:testimonials:${wanted.author}`, {
    id: stored.id,
    fingerprint: 'older',
    updatedAt: older.updatedAt,
  });

  expect(await seed(payload)).toMatchObject({ updated: 1 });
  expect((await testimonial(wanted.author))?.quote).toBe(wanted.quote);
});

test.runIf(isOn('gallery'))('a picture that an editor deleted stops no start', async () => {
  const { docs } = await payload.find({
    collection: 'gallery-images',
    limit: 1,
    depth: 1,
    ...asServer,
  });
  const [{ id, image }] = z
    .tuple([
      z.object({ id: z.string(), image: z.object({ id: z.string(), filename: z.string() }) }),
    ])
    .parse(docs);
  await payload.delete({ collection: 'gallery-images', id, ...asServer });
  await payload.delete({ collection: 'media', id: image.id, ...asServer });
  expect(await seed(payload)).toMatchObject({ created: 0, updated: 0 });

  // Sown anew, under whatever name its file gets.
  const { name } = galleryPictures.find(({ file }) => file === image.filename) ?? { name: '' };
  await payload.kv.delete(`seed:media:${name}`);
  await payload.kv.delete(`seed:gallery-images:${name}`);
  expect(await seed(payload)).toMatchObject({ created: 2 });
});
