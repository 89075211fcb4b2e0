import type { Article } from '@/payload-types';
import { beginningOf } from '@/platform/plain-text';

import { paragraphsOf } from '../../../texts/paragraphs';
import { leadingTo } from '../plan/addresses';
import type { WaitingPost } from '../plan/waiting';
import { documentsOf, pathsOf } from '../records/imports';
import type { Note } from '../records/table';
import { toRichText } from '../text/to-rich-text';
import type { Step } from './step';

/** As much as the fields of an article take. */
const most = { summary: 300, tags: 8, tag: 40 } as const;
export const mostCategories = 3;

/** So many words WordPress shows of a post without an excerpt. */
const excerptWords = 55;

/** The text of an article, with the pictures that are in by now. */
export async function textOf({ payload, running }: Step, post: WaitingPost) {
  const keys = new Set([...Object.values(post.pictures), ...(post.cover ? [post.cover] : [])]);
  const documents = await documentsOf([...keys]);
  const there = new Set<string>();
  for (const id of documents.values()) {
    const where = { id: { equals: id } };
    const { totalDocs } = await payload.count({ collection: 'media', where, overrideAccess: true });
    if (totalDocs > 0) there.add(id);
  }
  const idOf = (key: string | null | undefined): string | undefined => {
    const id = documents.get(key ?? '');
    return id !== undefined && there.has(id) ? id : undefined;
  };
  const [pictures, galleries] = [post.pictures, post.galleries].map(
    (given) => new Map(Object.entries(given)),
  );
  const made = toRichText({
    html: post.content,
    footnotes: post.footnotes,
    picture: (address) => idOf(pictures?.get(address)),
    link: leadingTo(await pathsOf(running.id), running.site),
    pictureOf: (id) => galleries?.get(id),
  });
  return { ...made, cover: idOf(post.cover) };
}

/** Its excerpt, else its first words. */
export function summaryOf(post: WaitingPost, body: Article['body']): string {
  const words = paragraphsOf(body).join(' ').trim().split(/\s+/);
  const begin = words.slice(0, excerptWords).join(' ') + (words.length > excerptWords ? ' …' : '');
  const summary = post.excerpt || begin;
  if (summary.length <= most.summary) return summary;
  return `${beginningOf(summary, most.summary - 2).replace(/\s+\S*$/, '')} …`;
}

export const tagsOf = ({ tags }: WaitingPost): string[] =>
  tags.filter(({ length }) => length <= most.tag).slice(0, most.tags);

/** What somebody has to look at who knows the post. */
export function notesOf(post: WaitingPost, unknown: readonly string[]): Note[] {
  const of = post.title || 'Untitled';
  const categories = post.categories.slice(mostCategories).map(({ name }) => name);
  const tags = post.tags.filter((tag) => !tagsOf(post).includes(tag));
  return [
    post.lacksCover &&
      'Its cover is not in the file: choose one here, or export “All content” and give that.',
    unknown.length > 0 &&
      `Short codes that mean nothing here stand in it as text: ${listed(unknown)}. Replace them.`,
    categories.length > 0 &&
      `It has ${mostCategories} categories, as many as an article may have. Left out: ${listed(categories)}.`,
    tags.length > 0 &&
      `It has as many tags as an article may have, each of at most ${most.tag} letters. Left out: ${listed(tags)}.`,
  ].flatMap((problem) => (problem === false ? [] : [{ of, problem }]));
}

const listed = (names: readonly string[]): string => names.slice(0, 20).join(', ');
