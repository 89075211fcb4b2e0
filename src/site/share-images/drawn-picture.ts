import { fillIn } from '@/forms/reply-template';
import { toBuildingName } from '~/collections/fields/building-names';

import {
  getCaseStudy,
  getGalleryPage,
  getHomePage,
  getIndustriesPage,
  getIndustry,
  getLegalPage,
  getQuotePage,
  getSiteSettings,
  getSmallWords,
  getWorkPage,
  listIndustries,
} from '../content';
import type { ShareImageProps } from './share-image';

type Shown = Pick<ShareImageProps, 'title'> & Partial<ShareImageProps>;

const headings: Record<string, () => Promise<string>> = {
  '/': async () => (await getHomePage()).hero.headline,
  '/industries': async () => (await getIndustriesPage()).heading,
  '/work': async () => (await getWorkPage()).heading,
  '/quote': async () => (await getQuotePage()).heading,
  '/image-gallery': async () => (await getGalleryPage()).heading,
};

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

async function shownOf(path: string): Promise<Shown | undefined> {
  const heading = headings[path];
  if (heading !== undefined) return { title: await heading() };
  const [, first = '', second, ...more] = path.split('/');
  if (more.length > 0) return undefined;
  if (second === undefined) return titleOf(await getLegalPage(first));
  if (first === 'industries') return industryPicture(second);
  if (first !== 'work') return undefined;
  const project = await getCaseStudy(second);
  return project ? { title: project.caseStudy?.headline ?? project.title } : undefined;
}

const titleOf = (page: { title: string } | null): Shown | undefined =>
  page === null ? undefined : { title: page.title };

async function industryPicture(slug: string): Promise<Shown | undefined> {
  const [industry, { everywhere }] = await Promise.all([getIndustry(slug), getSmallWords()]);
  if (industry === null) return undefined;
  const { layers, building, title: words, seed } = industry.drawing;
  return {
    title: fillIn(everywhere.industryTitle, { industry: industry.title }),
    words,
    ground: { layers: layers.length, seed, buildings: [toBuildingName(building)] },
  };
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
