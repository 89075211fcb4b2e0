import {
  APIError,
  type CollectionBeforeValidateHook,
  type GlobalBeforeValidateHook,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';

import { drawnFromIn, isOlderStatus } from '@/platform/payload/panel/drawn-from';

const dated = z.looseObject({ updatedAt: z.string() });

/** Whether a form shows an older state of the document than the newest. */
const isOlder = (shown: string | undefined, latest: unknown): boolean =>
  shown !== undefined &&
  Date.parse(shown) < Date.parse(dated.safeParse(latest).data?.updatedAt ?? shown);

/**
 * Whether a save has words of an older state. One that is sent as somebody leaves says so by its words alone: it is not
 * to be refused.
 */
export const isOfOlder = (
  { headers }: PayloadRequest,
  path: string,
  data: unknown,
  latest: unknown,
): boolean => isOlder(drawnFromIn(headers, path) ?? dated.safeParse(data).data?.updatedAt, latest);

export const pathOf = (collection: string, { id }: { id: string }): string => `${collection}/${id}`;
export const pathOfGlobal = (slug: string): string => `globals/${slug}`;

/**
 * A form sends all that stands in it. One that was opened before the document was saved elsewhere would
 * write its old words over all of that, and nobody would learn of it: Payload (3.90.2) looks for it
 * only where a draft does not save itself.
 */
export const refuseOlder: CollectionBeforeValidateHook<{ id: string }> = (given) => {
  const { collection, data, originalDoc, req } = given;
  if (originalDoc) refuse(req, pathOf(collection.slug, originalDoc), originalDoc);
  return data;
};

/** The same for a global. */
export const refuseOlderOfGlobal: GlobalBeforeValidateHook = (given): unknown => {
  const data: unknown = given.data;
  refuse(given.req, pathOfGlobal(given.global.slug), given.originalDoc);
  return data;
};

function refuse({ headers }: PayloadRequest, path: string, latest: unknown): void {
  if (isOlder(drawnFromIn(headers, path), latest))
    throw new APIError('This was changed elsewhere since you opened it.', isOlderStatus);
}
