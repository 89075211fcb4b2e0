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

const replaced = z.object({ formerNames: z.array(z.string()).nullish() });

/** The part in common of files that documents had before: their addresses lead on (former-file.ts). */
const formerOf = (doc: unknown): string[] => replaced.safeParse(doc).data?.formerNames ?? [];

/** The names with this text in them that documents of any collection claim, those in the trash too. */
export async function claimedNames({ payload, req }: Asker, text: string): Promise<string[]> {
  const names: string[] = [];
  for (const { slug, upload, flattenedFields } of payload.config.collections.filter(hasFiles)) {
    const sizes = upload.imageSizes?.map(({ name }) => `sizes.${name}.filename`) ?? [];
    const named = async (fields: readonly string[], select: Record<string, true>) => {
      const where = { or: fields.map((field) => ({ [field]: { contains: text } })) };
      const asked = { collection: slug, where, pagination: false, select, req };
      return (await payload.db.find(asked)).docs;
    };
    const today = await named(['filename', ...sizes], { filename: true, sizes: true });
    names.push(...today.flatMap(filesOf));
    // By itself: these stand in a table of their own, and to join it takes far longer.
    const former = flattenedFields.some(({ name }) => name === 'formerNames');
    if (former)
      names.push(...(await named(['formerNames'], { formerNames: true })).flatMap(formerOf));
  }
  return names;
}
