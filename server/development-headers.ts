import { env } from '@/env';
import { draftCookie } from '@/platform/next/draft-mode';
import { areasWith } from './areas';
import { ofUnlistedSite } from './search-engines';
import { securityHeaders } from './security-headers';

/** `next dev` writes scripts into its pages, and evaluates those that change. */
const inlineScripts = ["'unsafe-inline'", "'unsafe-eval'"];

const previewId = 'of-development';
const cookies = [{ type: 'cookie', key: draftCookie }];
/** By the whole first part of an address: `/api-development` is a page. */
const publicPages = '/((?!(?:admin|cms|api|_next)(?:/|$)).*)';

/** Places of the site, as Next's configuration takes them, with a visit to each. */
const places = [
  { place: { source: '/admin/:path*' }, path: '/admin' },
  { place: { source: '/admin/mail-frame/:path*' }, path: '/admin/mail-frame' },
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
 * What production says with its pages, for development: what is not loaded from elsewhere there is not
 * loaded here either (next.config.mjs). Inline code is not told apart: every page has React, and the
 * scripts that Next writes for it.
 */
export const developmentHeaders = places.map(({ place, path, cookie }) => {
  const { policy, headers = [] } = areaOf(path, { cookie });
  const said = new Map([
    ...securityHeaders(false),
    ...ofUnlistedSite,
    ...headers,
    ['Content-Security-Policy', policy(inlineScripts, [])],
  ]);
  return { ...place, headers: Array.from(said, ([key, value]) => ({ key, value })) };
});
