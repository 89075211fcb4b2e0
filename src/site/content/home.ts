import 'server-only';

import type { Feature, HomePage, ProcessStep, Testimonial } from '@/payload-types';
import type { PictureFiles } from '@/ui/picture';

import { asVisitor, cached, wholeInOrder } from './cached';
import { fillProjectCount } from './project-count';
import { toPicture } from './picture';

export type HomeContent = Omit<HomePage, 'portfolio'> & {
  portfolio: Omit<HomePage['portfolio'], 'image'> & { image: PictureFiles };
};

export const getHomePage = cached(
  'getHomePage',
  ['home-page', 'media', 'projects'],
  async (payload): Promise<HomeContent> => {
    const page = await payload.findGlobal({ slug: 'home-page', depth: 1, ...asVisitor });
    const { totalDocs } = await payload.count({ collection: 'projects', ...asVisitor });
    const portfolio = {
      ...page.portfolio,
      heading: fillProjectCount(page.portfolio.heading, totalDocs),
      text: fillProjectCount(page.portfolio.text, totalDocs),
      image: toPicture(page.portfolio.image),
    };
    return { ...page, portfolio };
  },
);

export const listFeatures = cached(
  'listFeatures',
  ['features'],
  async (payload): Promise<Feature[]> => {
    const { docs } = await payload.find({
      collection: 'features',
      depth: 0,
      ...wholeInOrder,
    });
    return docs;
  },
);

export const listProcessSteps = cached(
  'listProcessSteps',
  ['process-steps'],
  async (payload): Promise<ProcessStep[]> => {
    const { docs } = await payload.find({
      collection: 'process-steps',
      depth: 0,
      ...wholeInOrder,
    });
    return docs;
  },
);

export const listTestimonials = cached(
  'listTestimonials',
  ['testimonials'],
  async (payload): Promise<Testimonial[]> => {
    const { docs } = await payload.find({
      collection: 'testimonials',
      depth: 0,
      ...wholeInOrder,
    });
    return docs;
  },
);
