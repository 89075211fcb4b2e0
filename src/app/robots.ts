import type { MetadataRoute } from 'next';

import { env } from '@/env';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', '/api/media/'], disallow: ['/admin', '/cms', '/api/'] },
    sitemap: new URL('/sitemap.xml', env.SERVER_URL).href,
  };
}
