import type { Payload, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { z } from 'zod';

const file = z.object({ filename: z.string().nullish() });
const files = file.extend({ sizes: z.record(z.string(), file.nullish()).nullish() });

/** The name of the original, and those of its smaller copies. */
export const namesOf = (doc: unknown) => files.parse(doc);

/** The names of all files of a document. */
export function filesOf(doc: unknown): string[] {
  const { filename, sizes } = namesOf(doc);
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  return [...new Set(names.flatMap((name) => name ?? []))];
}

/** Whether the documents of a collection have files beside them. */
export const hasFiles = ({ upload }: Pick<SanitizedCollectionConfig, 'upload'>): boolean =>
  Boolean(upload);

interface Asker {
  readonly payload: Payload;
  /** Whose transaction sees what it has written itself. */
  readonly req?: PayloadRequest;
}

/** The names with this text in them that documents of any collection claim, those in the trash too. */
export async function claimedNames({ payload, req }: Asker, text: string): Promise<string[]> {
  const names: string[] = [];
  for (const { slug, upload } of payload.config.collections.filter(hasFiles)) {
    const sizes = upload.imageSizes?.map(({ name }) => `sizes.${name}.filename`) ?? [];
    const { docs } = await payload.db.find({
      collection: slug,
      where: { or: ['filename', ...sizes].map((field) => ({ [field]: { contains: text } })) },
      pagination: false,
      select: { filename: true, sizes: true },
      req,
    });
    names.push(...docs.flatMap(filesOf));
  }
  return names;
}
