import { env } from '@/env';
import { draftCookie } from '@/platform/next/draft-mode';
import { areasWith } from './areas';

/** `next dev` writes scripts into its pages, and evaluates those that change. */
const inlineScripts = ["'unsafe-inline'", "'unsafe-eval'"];

const previewId = 'of-development';
const cookies = [{ type: 'cookie', key: draftCookie }];
const publicPages = '/((?!admin|cms|api|_next).*)';

/** Places of the site, as Next's configuration takes them, with a visit to each. */
const places = [
  { place: { source: '/admin/:path*' }, path: '/admin' },
  { place: { source: '/cms/:path*' }, path: '/cms' },
  { place: { source: publicPages, missing: cookies }, path: '/' },
  {
    place: { source: publicPages, has: cookies },
    path: '/',
    cookie: `${draftCookie}=${previewId}`,
  },
];

const areaOf = areasWith({
  secure: false,
  analyticsId: env.ANALYTICS_ID,
  previewId,
  keepsReact: () => true,
});

/**
 * The content security policies of development: what production does not load from elsewhere is not
 * loaded here either (next.config.mjs). Inline code is not told apart: every page has React, and the
 * scripts that Next writes for it.
 */
export const developmentHeaders = places.map(({ place, path, cookie }) => {
  const value = areaOf(path, { cookie }).policy(inlineScripts, []);
  return { ...place, headers: [{ key: 'Content-Security-Policy', value }] };
});
