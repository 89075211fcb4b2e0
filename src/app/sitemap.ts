import type { MetadataRoute } from 'next';

import { listIndustries, listProjects } from '@/site/content';
import { env } from '@/env';

const fixed = [
  '/',
  '/industries',
  '/work',
  '/quote',
  '/image-gallery',
  '/competition-1',
  '/privacy',
  '/terms',
  '/disclaimer',
  '/accessibility',
];

/** Every public page, those that editors add included. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [industries, projects] = await Promise.all([listIndustries(), listProjects()]);
  const paths = [
    ...fixed,
    ...industries.map(({ slug }) => `/industries/${slug}`),
    ...projects.flatMap(({ internalLink }) => internalLink ?? []),
  ];
  return paths.map((path) => ({ url: new URL(path, env.SERVER_URL).href }));
}
