import 'server-only';

import config from '@payload-config';
import { unstable_cache } from 'next/cache';
import { getPayload, type Payload } from 'payload';

import type { Config } from '@/payload-types';
import { databaseFailure } from '@/platform/database/failure-reason';

import { ContentUnavailable } from './content-unavailable';

/** A cache tag is the slug of a collection or global; collections/hooks/revalidate.ts expires it. */
export type Tag = keyof Config['collections'] | keyof Config['globals'];

/**
 * A read of published content that is kept until one of its tags expires.
 * @param name tells the read from all others; its arguments become part of the key
 * @param tags every collection and global that the answer shows
 * @throws ContentUnavailable when the database does not answer
 */
export function cached<Args extends unknown[], Result>(
  name: string,
  tags: Tag[],
  read: (payload: Payload, ...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return unstable_cache(
    async (...args: Args) => {
      try {
        return await read(await getPayload({ config }), ...args);
      } catch (error) {
        const reason = databaseFailure(error);
        throw reason === undefined ? error : new ContentUnavailable(name, reason);
      }
    },
    [name],
    { tags },
  );
}

/** As a visitor reads: access control applies, and nobody is signed in. */
export const asVisitor = { overrideAccess: false } as const;

/** A whole collection, as a visitor sees it, in the order that editors dragged it into. */
export const wholeInOrder = { pagination: false, sort: '_order', ...asVisitor } as const;
