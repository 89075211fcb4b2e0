import 'server-only';

import type { HomePage } from '@/payload-types';
import type { PictureFiles } from '@/ui/picture';

import { asVisitor, cached, listRead } from './cached';
import { fillProjectCount } from './project-count';
import { toPictures } from './picture';

export type HomeContent = Omit<HomePage, 'portfolio'> & {
  portfolio: Omit<HomePage['portfolio'], 'image' | 'darkImage'> & {
    image: PictureFiles;
    /** Whether any of the projects that it counts is made up. */
    placeholder: boolean;
  };
};

export const getHomePage = cached(
  'getHomePage',
  ['home-page', 'media', 'projects'],
  async (payload): Promise<HomeContent> => {
    const page = await payload.findGlobal({ slug: 'home-page', depth: 1, ...asVisitor });
    const { totalDocs } = await payload.count({ collection: 'projects', ...asVisitor });
    const invented = await payload.count({
      collection: 'projects',
      where: { placeholder: { equals: true } },
      ...asVisitor,
    });
    const { image, darkImage, ...texts } = page.portfolio;
    const portfolio = {
      ...texts,
      heading: fillProjectCount(texts.heading, totalDocs),
      text: fillProjectCount(texts.text, totalDocs),
      image: toPictures(image, darkImage),
      placeholder: invented.totalDocs > 0,
    };
    return { ...page, portfolio };
  },
);

export const listFeatures = listRead('features');
export const listProcessSteps = listRead('process-steps');
