import { createLocalReq, type Payload, type TypedUser, type Where } from 'payload';

import { findUnused, nameOf } from '~/collections/deletion/find-uses';

export interface WaitingWork {
  count: number;
  /** What it is, behind the count: “projects are invented”. */
  what: string;
  /** Where in the panel it is done. */
  href: string;
}

const listOf = (collection: string, where: string) => `/cms/collections/${collection}?${where}`;

/**
 * What a marketer has left to do, most pressing first; what is done is left out. Everything is read
 * with the access of the user.
 */
export async function findWaitingWork(payload: Payload, user: TypedUser): Promise<WaitingWork[]> {
  const req = await createLocalReq({ user }, payload);
  const work = await Promise.all([
    ...payload.config.collections
      .filter(({ flattenedFields }) => flattenedFields.some(({ name }) => name === 'placeholder'))
      .map(async ({ slug, labels }) => ({
        count: await count(slug, { placeholder: { equals: true } }),
        what: `${nameOf(labels.plural)} invented for the demonstration: replace them before launch`,
        href: listOf(slug, 'where[placeholder][equals]=true'),
      })),
    countMissingPages(),
    findUnusedPictures(),
  ]);
  return work.filter(({ count: some }) => some > 0);

  async function count(collection: keyof typeof payload.collections, where: Where) {
    const found = await payload.count({ collection, where, overrideAccess: false, user, req });
    return found.totalDocs;
  }

  async function countMissingPages(): Promise<WaitingWork> {
    return {
      count: await count('missing-pages', {}),
      what: 'addresses that visitors asked for and found nothing at: make redirects',
      href: '/cms/collections/missing-pages',
    };
  }

  async function findUnusedPictures(): Promise<WaitingWork> {
    const { docs } = await payload.find({
      collection: 'media',
      depth: 0,
      pagination: false,
      select: {},
      overrideAccess: false,
      user,
      req,
    });
    const ids = await findUnused(req, { collection: 'media', ids: docs.map(({ id }) => id) });
    return {
      count: ids.length,
      what: 'pictures that no page uses',
      // As many as an address has room for.
      href: listOf('media', `where[id][in]=${ids.slice(0, 100).join(',')}`),
    };
  }
}
