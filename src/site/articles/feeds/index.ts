export { feedPaths } from './feed-paths';
export { toJsonFeed } from './json-feed';
export { readFeed, whole } from './read-feed';
export { toRss } from './rss';
