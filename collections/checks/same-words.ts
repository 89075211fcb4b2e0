import { z } from 'zod';

import { globalPages, pageCollections } from '../page-types';
import type { Finding, SiteIndex } from './finding';

const words = z.string().nullish();
const page = z.object({
  title: words,
  description: words,
  summary: words,
  intro: words,
  meta: z.object({ title: words, description: words }).nullish(),
});

/** What a page is called and how it is described in results of search engines, as far as a document says so. */
export function saidInResults(slug: string, doc: unknown) {
  const { data } = page.safeParse(doc);
  // Those of globals stand in fields of their own, and two of them never say the same by themselves.
  const own = pageCollections.some((each) => each === slug) ? data : undefined;
  const first = (...given: (string | null | undefined)[]) =>
    given.map((each) => (each ?? '').trim()).find((each) => each !== '') ?? '';
  return {
    title: first(data?.meta?.title, own?.title),
    description: first(data?.meta?.description, own?.description, own?.summary, own?.intro),
  };
}

const kinds = [
  { of: 'title', name: 'title', path: 'meta.title' },
  { of: 'description', name: 'description', path: 'meta.description' },
] as const;

/** Two pages with the same words look like one in results: people and search engines take either. */
export function checkSameWords(
  slug: string,
  doc: unknown,
  { described }: SiteIndex,
  own: string | undefined,
): Finding[] {
  const isPage =
    pageCollections.some((each) => each === slug) ||
    globalPages.some(({ global }) => global === slug);
  if (!isPage) return [];
  const said = saidInResults(slug, doc);
  return kinds.flatMap(({ of, name, path }): Finding[] => {
    const text = plain(said[of]);
    const twin = described.find((each) => each.of !== own && plain(each[of]) === text);
    if (text === '' || twin === undefined) return [];
    const message = `${twin.path} has the same ${name} in results of search engines: write another one for one of the two.`;
    return [{ kind: 'same-words', path, message }];
  });
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** A page to which nothing leads is found by whoever knows its address. */
export const checkWayToIt = ({ orphans }: SiteIndex, own: string | undefined): Finding[] =>
  own !== undefined && orphans.includes(own)
    ? [
        {
          kind: 'orphan',
          path: 'slug',
          message:
            'No page, menu or list leads here. Link to it from a page that people read, or from Navigation.',
        },
      ]
    : [];
