import 'server-only';

import type { Industry, Project } from '@/payload-types';
import type { PictureFiles } from '@/ui/picture';

import { asVisitor, cached, wholeInOrder } from './cached';
import { toPicture } from './picture';

export interface Screen {
  picture: PictureFiles;
  caption: string;
}

export type ProjectContent = Omit<Project, 'image' | 'industries'> & {
  image: PictureFiles;
  screens: Screen[];
  industries: Pick<Industry, 'title' | 'slug'>[];
};

const withPictures = (project: Project): ProjectContent => ({
  ...project,
  image: toPicture(project.image),
  screens: (project.caseStudy?.screens ?? []).map(({ picture, caption }) => ({
    picture: toPicture(picture),
    caption,
  })),
  industries: (project.industries ?? []).flatMap((industry) =>
    typeof industry === 'string' ? [] : [{ title: industry.title, slug: industry.slug }],
  ),
});

export const listProjects = cached(
  'listProjects',
  ['projects', 'media', 'industries'],
  async (payload): Promise<ProjectContent[]> => {
    const { docs } = await payload.find({
      collection: 'projects',
      depth: 1,
      ...wholeInOrder,
    });
    return docs.map(withPictures);
  },
);

/** A project that has a case study, so a page of its own (product, decision 6). */
export const getCaseStudy = cached(
  'getCaseStudy',
  ['projects', 'media', 'industries'],
  async (payload, slug: string): Promise<ProjectContent | null> => {
    const { docs } = await payload.find({
      collection: 'projects',
      where: { slug: { equals: slug }, hasCaseStudy: { equals: true } },
      limit: 1,
      depth: 1,
      ...asVisitor,
    });
    return docs[0] ? withPictures(docs[0]) : null;
  },
);

/** The case studies of an industry, in the portfolio's order. */
export const listCaseStudiesOf = cached(
  'listCaseStudiesOf',
  ['projects', 'media', 'industries'],
  async (payload, industry: string): Promise<ProjectContent[]> => {
    const { docs } = await payload.find({
      collection: 'projects',
      where: { 'industries.slug': { equals: industry }, hasCaseStudy: { equals: true } },
      depth: 1,
      ...wholeInOrder,
    });
    return docs.map(withPictures);
  },
);
