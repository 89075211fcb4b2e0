import type { HomePage, Industry } from '@/payload-types';
import { homeSections } from '~/collections/sections/home-sections';
import { industrySections } from '~/collections/sections/industry-sections';
import { inFirstOrder } from '~/collections/sections/own-section';

export type HomeSection = NonNullable<HomePage['sections']>[number];
export type IndustrySection = NonNullable<Industry['sections']>[number];

/** The sections of the home page as editors put them in order. */
export const sectionsOfHome = ({ sections }: Pick<HomePage, 'sections'>): readonly HomeSection[] =>
  sections?.length ? sections : inFirstOrder(homeSections);

/** The same for the page of an industry. */
export const sectionsOfIndustry = ({
  sections,
}: Pick<Industry, 'sections'>): readonly IndustrySection[] =>
  sections?.length ? sections : inFirstOrder(industrySections);
