import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { toJsonFeed } from '@/site/articles/feeds/json-feed';
import { toRss } from '@/site/articles/feeds/rss';
import type { Feed } from '@/site/articles/feeds/feed';

import { parseXml, type XmlElement } from '../../support/content/xml';

const published = new Date('2026-11-03T12:00:00Z');

const feed: Feed = {
  title: 'Insights & “more” | Ours',
  description: 'What <we> have learnt.',
  home: 'https://site.example/insights',
  language: 'en-GB',
  items: [
    {
      url: 'https://site.example/insights/one',
      title: 'A < B & “C” ]]>',
      summary: 'One\u0000 line\u000b.',
      html: '<h2>Part</h2><p>Fish &amp; chips ]]&gt; <a href="https://x.example/?a=1&amp;b=2">x</a></p>',
      published,
      changed: new Date('2026-11-20T12:00:00Z'),
      authors: [{ name: 'A & B', url: 'https://site.example/insights/author/a-b' }],
      tags: ['Costs', 'R&D'],
      image: 'https://site.example/api/media/file/cover.webp',
    },
    {
      url: 'https://site.example/insights/two',
      title: 'Two',
      summary: 'Two lines.',
      html: '<p>Two.</p>',
      published: new Date('2026-10-01T12:00:00Z'),
      changed: undefined,
      authors: [],
      tags: [],
      image: undefined,
    },
  ],
};

describe('RSS 2.0', () => {
  const own = 'https://site.example/insights/feed.xml';
  const root = parseXml(toRss(feed, own));
  const [channel] = root.children;
  const items = channel?.children.filter(({ name }) => name === 'item') ?? [];
  const texts = (element: XmlElement | undefined, name: string) =>
    (element?.children ?? []).filter((each) => each.name === name).map(({ text }) => text);

  test('has what a channel must have, and says where it stands', () => {
    expect([root.name, root.attributes['version'], root.children.length]).toEqual([
      'rss',
      '2.0',
      1,
    ]);
    for (const [name, text] of [
      ['title', feed.title],
      ['link', feed.home],
      ['description', feed.description],
      ['language', 'en-gb'],
      ['lastBuildDate', 'Fri, 20 Nov 2026 12:00:00 GMT'],
    ] as const)
      expect([name, texts(channel, name)]).toEqual([name, [text]]);
    const self = channel?.children.find(({ name }) => name === 'atom:link');
    expect(self?.attributes).toEqual({ href: own, rel: 'self', type: 'application/rss+xml' });
  });

  test('says of each item what it is, once, with no sign that XML refuses', () => {
    const [first, second] = items;
    expect(texts(first, 'title')).toEqual(['A < B & “C” ]]>']);
    expect(texts(first, 'description')).toEqual(['One line.']);
    expect(texts(first, 'content:encoded')).toEqual([feed.items[0]?.html]);
    expect(texts(first, 'dc:creator')).toEqual(['A & B']);
    expect(texts(first, 'category')).toEqual(['Costs', 'R&D']);
    expect(texts(first, 'author')).toEqual([]);
    // RFC 822, with the year of four digits that RSS prefers.
    expect(texts(first, 'pubDate')).toEqual(['Tue, 03 Nov 2026 12:00:00 GMT']);
    const guids = items.map(({ children }) => children.find(({ name }) => name === 'guid'));
    expect(guids.map((guid) => [guid?.text, guid?.attributes])).toEqual(
      feed.items.map(({ url }) => [url, { isPermaLink: 'true' }]),
    );
    expect(texts(second, 'dc:creator')).toEqual([]);
  });

  test('uses no prefix that it does not explain', () => {
    const prefixes = new Set<string>();
    const walk = ({ name, children }: XmlElement): void => {
      if (name.includes(':')) prefixes.add(name.split(':')[0] ?? '');
      for (const child of children) walk(child);
    };
    walk(root);
    const explained = Object.keys(root.attributes).map((name) => name.replace('xmlns:', ''));
    expect(explained).toEqual(expect.arrayContaining([...prefixes]));
  });
});

/** What jsonfeed.org/version/1.1 asks for; nothing else stands in ours. */
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  language: z.string(),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: z.url(),
      title: z.string(),
      summary: z.string(),
      content_html: z.string(),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime().optional(),
      authors: z
        .array(z.strictObject({ name: z.string(), url: z.url() }))
        .min(1)
        .optional(),
      tags: z.array(z.string()).min(1).optional(),
      image: z.url().optional(),
    }),
  ),
});

test('JSON Feed 1.1 has what it must have, and every item an id of its own', () => {
  const text = JSON.stringify(toJsonFeed(feed, 'https://site.example/insights/feed.json'));
  const made = jsonFeed.parse(JSON.parse(text));
  expect(new Set(made.items.map(({ id }) => id)).size).toBe(2);
  expect(made.items[0]).toMatchObject({
    date_published: '2026-11-03T12:00:00.000Z',
    date_modified: '2026-11-20T12:00:00.000Z',
    authors: [{ name: 'A & B' }],
    tags: ['Costs', 'R&D'],
  });
  expect(Object.keys(made.items[1] ?? {})).toEqual([
    'id',
    'url',
    'title',
    'summary',
    'content_html',
    'date_published',
  ]);
});
