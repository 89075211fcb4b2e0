import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';

import type { Redirect } from '@/payload-types';

import { asServer } from '../access';
import { findMatch, parseFrom } from './match';

/** Takes addresses off the list of missing pages: there is something now. */
export async function takeOffList(from: string, req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'missing-pages',
    where: { path: { contains: parseFrom(from).path } },
    pagination: false,
    ...asServer(req),
  });
  const there = docs.filter(({ path }) => findMatch([{ from }], { path, query: '' }));
  await req.payload.delete({
    collection: 'missing-pages',
    where: { id: { in: there.map(({ id }) => id) } },
    ...asServer(req),
  });
}

export const strikeMissing: CollectionAfterChangeHook<Redirect> = ({ doc, req }) =>
  takeOffList(doc.from, req);
