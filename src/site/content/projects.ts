import 'server-only';

import type { Project } from '@/payload-types';
import type { PictureFiles } from '@/ui/picture';

import { asVisitor, cached, wholeInOrder } from './cached';
import { toPicture } from './picture';

export interface Screen {
  picture: PictureFiles;
  caption: string;
}

export type ProjectContent = Omit<Project, 'image'> & { image: PictureFiles; screens: Screen[] };

const withPictures = (project: Project): ProjectContent => ({
  ...project,
  image: toPicture(project.image),
  screens: (project.caseStudy?.screens ?? []).map(({ picture, caption }) => ({
    picture: toPicture(picture),
    caption,
  })),
});

export const listProjects = cached(
  'listProjects',
  ['projects', 'media'],
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
  ['projects', 'media'],
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
