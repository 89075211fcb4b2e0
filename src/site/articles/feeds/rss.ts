import type { Feed, FeedItem } from './feed';

/** What XML 1.0 has no way to write. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udfff]/gu;

const escaped = (text: string): string =>
  text
    .replaceAll(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${escaped(text)}</${name}>`;

/**
 * A feed as RSS 2.0, with whole texts (content:encoded) and names of authors (dc:creator): RSS itself
 * asks for their email addresses.
 * @param own the address of the feed
 */
export function toRss({ title, description, home, language, items }: Feed, own: string): string {
  const latest = items.map(({ changed, published }) => Number(changed ?? published));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', home),
    element('description', description),
    element('language', language.toLowerCase()),
    ...(latest.length > 0
      ? [element('lastBuildDate', new Date(Math.max(...latest)).toUTCString())]
      : []),
    `<atom:link href="${escaped(own)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(toItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

const toItem = ({ url, title, summary, html, published, authors, tags }: FeedItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    element('guid', url, ' isPermaLink="true"'),
    element('pubDate', published.toUTCString()),
    ...authors.map(({ name }) => element('dc:creator', name)),
    ...tags.map((tag) => element('category', tag)),
    element('description', summary),
    element('content:encoded', html),
    '</item>',
  ].join('\n');
