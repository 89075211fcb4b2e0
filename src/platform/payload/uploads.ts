import type { Collection } from 'payload';
import { z } from 'zod';

/*
 * How Payload's operations handle the file of a document (read in 3.90.2). What hooks get of it is
 * typed as unknown.
 */

const copying = z.object({ duplicateFromID: z.string() });

/** The document that a call makes a copy of; undefined for any other call. */
export const copiedFrom = (args: unknown): string | undefined =>
  copying.safeParse(args).data?.duplicateFromID;

/** Has Payload make a document of the data of the call, as if it came from nowhere. */
export const noCopy = (data: object) => ({ data, duplicateFromID: undefined });

const edited = z.looseObject({ uploadEdits: z.looseObject({ crop: z.unknown() }) });

/** With each focal point the panel sends a crop, of all that there is. */
const whole = z.object({
  x: z.literal('0'),
  y: z.literal('0'),
  width: z.literal('100'),
  height: z.literal('100'),
});

/**
 * The query of a call without what would crop a picture.
 * @returns undefined where it would cut something off
 */
export function uncropped(query: Record<string, unknown>): Record<string, unknown> | undefined {
  const { data } = edited.safeParse(query);
  if (data?.uploadEdits.crop === undefined) return query;
  const { crop, ...uploadEdits } = data.uploadEdits;
  return whole.safeParse(crop).success ? { ...data, uploadEdits } : undefined;
}

const point = z.object({ x: z.coerce.number(), y: z.coerce.number() });
const pointed = z.object({ uploadEdits: z.object({ focalPoint: point }) });

/**
 * Takes a moved focal point out of the query: Payload would make all files anew.
 * @param isLeft whether it stays there, for a new file
 */
export function takeFocalPoint(query: Record<string, unknown>, isLeft: boolean) {
  const moved = pointed.safeParse(query).data?.uploadEdits.focalPoint;
  delete query.uploadEdits;
  if (isLeft && moved !== undefined) query.uploadEdits = { focalPoint: moved };
  return moved;
}

/** No file can be there. */
const nowhere = '/dev/null';

/** Has an operation write and remove no file: it does not know where they lie. */
export function keepFromFiles(args: { collection: Collection }): void {
  const { collection } = args;
  const upload = { ...collection.config.upload, staticDir: nowhere, disableLocalStorage: true };
  args.collection = { ...collection, config: { ...collection.config, upload } };
}
