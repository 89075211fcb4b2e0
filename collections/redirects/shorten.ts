import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';

import type { Redirect } from '@/payload-types';
import { asServer } from '../access';
import { isHomePattern, readOwn } from './address';
import { encodedPath, findMatch, parseFrom } from './match';
import { inDatabase, isThere } from './surroundings';

/** Where something is, nobody is led on: `/old` and `/work/*` leave `/work` alone, and the pages below `/work/*`. */
async function leadsOver(redirect: Redirect, former: Redirect, req: PayloadRequest) {
  const own = readOwn(redirect.to?.url ?? '');
  if (own === undefined || redirect.id === former.id) return false;
  if (isHomePattern(own.path) || findMatch([former], own) === undefined) return false;
  return !(await isThere(own.path, inDatabase(req)));
}

/** What led to the address that is redirected now is stored again, and settles where that leads. */
export const shortenOthers: CollectionAfterChangeHook<Redirect> = async ({ doc, req }) => {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: {
      'to.type': { equals: 'custom' },
      'to.url': { contains: encodedPath(parseFrom(doc.from).path) },
    },
    pagination: false,
    ...asServer(req),
  });
  for (const other of docs) {
    if (!(await leadsOver(other, doc, req))) continue;
    const { id, to } = other;
    await req.payload.update({ collection: 'redirects', id, data: { to }, ...asServer(req) });
  }
};
