import 'server-only';

import { unstable_cache } from 'next/cache';
import type { CollectionSlug, TypedUser } from 'payload';
import { cache } from 'react';

import type { Config } from '@/payload-types';
import { onceMoreIfBusy } from '@/platform/database/once-more';

import { draftReader, type Reader } from '../preview/draft-reader';
import { getEditor } from '../preview/editor';
import { getReviewed } from '../review/reviewed';
import { reviewReader } from '../review/review-reader';
import { readContent } from './read-content';

/** A cache tag is the slug of a collection or global; collections/hooks/revalidate.ts expires it. */
export type Tag = keyof Config['collections'] | keyof Config['globals'];

/**
 * A read of published content that is kept until one of its tags expires. In a preview the same
 * read gives an editor the drafts, and whoever has a link for review that one draft; nothing is kept.
 * @param name tells the read from all others; its arguments become part of the key
 * @param tags every collection and global that the answer shows
 * @throws ContentUnavailable when the database does not answer
 */
export function cached<Args extends unknown[], Result>(
  name: string,
  tags: Tag[],
  read: (payload: Reader, ...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const readNow = (editor: TypedUser | null, ...args: Args): Promise<Result> =>
    readContent(name, (payload) =>
      editor
        ? onceMoreIfBusy(() => read(draftReader(payload, editor), ...args))
        : read(payload, ...args),
    );
  // For one request: the frame of a page and its sections ask for the same.
  const readDraft = cache((editor: TypedUser, ...args: Args) => readNow(editor, ...args));
  const readKept = unstable_cache((...args: Args) => readNow(null, ...args), [name], { tags });
  return async (...args) => {
    const reviewed = await getReviewed();
    if (reviewed)
      return readContent(name, (payload) => read(reviewReader(payload, reviewed), ...args));
    const editor = await getEditor();
    return editor ? readDraft(editor, ...args) : readKept(...args);
  };
}

/** As a visitor reads: access control applies, and nobody is signed in. */
export const asVisitor = { overrideAccess: false } as const;

/** A whole collection, as a visitor sees it, in the order that editors dragged it into. */
export const wholeInOrder = { pagination: false, sort: '_order', ...asVisitor } as const;

/** A read of all documents of a collection, as they are: what they name are ids. */
export const listRead = <Slug extends CollectionSlug>(collection: Slug, sort = '_order') =>
  cached(`all of ${collection}`, [collection], async (payload) => {
    const all = { collection, depth: 0, pagination: false, sort, ...asVisitor };
    return (await payload.find(all)).docs;
  });
