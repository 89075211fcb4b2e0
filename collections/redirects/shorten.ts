import type { CollectionAfterChangeHook } from 'payload';

import type { Redirect } from '@/payload-types';

import { encodedPath, readTarget } from './address';

const leadsTo = (path: string) => (redirect: Redirect) => {
  const target = readTarget(redirect.to?.url ?? '');
  return target !== undefined && 'path' in target && target.path === path;
};

/** What led to the address that is redirected now is stored again, and settles where that leads. */
export const shortenOthers: CollectionAfterChangeHook<Redirect> = async ({ doc, req }) => {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { 'to.type': { equals: 'custom' }, 'to.url': { like: encodedPath(doc.from) } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  for (const { id, to } of docs.filter(leadsTo(doc.from)))
    await req.payload.update({
      collection: 'redirects',
      id,
      data: { to },
      depth: 0,
      overrideAccess: true,
      req,
    });
};
