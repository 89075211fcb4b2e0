import { setImmediate as breathe } from 'node:timers/promises';

import type { Payload } from 'payload';

import { beginningOf } from '@/platform/plain-text';

import type { ExportedPost, WordPressExport } from '../file/export';
import type { GivenFiles } from '../given/given-files';
import type { ZipEntry } from '../given/read-zip';
import { documentsOf, type ImportItem } from '../records/imports';
import type { Found } from '../records/table';
import { shownIn } from '../text/to-rich-text';
import { pathAt, pathsOf } from './addresses';
import { cutName, foldName, namesHere } from './names';
import { keyOf, MediaLibrary } from './pictures';
import { decoded, freeSlug, takenSlugs, wantedSlug } from './slugs';
import type { WaitingPicture, WaitingPost, WaitingRedirect } from './waiting';

export interface Plan {
  readonly found: Found;
  readonly items: readonly ImportItem[];
  readonly paths: Readonly<Record<string, string>>;
  /** Of the pictures that somebody gave, by their keys. */
  readonly files: ReadonlyMap<string, ZipEntry>;
}

const longest = { alt: 300 } as const;

/** What would come of an export, and what waits for that. Nothing is written. */
export async function planImport(
  payload: Payload,
  file: WordPressExport,
  given: GivenFiles,
): Promise<Plan> {
  const keyOfPost = ({ id }: { id: string }) => `${file.site} post ${id}`;
  const here = await articlesHere(payload, file.posts.map(keyOfPost));
  const placed = await place(payload, file.posts, (post) => here.get(keyOfPost(post)));
  const texts = await readTexts(file, placed);
  const files = new Map<string, ZipEntry>();
  for (const [key, { address }] of texts.pictures) {
    const entry = given.find(address);
    if (entry) files.set(key, entry);
  }
  const redirects = placed.flatMap((post): { key: string; data: WaitingRedirect }[] => {
    const from = post.isPublished ? pathAt(post.address) : undefined;
    if (from === undefined || from === `/insights/${post.slug}`) return [];
    const data = { from, title: post.title || 'Untitled', post: keyOfPost(post) };
    return [{ key: `${keyOfPost(post)} redirect`, data }];
  });
  const items = [
    ...[...texts.pictures].map(([key, data]) => ({ kind: 'picture', key, data }) as const),
    ...texts.posts.map((data) => ({ kind: 'post', key: keyOfPost(data), data }) as const),
    ...redirects.map((each) => ({ kind: 'redirect', ...each }) as const),
  ].map((item, at) => ({ place: at, ...item }));
  const pictures = await picturesHere(payload, [...texts.pictures.keys()]);
  return {
    items,
    files,
    paths: pathsOf(placed, file.site),
    found: {
      posts: file.posts.length,
      published: file.posts.filter(({ isPublished }) => isPublished).length,
      here: here.size,
      ...(await named(payload, texts.posts)),
      tags: new Set(file.posts.flatMap(({ tags }) => tags)).size,
      pictures: {
        wanted: texts.pictures.size,
        here: pictures.size,
        given: [...files.keys()].filter((key) => !pictures.has(key)).length,
      },
      coversLost: texts.posts.filter(({ lacksCover }) => lacksCover).length,
      redirects: redirects.length,
      moved: placed.flatMap(({ title, wanted, slug, isHere }) =>
        isHere || slug === wanted ? [] : [{ title, slug: wanted, to: slug }],
      ),
      leftOut: file.leftOut,
      shortcodes: [...texts.unknown].toSorted(),
      unused: given.unused,
    },
  };
}

type Placed = ExportedPost & {
  readonly wanted: string;
  readonly slug: string;
  readonly isHere: boolean;
};

/** Gives each post its slug: that of its article where there is one. */
async function place(
  payload: Payload,
  posts: readonly ExportedPost[],
  slugHere: (post: ExportedPost) => string | undefined,
): Promise<Placed[]> {
  const taken = await takenSlugs(payload);
  return posts.map((post) => {
    const [wanted, own] = [wantedSlug(post), slugHere(post)];
    return { ...post, wanted, slug: own ?? freeSlug(wanted, taken), isHere: own !== undefined };
  });
}

async function readTexts(file: WordPressExport, posts: readonly Placed[]) {
  const library = new MediaLibrary(file.pictures);
  const pictures = new Map<string, WaitingPicture>();
  const unknown = new Set<string>();
  const note = (address: string, alt: string): string => {
    const found = library.at(new URL(address, `https://${file.site}`).href);
    const key = `picture ${keyOf(found.address)}`;
    const name = decoded(found.address.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
    const said = alt || pictures.get(key)?.alt || found.alt || found.title || name;
    pictures.set(key, { address: found.address, alt: beginningOf(said, longest.alt) });
    return key;
  };
  const authors = new Map(file.authors.map(({ login, name }) => [login, name]));
  const descriptions = new Map(file.categories.map(({ slug, description }) => [slug, description]));
  const made: WaitingPost[] = [];
  for (const post of posts) {
    const galleries: Record<string, string> = {};
    const shown = shownIn({
      html: post.content,
      footnotes: post.footnotes,
      pictureOf: (id) => {
        const address = library.get(id)?.address;
        if (address !== undefined) galleries[id] = address;
        return address;
      },
    });
    for (const each of shown.unknown) unknown.add(each);
    const cover = post.cover === null ? undefined : library.get(post.cover);
    made.push({
      ...post,
      tags: [...post.tags],
      footnotes: [...post.footnotes],
      author: authors.get(post.author) ?? post.author,
      categories: post.categories.map(({ slug, name }) => ({
        ...{ slug, name },
        description: descriptions.get(slug) ?? '',
      })),
      cover: cover ? note(cover.address, cover.alt) : null,
      lacksCover: post.cover !== null && cover === undefined,
      pictures: Object.fromEntries(
        [...shown.pictures].map(([address, alt]) => [address, note(address, alt)]),
      ),
      galleries,
    });
    // Others are served meanwhile.
    await breathe();
  }
  return { posts: made, pictures, unknown };
}

/** The slugs of articles that came in before, by their keys. */
async function articlesHere(payload: Payload, keys: readonly string[]) {
  const documents = await documentsOf(keys);
  if (documents.size === 0) return new Map<string, string>();
  const { docs } = await payload.find({
    collection: 'articles',
    where: { id: { in: [...documents.values()] } },
    select: { slug: true },
    ...{ depth: 0, pagination: false, trash: true, draft: true, overrideAccess: true },
  });
  const slugs = new Map(docs.map(({ id, slug }) => [id, slug]));
  return new Map(
    [...documents].flatMap(([key, id]) => {
      const slug = slugs.get(id);
      return slug === undefined ? [] : [[key, slug] as const];
    }),
  );
}

async function picturesHere(payload: Payload, keys: readonly string[]) {
  const documents = await documentsOf(keys);
  if (documents.size === 0) return new Set<string>();
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: [...documents.values()] } },
    select: {},
    ...{ depth: 0, pagination: false, overrideAccess: true },
  });
  const ids = new Set(docs.map(({ id }) => id));
  return new Set([...documents].flatMap(([key, id]) => (ids.has(id) ? [key] : [])));
}

async function named(payload: Payload, posts: readonly WaitingPost[]) {
  const list = async (collection: 'authors' | 'article-categories', names: readonly string[]) => {
    const known = await namesHere(payload, collection);
    const cut = names.map((name) => cutName(collection, name)).filter(Boolean);
    const once = new Map(cut.map((name) => [foldName(name), name]));
    return [...once.values()].map((name) => ({ name, isNew: !known.has(foldName(name)) }));
  };
  return {
    authors: await list(
      'authors',
      posts.map(({ author }) => author),
    ),
    categories: await list(
      'article-categories',
      posts.flatMap(({ categories }) => categories.map(({ name }) => name)),
    ),
  };
}
