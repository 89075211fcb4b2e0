import type { PayloadRequest } from 'payload';

import type { Redirect } from '@/payload-types';

import { asServer } from '../access';
import { findPage, pathOf } from '../page-paths';
import type { PageCollection } from '../page-types';
import { isTaken } from './address';

/** A redirect that is stored, or will be. */
export type Known = Pick<Redirect, 'id' | 'from' | 'to'>;

interface Reference {
  readonly relationTo: PageCollection;
  readonly value: string;
}

/** What a redirect stands among: the pages of the site, and the other redirects. */
export interface Surroundings {
  /** The redirects that may have to do with a path, and others. */
  readonly redirectsLike: (path: string) => Promise<readonly Known[]>;
  readonly count: () => Promise<number>;
  /** The document whose page visitors find at a path. */
  readonly pageAt: (
    path: string,
  ) => Promise<{ readonly collection: PageCollection; readonly id: string } | undefined>;
  /** Where a document’s page is, or would be. */
  readonly pathOf: (reference: Reference) => Promise<string | undefined>;
}

/** As they are while a redirect is saved. */
export const inDatabase = (req: PayloadRequest): Surroundings => ({
  redirectsLike: async (path) => {
    const { docs } = await req.payload.find({
      collection: 'redirects',
      where: { or: [{ from: { contains: path } }, { from: { contains: '/*' } }] },
      pagination: false,
      ...asServer(req),
    });
    return docs;
  },
  count: async () =>
    (await req.payload.count({ collection: 'redirects', ...asServer(req) })).totalDocs,
  pageAt: (path) => findPage(path, req),
  pathOf: async ({ relationTo, value }) => {
    const doc = await req.payload.findByID({
      collection: relationTo,
      id: value,
      disableErrors: true,
      ...asServer(req),
    });
    return pathOf(relationTo, doc);
  },
});

/** Whether visitors find something at a path. */
export const isThere = async (path: string, around: Surroundings): Promise<boolean> =>
  isTaken(path) || (await around.pageAt(path)) !== undefined;
