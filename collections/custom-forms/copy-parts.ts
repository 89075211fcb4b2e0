import type { CollectionAfterChangeHook } from 'payload';
import { z } from 'zod';

import { afterTransaction } from '@/platform/payload/after-transaction';
import { copyFile } from '@/submissions/records/made/files';

import { copyOf } from '../drafts/saves';

/** The file of a form lies apart from its document. Its secret is for one webhook and stays there. */
export const copyParts: CollectionAfterChangeHook = async ({ collection, context, doc, req }) => {
  const original = copyOf(context, collection.slug);
  if (original === null) return;
  const { id } = z.object({ id: z.uuid() }).parse(doc);
  // The copy is made, whether or not its file is: without one, it is not published.
  await afterTransaction(req.transactionID, () =>
    copyFile(original, id).catch((err: unknown) =>
      req.payload.logger.error({ err, msg: `The copy of a form has no file: ${id}` }),
    ),
  );
};
