import 'server-only';

import type { Industry, Project } from '@/payload-types';
import type { PictureFiles } from '@/ui/picture';

import { cached, wholeInOrder } from './cached';
import { listDocuments } from './documents';
import { toPictures } from './picture';

export interface Screen {
  picture: PictureFiles;
  caption: string;
}

export type ProjectContent = Omit<Project, 'image' | 'darkImage' | 'industries'> & {
  image: PictureFiles;
  screens: Screen[];
  industries: Pick<Industry, 'title' | 'slug'>[];
};

/** A project that was read with its pictures and its industries. */
export const withPictures = (project: Project): ProjectContent => ({
  ...project,
  image: toPictures(project.image, project.darkImage),
  screens: (project.caseStudy?.screens ?? []).map(({ picture, darkPicture, caption }) => ({
    picture: toPictures(picture, darkPicture),
    caption,
  })),
  industries: (project.industries ?? []).flatMap((industry) =>
    typeof industry === 'string' ? [] : [{ title: industry.title, slug: industry.slug }],
  ),
});

/** Those whose case study tells how they were built, chapter by chapter. */
export const withChapters = (projects: readonly ProjectContent[]): ProjectContent[] =>
  projects.filter(
    ({ caseStudy, hasCaseStudy }) =>
      hasCaseStudy === true && (caseStudy?.chapters ?? []).length > 0,
  );

export const listProjects = async (): Promise<ProjectContent[]> =>
  (await listDocuments('projects')).map(withPictures);

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
