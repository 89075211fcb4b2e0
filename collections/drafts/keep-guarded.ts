import type { CollectionBeforeChangeHook, Field } from 'payload';
import { flattenTopLevelFields } from 'payload/shared';
import { z } from 'zod';

import { asServer } from '../access';
import { copyOf, isRestore } from './saves';

/** The fields that not everybody may change who may change the document. */
const guardedIn = (fields: Field[]): string[] =>
  flattenTopLevelFields(fields).flatMap((field) =>
    'name' in field && field.name && 'access' in field && field.access?.update ? [field.name] : [],
  );

const rows = z.array(z.looseObject({ id: z.string() }));

/** Rows of a copy are rows of their own. */
const asNew = (value: unknown): unknown =>
  rows.safeParse(value).data?.map((row) => ({ ...row, id: undefined })) ?? value;

/**
 * To restore a version brings words back and no rights, whoever does it; and a copy has those of its
 * original. Payload leaves such fields out where somebody may not change them, and they would be as in a
 * new document: what few may read, all could.
 */
export function keepGuarded(fields: Field[]): CollectionBeforeChangeHook {
  const guarded = guardedIn(fields);
  return async ({ collection: { slug }, context, data, originalDoc, req }) => {
    const original = copyOf(context, slug);
    if (guarded.length === 0 || !(original || isRestore(context, slug))) return data;
    const document: unknown = original
      ? await req.payload.findByID({
          collection: slug,
          id: original,
          draft: true,
          ...asServer(req),
        })
      : originalDoc;
    const kept = z.record(z.string(), z.unknown()).parse(document);
    for (const name of guarded) data[name] = original ? asNew(kept[name]) : kept[name];
    return data;
  };
}
