import type {
  Collection,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Payload,
  PayloadRequest,
} from 'payload';
import { createLocalReq } from 'payload';

import { env } from '@/env';
import { afterTransaction } from '@/platform/payload/after-transaction';
import { foldCase } from '@/platform/fold-case';
import { mediaFiles, writeOnDisk } from '@/platform/media/media-files';
import { keepFromFiles } from '@/platform/payload/uploads';

import { lockFamily } from './claim-name';
import { claimedNames, filesOf, namesOf } from './claimed-names';
import { familyOf } from './file-name';

interface Call {
  operation: string;
  args: { collection: Collection; select?: unknown };
}

/**
 * Payload (3.90.2) takes files away before it looks at what was sent, and before the row is stored. If
 * the row then stays, a page asks for files that are gone. Here it does not know where they lie, so it
 * leaves them alone, and writes none.
 */
const leaveFiles = ({ args, operation }: Call): void => {
  if (!['create', 'update', 'delete'].includes(operation)) return;
  keepFromFiles(args);
  // Else the names of the files may be missing from what is deleted.
  if (operation === 'delete') delete args.select;
};

/** Writes the files of a new picture, and takes those that it replaces away once its row is stored. */
const keepFiles: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const { file } = req;
  if (!file) return;
  await settle(req, [...filesOf(previousDoc ?? {}), ...filesOf(doc)]);
  // A bucket gets them from its plugin (src/platform/media/media-in-bucket.ts).
  if (env.S3_ENDPOINT !== undefined) return;
  const { filename, sizes } = namesOf(doc);
  const copies = Object.entries(req.payloadUploadSizes ?? {});
  // Copies of the same size are one file.
  const contents = new Map([
    [filename, file.data],
    ...copies.map(([size, data]) => [sizes?.[size]?.filename, data] as const),
  ]);
  for (const [name, data] of contents) if (name) await writeOnDisk(name, data);
};

/** Takes the files away when the row is gone for good. */
const removeFiles: CollectionAfterDeleteHook = ({ doc, req }) => settle(req, filesOf(doc));

/** Once the transaction has ended, removes those of the files that no row claims: old ones or new. */
const settle = async ({ payload, transactionID }: PayloadRequest, names: readonly string[]) =>
  afterTransaction(transactionID, async () => {
    for (const family of new Set(names.map(familyOf))) {
      const ofFamily = names.filter((name) => familyOf(name) === family);
      // What is stored is stored, whether or not a stray file stays.
      await removeUnclaimed(payload, family, ofFamily).catch((err: unknown) =>
        payload.logger.error({ err, msg: `Files that nothing shows any more stay: ${family}` }),
      );
    }
  });

/** Holds the family meanwhile: else somebody could just be writing a file of the same name. */
async function removeUnclaimed(payload: Payload, family: string, names: readonly string[]) {
  const { db } = payload;
  const req = await createLocalReq({}, payload);
  const transaction = await db.beginTransaction();
  if (transaction === null) throw new Error('The database takes no transactions');
  req.transactionID = transaction;
  try {
    if (!(await lockFamily(req, family))) return;
    const claimed = (await claimedNames({ payload, req }, family)).map(foldCase);
    for (const name of new Set(names))
      if (!claimed.includes(foldCase(name))) await mediaFiles.remove(name);
  } finally {
    await db.commitTransaction(transaction);
  }
}

export const withFilesAfterRow = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), leaveFiles],
    afterChange: [...(collection.hooks?.afterChange ?? []), keepFiles],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), removeFiles],
  },
});
