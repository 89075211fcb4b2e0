import type { Payload, PayloadRequest, TypedUser, Where } from 'payload';

export interface WaitingWork {
  readonly count: number;
  /** What it is, behind the count: “projects are invented”. */
  readonly what: string;
  /** Where in the panel it is done. */
  readonly href: string;
}

/** Of the one who looks: what they may not read is not counted. */
export interface Reading {
  readonly payload: Payload;
  readonly user: TypedUser;
  readonly req: PayloadRequest;
}

/** As many as an address has room for. */
export const someIds = (ids: readonly string[]) => `where[id][in]=${ids.slice(0, 100).join(',')}`;

export const oneOrMany = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** @param draft whether the latest drafts are counted, as the panel's lists show them */
export async function count(
  { payload, user, req }: Reading,
  collection: keyof Payload['collections'],
  where: Where,
  draft = false,
): Promise<number> {
  const found = await payload.find({
    collection,
    where,
    draft,
    limit: 1,
    depth: 0,
    select: {},
    overrideAccess: false,
    user,
    req,
  });
  return found.totalDocs;
}
