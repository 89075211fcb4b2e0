import type { MetadataRoute } from 'next';

import { listIndustries, listLegalPaths, listProjects } from '@/site/content';
import { env } from '@/env';

const fixed = ['/', '/industries', '/work', '/quote', '/image-gallery'];

/** Every public page, those that editors add included. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [legal, industries, projects] = await Promise.all([
    listLegalPaths(),
    listIndustries(),
    listProjects(),
  ]);
  const paths = [
    ...fixed,
    ...legal.map((slug) => `/${slug}`),
    ...industries.map(({ slug }) => `/industries/${slug}`),
    ...projects.filter(({ hasCaseStudy }) => hasCaseStudy).map(({ slug }) => `/work/${slug}`),
  ];
  return paths.map((path) => ({ url: new URL(path, env.SERVER_URL).href }));
}
