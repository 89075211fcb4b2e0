import 'server-only';

import type { Payload } from 'payload';

import { madeThen, type MadeThen } from '@/forms/made/then';

/**
 * What follows an answer to these forms, by their ids, as it stands now. One that is gone, or in the
 * trash, is not among them: its answers are dealt with as all forms are.
 * @param draft as it stands in their drafts
 */
export async function readThen(
  payload: Payload,
  ids: readonly string[],
  draft = false,
): Promise<ReadonlyMap<string, MadeThen>> {
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'custom-forms',
    where: { id: { in: [...new Set(ids)] } },
    depth: 0,
    draft,
    pagination: false,
    overrideAccess: true,
  });
  return new Map(
    docs.map((document) => {
      const then = madeThen.parse(document);
      return [then.id, then] as const;
    }),
  );
}
