import type { PayloadRequest } from 'payload';

import { beginningOf } from '@/platform/plain-text';

import { firstFree } from '../../../drafts/first-free';
import { numbered, slugOf } from '../../../drafts/slugs';
import { cutName, foldName, namesHere, type Named } from '../plan/names';

interface Wanted {
  readonly name: string;
  /** What WordPress says of it; empty where it says nothing. */
  readonly description: string;
}

/** As long as the description of a category may be. */
const longest = 200;

/**
 * The ids of authors or categories, by name. Whoever is not here is made, within the transaction of the
 * request: as a draft, or published with the article that names them.
 */
export async function idsOfNames(
  req: PayloadRequest,
  as: { readonly collection: Named; readonly status: 'draft' | 'published' },
  wanted: readonly Wanted[],
): Promise<string[]> {
  const known = new Map(await namesHere(req.payload, as.collection, req));
  const ids = new Set<string>();
  for (const each of wanted) {
    const name = cutName(as.collection, each.name);
    const id = known.get(foldName(name)) ?? (await make(req, as, { ...each, name }));
    known.set(foldName(name), id);
    ids.add(id);
  }
  return [...ids];
}

async function make(
  req: PayloadRequest,
  { collection, status }: { readonly collection: Named; readonly status: 'draft' | 'published' },
  { name, description }: Wanted,
): Promise<string> {
  const stem = slugOf(name) || (collection === 'authors' ? 'author' : 'category');
  const slug = await firstFree(req, collection, 'slug', (number) => numbered(stem, number));
  const common = { title: name, slug, _status: status };
  const how = { draft: status === 'draft', overrideAccess: false, req };
  const made =
    collection === 'authors'
      ? await req.payload.create({ collection, data: { ...common, role: 'Author' }, ...how })
      : await req.payload.create({
          collection,
          data: {
            ...common,
            description: beginningOf(description || `Articles about ${name}.`, longest),
          },
          ...how,
        });
  return made.id;
}
