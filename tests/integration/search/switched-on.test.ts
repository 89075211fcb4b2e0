import '../../support/without-next';

import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';

import { GET as pagesOfSite } from '@/app/%5Fpages/route';
import { GET as llms } from '@/app/llms.txt/route';
import sitemap from '@/app/sitemap';
import { isSearchOn, linkAddress } from '@/site/content';

import { quietly } from '../../support/content/articles';
import { payload } from '../../support/payload';

const setSearch = (hasSearch: boolean) =>
  payload.updateGlobal({ slug: 'site-settings', data: { hasSearch }, ...quietly });

afterEach(() => setSearch(false));

const link = { words: 'Find it', to: 'address', address: '/search' } as const;

async function shown() {
  const [map, list, index] = await Promise.all([sitemap(), pagesOfSite(), llms()]);
  return {
    isOn: await isSearchOn(),
    known: z
      .array(z.string())
      .parse(await list.json())
      .includes('/search'),
    link: await linkAddress(link),
    listed: `${JSON.stringify(map)} ${await index.text()}`.includes('/search'),
  };
}

test('on a fresh site there is no search, and no link leads to one', async () => {
  expect(await shown()).toEqual({ isOn: false, known: false, link: undefined, listed: false });
});

test('once it is on there is, and search engines are told of none of its pages', async () => {
  await setSearch(true);
  expect(await shown()).toEqual({ isOn: true, known: true, link: '/search', listed: false });
});
