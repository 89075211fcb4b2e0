import type { Payload } from 'payload';
import { z } from 'zod';

import { familyOf } from './file-name';

const file = z.object({ url: z.string(), width: z.number() });
const found = z.object({
  url: z.string(),
  sizes: z.record(z.string(), file.nullish().catch(null)).nullish(),
});

/** Whose files may be replaced. */
const slugs = ['media', 'downloads'] as const;

const folders = slugs.map((slug) => ({ slug, folder: `/api/${slug}/file/` }));

/** Whether a path is that of a file for everybody. */
export const isFilePath = (path: string): boolean =>
  folders.some(({ folder }) => path.startsWith(folder));

/**
 * Where the file of a document is today, of the same width, whose name is that of a file which was
 * replaced: pages lie in caches of others, and in letters. Undefined where no document had it.
 * @param path as it stands in an address
 */
export async function formerFile(payload: Payload, path: string): Promise<Response | undefined> {
  const { slug, folder } = folders.find((each) => path.startsWith(each.folder)) ?? {};
  const filename = folder && decoded(path.slice(folder.length));
  if (slug === undefined || filename === undefined) return undefined;
  const { docs } = await payload.find({
    collection: slug,
    where: { formerNames: { equals: familyOf(filename) } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  const today = found.safeParse(docs[0]).data;
  if (!today) return undefined;
  const width = Number(/-(\d+)x\d+\.\w+$/.exec(filename)?.[1]);
  const sizes = Object.values(today.sizes ?? {}).flatMap((size) => size ?? []);
  const same = sizes.find((size) => size.width === width) ?? sizes.at(-1);
  const Location = (Number.isNaN(width) ? undefined : same?.url) ?? today.url;
  return new Response(null, { status: 302, headers: { Location } });
}

function decoded(written: string): string | undefined {
  try {
    return decodeURIComponent(written);
  } catch {
    return undefined;
  }
}
