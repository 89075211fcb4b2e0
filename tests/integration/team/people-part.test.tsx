import '../../support/without-next';

import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Author, PeopleBlock } from '@/payload-types';
import { PeoplePart } from '@/site/blocks/people';
import { getDocument, isShown, listTeam } from '@/site/content';

import { forgetArticles, makeArticle, quietly } from '../../support/content/articles';
import { payload } from '../../support/payload';

const make = (slug: string, more: Partial<Author> = {}) =>
  payload.create({
    collection: 'authors',
    data: { title: `Person ${slug}`, role: 'Engineer', slug, _status: 'published', ...more },
    draft: more._status === 'draft',
    ...quietly,
  });

const drawn = async (people?: readonly string[]): Promise<string> => {
  const block: PeopleBlock = {
    blockType: 'people',
    heading: 'Who does the work',
    ...(people && { people: [...people] }),
  };
  const shown = await PeoplePart({ block, id: 'people', path: '/about' });
  return shown === null ? '' : renderToStaticMarkup(shown);
};

/** The names in the order of the page. */
const namesIn = (html: string) =>
  [...html.matchAll(/<h3[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, name]) => name);

const ids: Record<string, string> = {};

beforeAll(async () => {
  const { docs } = await payload.find({ collection: 'media', limit: 1, ...quietly });
  const portrait = docs[0]?.id ?? '';
  const links = [{ label: 'Profile', url: 'https://example.com/first' }];
  const all = {
    first: await make('first-of-tests', { portrait, links, placeholder: true }),
    second: await make('second-of-tests', { about: 'Mends what breaks.' }),
    guest: await make('guest-of-tests', { isOnTeam: false }),
    draft: await make('draft-of-tests', { _status: 'draft' }),
  };
  for (const [name, { id }] of Object.entries(all)) ids[name] = id;
});
afterAll(forgetArticles);

test('nobody of the samples is on the site', async () => {
  const names = (await listTeam()).filter(({ isOnTeam }) => isOnTeam).map(({ name }) => name);
  expect(names).toEqual(['Person first-of-tests', 'Person second-of-tests']);
  expect(await getDocument('pages', 'about')).toBeNull();
});

test('the whole team stands where nobody is picked, without guests and drafts', async () => {
  const html = await drawn();
  expect(namesIn(html)).toEqual(['Person first-of-tests', 'Person second-of-tests']);
  expect(html).toContain('Mends what breaks.');
  expect(html).toContain('href="https://example.com/first"');
  expect(html).toMatch(/<img[^>]+alt="[^"]+"/);
  // The one that was made up says so.
  expect(html.match(/data-nosnippet/g)).toHaveLength(1);
});

test('those that were picked stand in that order, a guest among them', async () => {
  const { guest = '', draft = '', first = '' } = ids;
  expect(namesIn(await drawn([guest, draft, first]))).toEqual([
    'Person guest-of-tests',
    'Person first-of-tests',
  ]);
  expect(await drawn([draft])).toBe('');
});

test('who signs a published article is linked to the page of an author, and nobody else', async () => {
  expect(await drawn()).not.toContain('/insights/author/');
  await makeArticle({
    slug: 'signed-of-tests',
    status: 'published',
    more: { authors: [ids['second'] ?? ''] },
  });
  expect(await isShown('/insights')).toBe(true);
  const html = await drawn();
  expect(html.match(/\/insights\/author\/[a-z-]+/g)).toEqual(['/insights/author/second-of-tests']);
});
