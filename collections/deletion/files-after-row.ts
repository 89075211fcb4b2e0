import { rm } from 'node:fs/promises';
import path from 'node:path';

import type { Collection, CollectionAfterDeleteHook, CollectionConfig } from 'payload';
import { z } from 'zod';

import { afterCommit } from '@/platform/database/after-commit';
import { env } from '@/env';

interface Call {
  operation: string;
  args: { collection: Collection; select?: unknown };
}

/**
 * Payload (3.90.2) takes away the files first. If the row then stays, a page asks for files that
 * are gone. Here it does not know where they lie, so it leaves them alone.
 */
const leaveFiles = ({ args, operation }: Call): void => {
  if (operation !== 'delete') return;
  const { collection } = args;
  const upload = { ...collection.config.upload, staticDir: '' };
  args.collection = { ...collection, config: { ...collection.config, upload } };
  // Else the names of the files may be missing from what is deleted.
  delete args.select;
};

const file = z.object({ filename: z.string().nullish() });
const files = file.extend({ sizes: z.record(z.string(), file.nullish()).nullish() });

/** Takes the files away when the row is gone for good. */
const removeFiles: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const { filename, sizes } = files.parse(doc);
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  await afterCommit(req.transactionID, async () => {
    // Payload does not tell when a commit fails (github.com/payloadcms/payload/issues/17726).
    const { totalDocs } = await req.payload.count({
      collection: collection.slug,
      where: { id: { equals: id } },
      trash: true,
      overrideAccess: true,
    });
    if (totalDocs > 0) return;
    for (const name of names)
      if (name) await rm(path.join(env.MEDIA_DIR, path.basename(name)), { force: true });
  });
};

export const withFilesAfterRow = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), leaveFiles],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), removeFiles],
  },
});
