export const feedPaths = { rss: '/insights/feed.xml', json: '/insights/feed.json' } as const;

/** By what readers of feeds find these, for the metadata of a page. */
export const feedLinks = {
  'application/rss+xml': feedPaths.rss,
  'application/feed+json': feedPaths.json,
} as const;
