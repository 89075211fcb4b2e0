import type { OutgoingHttpHeaders } from 'node:http';

/**
 * What Next says of an answer besides the page itself (read in 16.4.6: server/response-cache,
 * server/lib/cache-control). Nothing else tells whether a page is public, and how old it is.
 */
export const cacheStateHeader = 'X-Nextjs-Cache';

/** What Next's router asks of an answer: no browser reads it of a document. */
export const routerHeaders = ['X-Nextjs-Prerender', 'X-Nextjs-Stale-Time'];

const name = 'x-nextjs-cache';

/** Next has it from its cache, or has made it for the cache. */
export const isCached = (headers: OutgoingHttpHeaders): boolean => headers[name] !== undefined;

/** Next sends an old answer and makes the new one in the background. */
export const isStale = (headers: OutgoingHttpHeaders): boolean => headers[name] === 'STALE';

/** Next has made it just now: for this visit, or for one that asked a moment before. */
export const isFresh = (headers: OutgoingHttpHeaders): boolean => headers[name] === 'MISS';

/** Next's own address of `global-not-found.tsx`: always there, always rendered on the server. */
export const notFoundPath = '/_not-found';
