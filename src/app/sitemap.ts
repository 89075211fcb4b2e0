import type { MetadataRoute } from 'next';

import { listIndexablePaths } from '@/site/content';
import { env } from '@/env';

/** Every page that search engines may list, those that editors add included. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = await listIndexablePaths();
  return pages.map(({ path, updatedAt }) => ({
    url: new URL(path, env.SERVER_URL).href,
    lastModified: updatedAt,
  }));
}
