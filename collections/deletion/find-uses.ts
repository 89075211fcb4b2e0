import type { FlattenedField, PayloadRequest, SanitizedConfig } from 'payload';
import { z } from 'zod';

/** Whether a document with these fields can name one of the collection. */
function canName(collection: string, fields: readonly FlattenedField[]): boolean {
  return fields.some((field) => {
    switch (field.type) {
      case 'upload':
      case 'relationship':
        return [field.relationTo].flat().some((slug) => slug === collection);
      case 'richText':
        return true;
      case 'blocks':
        // Blocks that are defined elsewhere stand here by their names alone.
        if (field.blockReferences?.length) return true;
        return field.blocks.some((block) => canName(collection, block.flattenedFields));
      case 'array':
      case 'group':
      case 'tab':
        return canName(collection, field.flattenedFields);
      default:
        return false;
    }
  });
}

/**
 * Payload's own collections hold locks and settings of people: no page shows them. A redirect goes
 * with the document that it leads to.
 */
const isOurs = ({ slug }: { slug: string }) => !slug.startsWith('payload-') && slug !== 'redirects';

/**
 * The documents and globals that name a document, in words: project “DeelFlo”. They are found by
 * the fields that the config has, so a field that is added later is known at once. Ids are UUIDs:
 * wherever one stands, in a field, a block or a formatted text, it means this document.
 */
export async function findUses(
  req: PayloadRequest,
  { collection, id }: { collection: string; id: string },
): Promise<string[]> {
  const { payload } = req;
  const as = { depth: 0, overrideAccess: true, req } as const;
  const uses: string[] = [];
  for (const owner of naming(payload.config.collections, collection)) {
    const { docs } = await payload.find({
      collection: owner.slug,
      pagination: false,
      // What lies there may come back.
      trash: true,
      ...as,
    });
    const using = docs.filter((doc) => doc.id !== id && JSON.stringify(doc).includes(id));
    uses.push(
      ...using.map((doc) => `the ${nameOf(owner.labels.singular)} “${titleOf(owner, doc)}”`),
    );
  }
  for (const owner of naming(payload.config.globals, collection)) {
    const global = await payload.findGlobal({ slug: owner.slug, ...as });
    if (JSON.stringify(global).includes(id)) uses.push(`the ${nameOf(owner.label)}`);
  }
  return uses;
}

const naming = <Owner extends { slug: string; flattenedFields: FlattenedField[] }>(
  owners: readonly Owner[],
  collection: string,
) => owners.filter((owner) => isOurs(owner) && canName(collection, owner.flattenedFields));

/** What the panel calls a kind of document. Labels of ours are plain words. */
export const nameOf = (label: unknown) => z.string().catch('document').parse(label).toLowerCase();

type Collection = SanitizedConfig['collections'][number];

/** What the panel calls the document. */
export function titleOf({ admin }: Collection, doc: object): string {
  const field = admin.useAsTitle ?? 'id';
  const values = z.record(z.string(), z.unknown()).parse({ ...doc });
  return z.coerce
    .string()
    .catch('')
    .parse(values[field] ?? '');
}
