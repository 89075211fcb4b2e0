import type { CollectionSlug, GlobalSlug, PayloadRequest, Where } from 'payload';
import { z } from 'zod';

import { liveStatus, liveStatusOfGlobal } from '~/collections/drafts/live-status';

export interface Version {
  readonly id: string;
  readonly savedAt: string;
  /** Undefined where the site changed it by itself. */
  readonly by: string | undefined;
  /** In words. */
  readonly state: string;
}

/** A document of a collection, or a page that is there once. */
export type Owner =
  | { readonly collection: CollectionSlug; readonly id: string }
  | { readonly global: GlobalSlug };

const perPage = 25;

const found = z.object({
  totalPages: z.number(),
  docs: z.array(
    z.object({
      id: z.string(),
      updatedAt: z.string(),
      autosave: z.boolean().nullish(),
      version: z.object({ changedBy: z.string().nullish(), _status: z.string().nullish() }),
    }),
  ),
});

type Row = z.infer<typeof found>['docs'][number];

/** The versions of a document, as the one who asks may read them, the last one first. */
export async function readVersions(
  req: PayloadRequest,
  owner: Owner,
  page: number,
): Promise<{ versions: Version[]; pages: number }> {
  const { docs, totalPages } = await find(req, owner, { limit: perPage, page });
  const live = await liveVersion(req, owner);
  const versions = docs.map((row, at) => ({
    id: row.id,
    savedAt: row.updatedAt,
    by: row.version.changedBy ?? undefined,
    state: stateOf(row, live, page === 1 && at === 0),
  }));
  return { versions, pages: totalPages };
}

async function find(
  req: PayloadRequest,
  owner: Owner,
  rest: { limit: number; page?: number; where?: Where },
) {
  const as = { depth: 0, overrideAccess: false, req, sort: '-updatedAt' } as const;
  // Whole ones: of what is selected of a global's version Payload (3.90.2) gives none.
  if ('global' in owner)
    return found.parse(
      await req.payload.findGlobalVersions({ slug: owner.global, ...as, ...rest }),
    );
  const { collection, id } = owner;
  const where: Where = { and: [{ parent: { equals: id } }, rest.where ?? {}] };
  const select = {
    autosave: true,
    updatedAt: true,
    version: { changedBy: true, _status: true },
  } as const;
  return found.parse(await req.payload.findVersions({ collection, ...as, ...rest, where, select }));
}

/** The id of the version that visitors see. */
async function liveVersion(req: PayloadRequest, owner: Owner): Promise<string | undefined> {
  const status =
    'global' in owner
      ? await liveStatusOfGlobal(req, owner.global)
      : await liveStatus(req, owner.collection, owner.id);
  if (status !== 'published') return undefined;
  const where = { 'version._status': { equals: 'published' } };
  return (await find(req, owner, { limit: 1, where })).docs[0]?.id;
}

function stateOf({ id, autosave, version }: Row, live: string | undefined, isLast: boolean) {
  if (id === live) return 'What visitors see';
  if (version._status === 'published') return 'Published earlier';
  return `${isLast ? 'The draft as it is' : 'An earlier draft'}${autosave ? ', saved by itself' : ''}`;
}
