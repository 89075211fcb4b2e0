import type { PayloadRequest } from 'payload';

import { beginningOf } from '@/platform/plain-text';

import { firstFree } from '../../../drafts/first-free';
import { numbered, slugOf } from '../../../drafts/slugs';
import { cutName, foldName, namesHere, type Named } from '../plan/names';
import { hasMade, noteMade } from '../records/imports';

interface Wanted {
  readonly name: string;
  /** What WordPress says of it; empty where it says nothing. */
  readonly description: string;
}

/** As long as the description of a category may be. */
const longest = 200;

interface Naming {
  readonly collection: Named;
  readonly status: 'draft' | 'published';
  /** The id of the import. */
  readonly import: string;
}

/**
 * The ids of authors or categories, by name. Whoever is not here is made, within the transaction of the
 * request: as a draft, or published with the article that names them. So is whoever came with a draft of the
 * same import.
 */
export async function idsOfNames(
  req: PayloadRequest,
  as: Naming,
  wanted: readonly Wanted[],
): Promise<string[]> {
  const known = new Map(await namesHere(req.payload, as.collection, req));
  const ids = new Set<string>();
  for (const each of wanted) {
    const name = cutName(as.collection, each.name);
    const here = known.get(foldName(name));
    if (here !== undefined && as.status === 'published') await publish(req, as, here);
    const id = here ?? (await make(req, as, { ...each, name }));
    known.set(foldName(name), id);
    ids.add(id);
  }
  return [...ids];
}

/** A draft that somebody else made stays one. */
async function publish(
  req: PayloadRequest,
  { collection, import: of }: Naming,
  id: string,
): Promise<void> {
  if (!(await hasMade(of, id))) return;
  const { _status: status } = await req.payload.findByID({
    ...{ collection, id, req },
    ...{ draft: true, depth: 0, select: { _status: true }, overrideAccess: true },
  });
  if (status === 'published') return;
  const data = { _status: 'published' } as const;
  await req.payload.update({ collection, id, data, depth: 0, overrideAccess: false, req });
}

async function make(
  req: PayloadRequest,
  { collection, status, import: of }: Naming,
  { name, description }: Wanted,
): Promise<string> {
  const stem = slugOf(name) || (collection === 'authors' ? 'author' : 'category');
  const slug = await firstFree(req, collection, 'slug', (number) => numbered(stem, number));
  const common = { title: name, slug, _status: status };
  const how = { draft: status === 'draft', overrideAccess: false, req };
  const made =
    collection === 'authors'
      ? await req.payload.create({
          collection,
          data: { ...common, role: 'Author', isOnTeam: false },
          ...how,
        })
      : await req.payload.create({
          collection,
          data: {
            ...common,
            description: beginningOf(description || `Articles about ${name}.`, longest),
          },
          ...how,
        });
  await noteMade(req, of, made.id);
  return made.id;
}
