import { APIError, executeAccess, Forbidden, type PayloadRequest } from 'payload';
import { generateKeyBetween } from 'payload/shared';
import { z } from 'zod';

import { betweenNoKeys } from '@/platform/payload/words';

const named = z.object({ collectionSlug: z.string() });

/** By its letters too: Payload counts with whatever stands there. */
const isKey = (key: string): boolean => {
  if (!/^[0-9A-Za-z]{2,1000}$/.test(key)) return false;
  try {
    generateKeyBetween(key, null);
    return true;
  } catch {
    return false;
  }
};

const key = z.string().refine((given) => given === 'pending' || given === '' || isKey(given));

/** What the panel sends. Without a key the documents have no order yet. */
const move = z.object({
  collectionSlug: z.string(),
  docsToMove: z.array(z.uuid()).min(1).max(200),
  newKeyWillBe: z.enum(['greater', 'less']),
  orderableFieldName: z.string(),
  target: z.object({ id: z.uuid(), key: key.nullish() }),
});

const unreadable = () => new APIError('What was sent cannot be read.', 400);

/**
 * Stands before the one handler of Payload's (3.90.2) that takes whatever the body is, and reads the
 * order of documents before it asks who wants to change it.
 */
export async function moveSoundly(
  req: PayloadRequest,
  handler: (req: PayloadRequest) => Promise<Response> | Response,
): Promise<Response> {
  const { user } = req;
  if (!user) throw new Forbidden(req.t);
  const body: unknown = await req.json?.();
  const wanted = named.safeParse(body).data?.collectionSlug;
  const collection = req.payload.config.collections.find(({ slug }) => slug === wanted);
  if (collection) await executeAccess({ req }, collection.access.update);
  const { data } = move.safeParse(body);
  if (!data) throw unreadable();
  req.json = () => Promise.resolve(data);
  try {
    return await handler(req);
  } catch (error) {
    throw error instanceof Error && betweenNoKeys.test(error.message) ? unreadable() : error;
  }
}
