import { afterEach, expect, test } from 'vitest';
import sharp from 'sharp';

import { findWaitingWork } from '@/panel/dashboard/waiting-work';
import { keepMissing } from '@/site/redirects/keep-missing';

import { payload, userWithRole } from '../../support/payload';

const quiet = { context: { disableRevalidate: true }, overrideAccess: true } as const;

const made: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const remove of made.splice(0)) await remove();
});

async function picture() {
  const data = await sharp({
    create: { width: 1600, height: 1000, channels: 3, background: '#cdd' },
  })
    .png()
    .toBuffer();
  const { id } = await payload.create({
    collection: 'media',
    data: { alt: 'a picture that nobody uses' },
    file: { data, name: 'waiting.png', mimetype: 'image/png', size: data.length },
    ...quiet,
  });
  made.push(() => payload.delete({ collection: 'media', id, ...quiet }));
  return id;
}

async function waiting() {
  const work = await findWaitingWork(payload, await userWithRole('editor'));
  return new Map(work.map(({ what, count, href }) => [what, { count, href }]));
}

test('the first page of the panel counts what was invented and leads to it', async () => {
  const what = 'testimonials invented for the demonstration: replace them before launch';
  const before = (await waiting()).get(what)?.count ?? 0;
  const { docs } = await payload.find({
    collection: 'testimonials',
    where: { placeholder: { equals: true } },
    ...quiet,
  });
  expect(before).toBe(docs.length);

  const id = docs[0]?.id ?? '';
  const mark = (placeholder: boolean) =>
    payload.update({ collection: 'testimonials', id, data: { placeholder }, ...quiet });
  made.push(() => mark(true));
  await mark(false);
  const { count = 0, href } = (await waiting()).get(what) ?? {};
  expect(count).toBe(before - 1);
  if (count > 0) expect(href).toBe('/cms/collections/testimonials?where[placeholder][equals]=true');
});

test('it counts the pictures that no page uses', async () => {
  const what = 'pictures that no page uses';
  const before = (await waiting()).get(what)?.count ?? 0;
  const id = await picture();
  const { count, href } = (await waiting()).get(what) ?? {};
  expect(count).toBe(before + 1);
  expect(href).toContain(id);
});

test('it counts the addresses at which visitors found nothing', async () => {
  const what = 'addresses that visitors asked for and found nothing at: make redirects';
  const before = (await waiting()).get(what)?.count ?? 0;
  await keepMissing(new Map([['/what-waits', 3]]));
  made.push(() =>
    payload.delete({
      collection: 'missing-pages',
      where: { path: { equals: '/what-waits' } },
      ...quiet,
    }),
  );
  expect((await waiting()).get(what)?.count).toBe(before + 1);
});
