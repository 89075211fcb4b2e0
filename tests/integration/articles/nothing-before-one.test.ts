import '../../support/without-next';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { GET as pagesOfSite } from '@/app/%5Fpages/route';
import { GET as llms } from '@/app/llms.txt/route';
import sitemap from '@/app/sitemap';
import { readFeed } from '@/site/articles/feeds';
import { isShown, linkAddress, listIndexablePaths } from '@/site/content';
import { drawnPicture } from '@/site/share-images/drawn-picture';

import {
  forgetArticles,
  makeArticle,
  makeAuthor,
  makeCategory,
  quietly,
} from '../../support/content/articles';
import { payload, userWithRole } from '../../support/payload';

/** Whatever tells visitors of a page. */
async function toldOf(): Promise<string> {
  const [map, list, index] = await Promise.all([sitemap(), pagesOfSite(), llms()]);
  return [JSON.stringify(map), await list.text(), await index.text()].join('\n');
}

const link = { words: 'Insights', to: 'address', address: '/insights' } as const;

/** Whether the site has any of it, wherever it might show. */
async function shown() {
  const told = await toldOf();
  return {
    told: told.includes('/insights'),
    list: await isShown('/insights'),
    feed: (await readFeed()) !== undefined,
    picture: (await drawnPicture('/insights')) !== undefined,
    link: await linkAddress(link),
  };
}

const nothing = { told: false, list: false, feed: false, picture: false, link: undefined };
const all = { told: true, list: true, feed: true, picture: true, link: '/insights' };

afterAll(forgetArticles);

describe('nothing of articles shows', () => {
  test('on a fresh site', async () => {
    expect(await shown()).toEqual(nothing);
  });

  test('while all are drafts, whatever is published of categories and authors', async () => {
    const [category, author] = [await makeCategory('of-tests'), await makeAuthor('of-tests')];
    await makeArticle({
      slug: 'draft-of-tests',
      status: 'draft',
      more: { categories: [category.id], authors: [author.id] },
    });
    expect(await shown()).toEqual(nothing);
  });
});

describe('once one is published', () => {
  let id = '';
  beforeAll(async () => {
    const { docs } = await payload.find({
      collection: 'articles',
      where: { slug: { equals: 'draft-of-tests' } },
      draft: true,
      ...quietly,
    });
    id = docs[0]?.id ?? '';
    await payload.update({
      collection: 'articles',
      id,
      data: { _status: 'published' },
      ...quietly,
    });
  });

  test('it has its pages, and so have its category and its author', async () => {
    expect(await shown()).toEqual(all);
    const paths = (await listIndexablePaths()).map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/insights',
        '/insights/draft-of-tests',
        '/insights/category/of-tests',
        '/insights/author/of-tests',
      ]),
    );
  });

  test('it is dated by itself, and says how long it takes', async () => {
    const { publishedOn, readingMinutes } = await payload.findByID({
      collection: 'articles',
      id,
      depth: 0,
      ...quietly,
    });
    expect(Date.now() - Date.parse(publishedOn ?? '')).toBeLessThan(60_000);
    expect(readingMinutes).toBe(1);
  });

  test('a change of its slug leads on', async () => {
    const data = { slug: 'moved-of-tests', _status: 'published' } as const;
    await payload.update({ collection: 'articles', id, data, ...quietly });
    const { docs } = await payload.find({
      collection: 'redirects',
      where: { from: { equals: '/insights/draft-of-tests' } },
      depth: 0,
      ...quietly,
    });
    expect(docs.map(({ to }) => to?.reference)).toEqual([{ relationTo: 'articles', value: id }]);
  });

  test('visitors see what was published, and no draft of it', async () => {
    const data = { title: 'Quibblewort', _status: 'draft' } as const;
    await payload.update({ collection: 'articles', id, data, draft: true, ...quietly });
    const seen = { collection: 'articles', overrideAccess: false, draft: true } as const;
    expect(JSON.stringify(await payload.find(seen))).not.toContain('Quibblewort');
    const editor = { ...seen, user: await userWithRole('editor') };
    expect(JSON.stringify(await payload.find(editor))).toContain('Quibblewort');
  });

  test('all goes with it', async () => {
    const data = { _status: 'draft' } as const;
    await payload.update({ collection: 'articles', id, data, ...quietly });
    expect(await shown()).toEqual(nothing);
  });
});

test('a date publishes one, and a date takes it off', async () => {
  const { id } = await makeArticle({ slug: 'dated-of-tests', status: 'draft' });
  const user = { relationTo: 'users', value: (await userWithRole('editor')).id } as const;
  const due = async (type: 'publish' | 'unpublish') => {
    const input = { type, doc: { relationTo: 'articles', value: id }, user } as const;
    const waitUntil = new Date(Date.now() - 1000);
    await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil, overrideAccess: true });
    const where = { taskSlug: { equals: 'schedulePublish' } } as const;
    await payload.jobs.run({ where, silent: true, overrideAccess: true });
  };
  await due('publish');
  expect(await shown()).toEqual(all);
  await due('unpublish');
  expect(await shown()).toEqual(nothing);
});
