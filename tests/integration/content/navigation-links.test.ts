import { afterEach, expect, test, vi } from 'vitest';

import { findWaitingWork } from '@/panel/dashboard/waiting-work';
import type { Navigation } from '@/payload-types';

import { payload, userWithRole } from '../../support/payload';
import { publishPage } from '../../support/content/composed-page';

const quiet = { context: { disableRevalidate: true }, overrideAccess: true, depth: 0 } as const;
const navigation = { slug: 'navigation', ...quiet } as const;

const made: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const remove of made.splice(0).reverse()) await remove();
});

type Links = NonNullable<NonNullable<Navigation['menu']>['links']>;

async function addToMenu(...links: Links) {
  const { menu } = await payload.findGlobal(navigation);
  made.push(() => payload.updateGlobal({ ...navigation, data: { menu } }));
  return payload.updateGlobal({
    ...navigation,
    data: { menu: { ...menu, links: [...(menu?.links ?? []), ...links] } },
  });
}

const waiting = async () =>
  (await findWaitingWork(payload, await userWithRole('editor'))).find(
    ({ what }) => what === 'navigation with links that lead nowhere',
  );

test('a link that leads to a document names it, also when somebody typed its address', async () => {
  const { footer } = await payload.findGlobal(navigation);
  const [privacy] = footer?.legalLinks ?? [];
  expect(privacy?.link).toMatchObject({
    words: 'Privacy',
    to: 'page',
    page: { relationTo: 'legal-pages' },
  });
  expect(footer?.companyLinks?.map(({ link }) => [link.words, link.address])).toEqual([
    ['Home', '/'],
    ['Services', '/#services'],
    ['Our Work', '/work'],
    ['Contact', '/#contact'],
  ]);
});

test('a link to a page that is taken off the site is counted on the dashboard', async () => {
  const { id } = await publishPage('led-to');
  made.push(() => payload.delete({ collection: 'pages', id, ...quiet }));
  const page = { relationTo: 'pages', value: id } as const;
  await addToMenu({ blockType: 'link', link: { words: 'Led', to: 'page', page } });
  expect(await waiting()).toBeUndefined();
  await payload.update({ collection: 'pages', id, data: { _status: 'draft' }, ...quiet });
  expect(await waiting()).toMatchObject({ count: 1, href: '/cms/globals/navigation' });
});

test('a header that would break is refused', async () => {
  const words = 'A link of thirty letters, yes.';
  await expect(
    addToMenu({ blockType: 'link', link: { words, to: 'address', address: '/work' } }),
  ).rejects.toThrow(/Links/);
});

test('an entry of the menu may hold a list of links, ten at most, which follow their pages', async () => {
  const { id } = await publishPage('in-a-list');
  made.push(() => payload.delete({ collection: 'pages', id, ...quiet }));
  const row = { link: { words: 'In a list', to: 'address' as const, address: '/in-a-list' } };
  const list = (count: number) => ({
    blockType: 'list' as const,
    words: 'More',
    links: Array.from({ length: count }, () => row),
  });
  const { menu } = await addToMenu(list(10));
  const added = menu?.links?.at(-1);
  expect(added?.blockType === 'list' && added.links[9]?.link).toMatchObject({
    to: 'page',
    page: { relationTo: 'pages', value: id },
  });
  expect(await waiting()).toBeUndefined();
  await payload.update({ collection: 'pages', id, data: { _status: 'draft' }, ...quiet });
  expect(await waiting()).toMatchObject({ count: 1 });
  for (const count of [0, 11]) await expect(addToMenu(list(count))).rejects.toThrow(/Links/);
  const wordless = { link: { ...row.link, words: '' } };
  await expect(addToMenu({ ...list(0), links: [wordless] })).rejects.toThrow(/Words/);
});

test('many links ask the database no more than one does', async () => {
  const { footer } = await payload.findGlobal(navigation);
  made.push(() => payload.updateGlobal({ ...navigation, data: { footer } }));
  const reads = async (count: number) => {
    const find = vi.spyOn(payload, 'find');
    const companyLinks = Array.from({ length: count }, (_, at) => ({
      blockType: 'link' as const,
      link: { words: `To ${at}`, to: 'address' as const, address: `/no-page-${at}` },
    }));
    await payload.updateGlobal({ ...navigation, data: { footer: { ...footer, companyLinks } } });
    const { length } = find.mock.calls;
    find.mockRestore();
    return length;
  };
  expect(await reads(8)).toBe(await reads(1));
});
