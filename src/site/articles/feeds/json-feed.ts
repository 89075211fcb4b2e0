import type { Feed, FeedItem } from './feed';

/**
 * A feed as JSON Feed 1.1 (jsonfeed.org).
 * @param own the address of the feed
 */
export const toJsonFeed = ({ title, description, home, language, items }: Feed, own: string) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title,
  description,
  home_page_url: home,
  feed_url: own,
  language,
  items: items.map(toItem),
});

const toItem = (item: FeedItem) => ({
  id: item.url,
  url: item.url,
  title: item.title,
  summary: item.summary,
  content_html: item.html,
  date_published: item.published.toISOString(),
  ...(item.changed && { date_modified: item.changed.toISOString() }),
  ...(item.authors.length > 0 && { authors: item.authors }),
  ...(item.tags.length > 0 && { tags: item.tags }),
  ...(item.image !== undefined && { image: item.image }),
});
