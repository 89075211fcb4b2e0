import { fillIn } from '@/forms/reply-template';
import { toBuildingName } from '~/collections/fields/building-names';
import {
  globalPages,
  pageCollections,
  pageTypes,
  type PageCollection,
} from '~/collections/page-types';
import type { ShareImageContent } from '~/collections/page-types/page-type';

import { getDocument, getHomePage, getSiteSettings, isShown, listIndustries } from '../content';
import { getSite, headingOf } from '../pages/site-facts';
import type { ShareImageProps } from './share-image';

/** The picture of a page: its title over a ground that no other page has. */
export async function drawnPicture(path: string): Promise<ShareImageProps | undefined> {
  const shown = await shownOf(path);
  if (shown === undefined) return undefined;
  const [{ brand }, { hero }, industries] = await Promise.all([
    getSiteSettings(),
    getHomePage(),
    listIndustries(),
  ]);
  const ground = {
    layers: hero.tools.length,
    seed: seedFrom(shown.title),
    buildings: industries.map(({ building }) => toBuildingName(building)),
  };
  return { brand, words: hero.oneLayer, ground, ...shown };
}

async function shownOf(path: string): Promise<ShareImageContent | undefined> {
  const global = globalPages.find((page) => page.path === path)?.global;
  if (global !== undefined)
    return (await isShown(path)) ? { title: await headingOf(global) } : undefined;
  const [, home = '', slug = ''] = /^((?:\/[^/]+)*\/)([^/]+)$/.exec(path) ?? [];
  for (const collection of pageCollections) {
    const shown = pageTypes[collection].home === home && (await ofDocument(collection, slug));
    if (shown) return shown;
  }
  return undefined;
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a document belongs to its type
async function ofDocument<Slug extends PageCollection>(
  collection: Slug,
  slug: string,
): Promise<ShareImageContent | undefined> {
  const document = await getDocument(collection, slug);
  if (document === null) return undefined;
  const { name, onShareImage } = pageTypes[collection];
  return onShareImage?.(document, await getSite()) ?? { title: name(document) };
}

const seedFrom = (text: string) =>
  Array.from(text).reduce((seed, character) => seed * 31 + (character.codePointAt(0) ?? 0), 7) %
  2 ** 31;

/**
 * What the picture shows, for those who do not see it.
 * @param description names {brand}, {title} and {words}
 */
export const altOf = ({ brand, title, words }: ShareImageProps, description: string): string =>
  fillIn(description, { brand, title, words });
