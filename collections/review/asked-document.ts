import { APIError, Forbidden, type PayloadRequest } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { z } from 'zod';

import { isOn } from '@/features';

import { editors } from '../access';
import { mayUpdate } from '../may-update';
import type { Shared } from './links';

const named = z.object({
  owner: z.string().max(100),
  document: z.uuid().nullish(),
});

/** What is asked about, which whoever asks may change. */
async function sharedOf(req: PayloadRequest): Promise<Shared> {
  const { owner, document = null } = named.catch({ owner: '' }).parse(req.query);
  const { collections, globals } = req.payload.config;
  const config = [...collections, ...globals].find(({ slug }) => slug === owner);
  const target = document === null ? { global: owner } : { collection: owner, id: document };
  if (!config || !hasDraftsEnabled(config) || !(await mayUpdate(req, target)))
    throw new APIError(
      'There is no such document or page, or not any more, or it is not yours to change.',
      404,
    );
  return { owner, document };
}

/** A route about one document with drafts, for whoever may change it. */
export const answer = (handler: (req: PayloadRequest, shared: Shared) => Promise<Response>) =>
  async function answered(req: PayloadRequest): Promise<Response> {
    if (!isOn('review')) return new Response(null, { status: 404 });
    if (!editors({ req })) throw new Forbidden(req.t);
    return handler(req, await sharedOf(req));
  };

export const bodyOf = (req: PayloadRequest): Promise<unknown> =>
  req.json?.().catch(() => null) ?? Promise.resolve(null);
