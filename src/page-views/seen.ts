/** Where a page says that it is seen, if it was fetched ahead (src/site/consent/tell-prefetched.ts). */
export const seenPath = '/api/page-seen';
