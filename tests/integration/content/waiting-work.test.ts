import { afterEach, expect, test, vi } from 'vitest';
import { createLocalReq } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import sharp from 'sharp';

import { readUnpublished } from '@/panel/checks/unpublished';
import { findWaitingWork } from '@/panel/dashboard/waiting-work';
import { keepMissing } from '@/site/redirects/keep-missing';

import { connectionsAtOnce } from '../../support/connections-at-once';
import { openCollections, openGlobals, payload, userWithRole } from '../../support/payload';

const quiet = { context: { disableRevalidate: true }, overrideAccess: true } as const;

const made: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const remove of made.splice(0)) await remove();
});

async function picture(alt = 'a picture that nobody uses') {
  const data = await sharp({
    create: { width: 1600, height: 1000, channels: 3, background: '#cdd' },
  })
    .png()
    .toBuffer();
  const { id } = await payload.create({
    collection: 'media',
    data: { alt },
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

test('the first page of the panel leaves connections to everybody else', async () => {
  // What is found in all content is kept until some of it changes.
  await picture();
  const busy = await connectionsAtOnce(waiting);
  expect(busy.length).toBeGreaterThan(50);
  expect(Math.max(...busy)).toBeLessThanOrEqual(4);
});

test('it counts the pictures that no page uses', async () => {
  const end = 'that no page uses';
  const before = await line(end);
  await picture();
  const { count, lines } = await line(end);
  expect(count).toBe(before.count + 1);
  expect(lines[0]?.[1].href).toBe('/cms/collections/media?where[inUse][equals]=false');
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

/** The line that ends so, whatever the number before it makes of the words. */
async function line(end: string) {
  const lines = [...(await waiting())].filter(([what]) => what.endsWith(end));
  return { count: lines.reduce((sum, [, { count }]) => sum + count, 0), lines };
}

const fitness = async () => {
  const where = { slug: { equals: 'fitness' } };
  const { docs } = await payload.find({ collection: 'industries', where, depth: 0, ...quiet });
  return docs[0] ?? { id: '', intro: '' };
};

/** Writes on, and publishes the former words in the end. */
async function draftOfFitness(words: string) {
  const { id, intro } = await fitness();
  const one = { collection: 'industries', id, ...quiet } as const;
  await payload.update({ ...one, data: { intro: words }, draft: true });
  made.push(() => payload.update({ ...one, data: { intro, _status: 'published' } }));
  return id;
}

test('it counts what is written and not published, of collections and of pages', async () => {
  const end = 'with words that are not published';
  const before = await line(end);
  await draftOfFitness('Not yet.');
  const page = { slug: 'work-page', ...quiet } as const;
  const { heading } = await payload.findGlobal(page);
  await payload.updateGlobal({ ...page, data: { heading: 'Not yet' }, draft: true });
  made.push(() => payload.updateGlobal({ ...page, data: { heading, _status: 'published' } }));
  const { count, lines } = await line(end);
  expect(count).toBe(before.count + 2);
  const links = lines.map(([, { href }]) => href);
  expect(links).toContain('/cms/collections/industries?where[_status][equals]=draft');
  expect(links).toContain('/cms/globals/work-page');
});

test('it counts the drafts of all that has drafts', async () => {
  const published: Record<string, unknown> = { _status: 'published' };
  for (const { slug } of openCollections.filter(hasDraftsEnabled)) {
    const { id } = await payload.create({ collection: slug, data: {}, draft: true, ...quiet });
    made.push(() => payload.delete({ collection: slug, id, ...quiet }));
  }
  for (const { slug } of openGlobals.filter(hasDraftsEnabled)) {
    await payload.updateGlobal({ slug, data: {}, draft: true, ...quiet });
    made.push(() => payload.updateGlobal({ slug, data: published, ...quiet }));
  }
  const links = (await line('with words that are not published')).lines.map(([, at]) => at.href);
  const expected = [
    ...openCollections
      .filter(hasDraftsEnabled)
      .map(({ slug }) => `/cms/collections/${slug}?where[_status][equals]=draft`),
    ...openGlobals.filter(hasDraftsEnabled).map(({ slug }) => `/cms/globals/${slug}`),
  ];
  expect(links).toEqual(expected);
});

test('it names a page with what was invented', async () => {
  const what =
    'site settings with what was invented for the demonstration: replace it before launch';
  const { placeholder } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  const mark = (is: boolean) =>
    payload.updateGlobal({
      slug: 'site-settings',
      data: { placeholder: is, _status: 'published' },
      ...quiet,
    });
  made.push(() => mark(placeholder === true));
  await mark(true);
  expect((await waiting()).get(what)).toEqual({ count: 1, href: '/cms/globals/site-settings' });
  await mark(false);
  expect((await waiting()).get(what)).toBeUndefined();
});

test('it counts what has a date ahead', async () => {
  const { id } = await fitness();
  const input = { type: 'publish', doc: { relationTo: 'industries', value: id } } as const;
  const waitUntil = new Date(Date.now() + 3_600_000);
  await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil, overrideAccess: true });
  made.push(() =>
    payload.delete({
      collection: 'payload-jobs',
      where: { taskSlug: { equals: 'schedulePublish' } },
      ...quiet,
    }),
  );
  const { lines } = await line('industry with a date ahead');
  expect(lines.map(([, found]) => found)).toEqual([
    { count: 1, href: `/cms/collections/industries?where[id][in]=${id}` },
  ]);
});

test('it counts what the checks find: links, alternative texts, figures', async () => {
  const ends = {
    link: 'legal pages with links that lead nowhere',
    alt: 'picture without alternative text',
    figure: 'industries with figures that no claim explains',
  };
  const all = async () => {
    const lines = await waiting();
    return Object.values(ends).map((end) => lines.get(end)?.count ?? 0);
  };
  expect(await all()).toEqual([0, 0, 0]);
  await draftOfFitness(
    'Members stay 43% longer, whatever the season, since the desk knows them by name.',
  );
  await picture('Waiting');
  const { id } = await payload.create({
    collection: 'legal-pages',
    data: {
      title: 'Leads nowhere',
      sections: [{ heading: 'One', body: { root: linkToNowhere } }],
    },
    draft: true,
    ...quiet,
  });
  made.push(() => payload.delete({ collection: 'legal-pages', id, ...quiet }));
  expect(await all()).toEqual([1, 1, 1]);
});

const shape = { direction: 'ltr', format: '', indent: 0, version: 1 } as const;
const link = {
  type: 'link',
  fields: { url: '/gone', linkType: 'custom', newTab: false },
  children: [],
  ...shape,
};
const linkToNowhere = {
  type: 'root',
  children: [{ type: 'paragraph', children: [link], ...shape }],
  ...shape,
};

test('it counts what names a draft, and the checks know how that is called by now', async () => {
  const end = 'testimonials that name what is not published';
  const reading = async () => {
    const user = await userWithRole('editor');
    return { payload, user, req: await createLocalReq({ user }, payload) };
  };
  const before = await line(end);
  const create = async (collection: 'projects' | 'testimonials', data: object) => {
    const { id } = await payload.create({ collection, data, draft: true, ...quiet });
    // What names another one goes before it.
    made.unshift(() => payload.delete({ collection, id, ...quiet }));
    return id;
  };
  const project = await create('projects', {});
  await create('testimonials', { project });
  expect((await line(end)).count).toBe(before.count + 1);
  const data = { title: 'Named later' };
  await payload.update({ collection: 'projects', id: project, data, draft: true, ...quiet });
  expect(await readUnpublished(await reading())).toContainEqual({
    ...{ id: project, collection: 'projects', called: 'project', title: 'Named later' },
  });
});

test('it counts the claims whose date to look at them again has come', async () => {
  // What the seed wrote has its date in May 2027.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
  made.push(() => Promise.resolve(void vi.useRealTimers()));
  const what = 'claim to review: look at the source again, and set the next date';
  expect((await line('to review: look at the source again, and set the next date')).count).toBe(0);
  const { docs } = await payload.find({ collection: 'claims', limit: 1, depth: 0, ...quiet });
  const [{ id, nextReview } = { id: '', nextReview: '' }] = docs;
  const one = { collection: 'claims', id, ...quiet } as const;
  await payload.update({ ...one, data: { nextReview: '2026-01-01T00:00:00.000Z' } });
  made.push(() => payload.update({ ...one, data: { nextReview } }));
  const { count, href } = (await waiting()).get(what) ?? {};
  expect(count).toBe(1);
  expect(href).toContain('/cms/collections/claims?where[nextReview][less_than_equal]=20');
});

test('the checks find nothing in what the seed wrote', async () => {
  const found = [...(await waiting())].filter(([what]) =>
    /nowhere|alternative|no claim explains|name what is not|look at again/.test(what),
  );
  expect(found).toEqual([]);
});
