import 'server-only';

import type { Project } from '@/payload-types';
import type { PictureFiles } from '@/ui/picture';

import { asVisitor, cached, wholeInOrder } from './cached';
import { toPicture } from './picture';

export type ProjectContent = Omit<Project, 'image'> & { image: PictureFiles };

const withPicture = (project: Project): ProjectContent => ({
  ...project,
  image: toPicture(project.image),
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
    return docs.map(withPicture);
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
    return docs[0] ? withPicture(docs[0]) : null;
  },
);
