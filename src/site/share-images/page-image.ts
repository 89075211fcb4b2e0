import { toBuildingName } from '~/collections/fields/building-names';
import { picture } from './ground-picture';
import { shareImage, type ShareImageProps } from './share-image';
import { getHomePage, getSiteSettings, listIndustries } from '../content';

/** What each opengraph-image.tsx tells Next about its picture. */
export const size = { width: picture.width, height: picture.height };
export const contentType = 'image/png';
export const alt =
  'The page’s title over a section through the ground, whose many thin layers become one yellow layer';

/** The picture of a page: its title over a ground that no other page has. */
export async function pageImage(
  title: string,
  own: Partial<Pick<ShareImageProps, 'words' | 'ground'>> = {},
) {
  const [{ brand }, { hero }, industries] = await Promise.all([
    getSiteSettings(),
    getHomePage(),
    listIndustries(),
  ]);
  const ground = {
    layers: hero.tools.length,
    seed: seedFrom(title),
    buildings: industries.map(({ building }) => toBuildingName(building)),
  };
  return shareImage({ brand, title, words: hero.oneLayer, ground, ...own });
}

const seedFrom = (text: string) =>
  Array.from(text).reduce((seed, character) => seed * 31 + (character.codePointAt(0) ?? 0), 7) %
  2 ** 31;
