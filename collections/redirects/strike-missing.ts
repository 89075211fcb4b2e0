import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';

import type { Redirect } from '@/payload-types';

/** Takes an address off the list of missing pages: there is something now. */
export async function takeOffList(path: string, req: PayloadRequest): Promise<void> {
  await req.payload.delete({
    collection: 'missing-pages',
    where: { path: { equals: path } },
    depth: 0,
    overrideAccess: true,
    req,
  });
}

export const strikeMissing: CollectionAfterChangeHook<Redirect> = ({ doc, req }) =>
  takeOffList(doc.from, req);
