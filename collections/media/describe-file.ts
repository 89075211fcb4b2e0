import { createHash } from 'node:crypto';

import type {
  CollectionBeforeChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { z } from 'zod';

import { checkAlternativeText } from '../checks/alternative-text';
import { formerNamesOf } from '../files/former-names';
import type { OperationCall } from '../hooks/operation';

export const hashOf = (data: Buffer): string => createHash('sha256').update(data).digest('hex');

const noted = z.object({ sentHash: z.string() });

/** Notes which bytes were sent, before they are made anew. */
export function noteSentBytes({ operation, req }: OperationCall): void {
  if (!['create', 'update'].includes(operation) || !req.file) return;
  const { file } = req;
  // Too large a file lies on the disk; it is refused.
  if (!file.tempFilePath) req.context.sentHash = hashOf(file.data);
}

const words = z.object({
  filename: z.string().optional().catch(undefined),
  alt: z.string().catch(''),
  tags: z.array(z.string()).nullish().catch(null),
  formerNames: z.array(z.string()).nullish().catch(null),
});
type Words = z.infer<typeof words>;

/**
 * Stores what the library is searched and counted by, so that a list of 50,000 pictures needs to read
 * none of them.
 */
export const describeFile: CollectionBeforeChangeHook = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const before = words.safeParse(originalDoc).data;
  const after = words.parse({ ...words.partial().safeParse(originalDoc).data, ...data });
  return {
    ...data,
    altIsMissing: checkAlternativeText(after).length > 0,
    searchText: searchTextOf(after),
    ...hashesOf(req),
    ...(req.file?.mimetype === 'image/svg+xml' && { sizes: noSizes(collection) }),
    ...(before && replacement(before, after, Boolean(req.file))),
  };
};

/** What a search looks into. */
export const searchTextOf = ({ filename = '', alt, tags }: Partial<Words>): string =>
  [filename, alt, ...(tags ?? [])].join('\n');

const none = { url: null, width: null, height: null, mimeType: null, filesize: null };

/** Of a drawing no smaller copies are made, and those of a picture that it replaces go. */
const noSizes = ({ upload }: Pick<SanitizedCollectionConfig, 'upload'>) =>
  Object.fromEntries(
    (upload.imageSizes ?? []).map(({ name }) => [name, { ...none, filename: null }]),
  );

function hashesOf({ file, context }: PayloadRequest) {
  if (!file) return {};
  const { sentHash = null } = noted.safeParse(context).data ?? {};
  return { contentHash: hashOf(file.data), sentHash };
}

/** What follows when a picture gets another file: its words may not be true of that one. */
function replacement(before: Words, after: Words, isNewFile: boolean) {
  const isSameText = before.alt === after.alt;
  if (!isNewFile) return isSameText ? {} : { altToCheck: false };
  return { altToCheck: isSameText, formerNames: formerNamesOf(before, after.filename ?? '') };
}
