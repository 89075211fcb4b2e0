export { feedPaths } from './feed-paths';
export { toJsonFeed } from './json-feed';
export { readFeed } from './read-feed';
export { toRss } from './rss';
export { whole } from './html';
