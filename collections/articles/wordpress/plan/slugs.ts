import type { Payload } from 'payload';

import { cleanText } from '@/platform/plain-text';

import { numbered, slugOf } from '../../../drafts/slugs';

/** The slugs of articles, those in drafts and in the trash among them. */
export async function takenSlugs(payload: Payload): Promise<Set<string>> {
  const as = {
    collection: 'articles',
    select: { slug: true },
    ...{ depth: 0, pagination: false, trash: true, overrideAccess: true },
  } as const;
  const [kept, drafts] = [await payload.find(as), await payload.find({ ...as, draft: true })];
  return new Set([...kept.docs, ...drafts.docs].map(({ slug }) => slug));
}

/** What an address says: `%C3%BCber-uns` is `über-uns`. PostgreSQL takes it: `%00` is nothing. */
export const decoded = (text: string): string => {
  try {
    return cleanText(decodeURIComponent(text));
  } catch {
    return text;
  }
};

/** The slug that a post wants: its own, else by its title. */
export const wantedSlug = (post: { slug: string; title: string; id: string }): string =>
  slugOf(decoded(post.slug)) || slugOf(post.title) || slugOf(`post-${post.id}`);

/** … and the one that it gets, which is taken from then on. */
export function freeSlug(wanted: string, taken: Set<string>): string {
  let number = 1;
  while (taken.has(numbered(wanted, number))) number += 1;
  const slug = numbered(wanted, number);
  taken.add(slug);
  return slug;
}
