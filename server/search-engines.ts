import { env } from '@/env';

/** For search engines that come although robots.txt sends them away. */
export const unlisted = ['X-Robots-Tag', 'noindex, nofollow'] as const;

/**
 * Of every answer of a copy that is not the site itself, such as one to try things on. robots.txt lets
 * search engines in all the same: who is sent away reads no header, and may list the bare address.
 */
export const ofUnlistedSite = env.SEARCH_ENGINES ? [] : [unlisted];
