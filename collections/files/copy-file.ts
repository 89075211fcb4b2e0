import { z } from 'zod';

import { mediaFiles } from '@/platform/media/media-files';
import { copiedFrom, noCopy } from '@/platform/payload/uploads';

import type { OperationCall } from '../hooks/operation';

const copying = z.looseObject({
  collection: z.object({ config: z.object({ slug: z.enum(['media', 'downloads']) }) }),
  overrideAccess: z.boolean().default(false),
});
const source = z.looseObject({ filename: z.string(), mimeType: z.string() });

/** What belongs to one document alone; its copy gets its own. */
const own = ['id', 'createdAt', 'updatedAt', 'deletedAt', 'filename', 'filesize', 'width', 'height']
  .concat(['mimeType', 'prefix', 'sizes', 'thumbnailURL', 'url', '_objectKey'])
  .concat(['sentHash', 'contentHash', 'formerNames', 'inUse', 'altIsMissing', 'altToCheck']);

/**
 * Makes a copy of a document with a file as if its file were sent once more: Payload would choose the names of the
 * copy by itself, and would ask the site for what lies in a bucket.
 */
export async function copyFile({ args, req }: Omit<OperationCall, 'operation'>): Promise<void> {
  const { data: copy } = copying.safeParse(args);
  const id = copiedFrom(args);
  if (copy === undefined || id === undefined) return;
  const { collection, overrideAccess } = copy;
  const { slug } = collection.config;
  const found = await req.payload.findByID({ collection: slug, id, depth: 0, overrideAccess, req });
  const { filename: name, mimeType: mimetype, ...rest } = source.parse(found);
  const data = await mediaFiles.read(name);
  req.file = { name, mimetype, data, size: data.length };
  const words = Object.entries(rest).filter(([field]) => !own.includes(field));
  Object.assign(args, noCopy(Object.fromEntries(words)));
}
