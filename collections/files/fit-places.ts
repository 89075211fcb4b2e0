import { APIError, type CollectionBeforeChangeHook, type FlattenedField } from 'payload';
import { z } from 'zod';

import { listOf } from '@/platform/place/wording';

import { readAllThatName } from '../deletion/find-uses';
import type { PictureRule } from '../fields/picture';

const size = z.object({ id: z.string(), width: z.number(), height: z.number() });

/**
 * Refuses a file in place of another where it does not fit what shows the picture: the rules of
 * shape and size hold for a replacement as for a picture that is chosen.
 */
export const fitPlaces: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  originalDoc,
  req,
}) => {
  const before = size.safeParse(originalDoc).data;
  const next = size.safeParse({ ...data, id: before?.id }).data;
  if (!req.file || before === undefined || next === undefined) return;
  // What stands there already may stand there.
  if (before.width === next.width && before.height === next.height) return;
  const refusing = (await readAllThatName(req, slug)).flatMap(({ owner, docs, fields, text }) => {
    const rules = text.includes(next.id) ? docs.map((doc) => rulesIn(fields, doc, next.id)) : [];
    const problems = rules.flat().flatMap((rule) => rule(next.width, next.height) ?? []);
    return problems.slice(0, 1).map((problem) => ({ owner, problem }));
  });
  const [first] = refusing;
  if (first === undefined) return;
  const owners = new Set(refusing.map(({ owner }) => owner));
  const list = listOf(owners);
  throw new APIError(`This picture is shown by ${list}. ${first.problem}`, 400);
};

const record = z.record(z.string(), z.unknown()).catch({});
const rows = z.array(z.looseObject({ blockType: z.string().optional() })).catch([]);
const custom = z.object({
  pictureRule: z.custom<PictureRule>((rule) => typeof rule === 'function'),
});

/** The rules of all fields in which a document names the picture. */
function rulesIn(fields: readonly FlattenedField[], doc: unknown, id: string): PictureRule[] {
  const values = record.parse(doc);
  return fields.flatMap((field) => {
    const value = values[field.name];
    switch (field.type) {
      case 'upload':
        return value === id ? (custom.safeParse(field.custom).data?.pictureRule ?? []) : [];
      case 'group':
      case 'tab':
        return rulesIn(field.flattenedFields, value, id);
      case 'array':
        return rows.parse(value).flatMap((row) => rulesIn(field.flattenedFields, row, id));
      case 'blocks':
        return rows.parse(value).flatMap((row) => {
          const block = field.blocks.find(({ slug }) => slug === row.blockType);
          return block ? rulesIn(block.flattenedFields, row, id) : [];
        });
      default:
        return [];
    }
  });
}
