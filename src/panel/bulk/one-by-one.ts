import { z } from 'zod';

import type { BulkRequest } from '@/platform/payload/panel/bulk-request';
import type { Ask } from '@/platform/payload/panel/requests';

interface Found {
  readonly id: string;
  readonly title: string;
}

export interface Failed extends Found {
  /** In words. */
  readonly why: string;
}

/** What has become of the documents so far. */
export interface Progress {
  readonly total: number;
  /** As the server answered them. */
  readonly docs: readonly object[];
  readonly failed: readonly Failed[];
}

const page = z.object({
  docs: z.array(z.looseObject({ id: z.coerce.string() })),
  hasNextPage: z.boolean(),
});

const answered = z.object({
  docs: z.array(z.looseObject({})).catch([]),
  errors: z.array(z.object({ message: z.string() })).catch([]),
});

/** The server has said no, in words that a person can read. */
export class Refused extends Error {}

/** Which documents a request means, by the names that the list shows. @throws Refused, and where the server is away */
export async function findDocuments(
  ask: Ask,
  { slug, finds }: BulkRequest,
  titleField: string,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const find of finds) {
    for (let number = 1, more = true; more; number += 1) {
      const query = new URLSearchParams([
        ...find,
        ...Object.entries({ depth: '0', limit: '100', page: `${number}`, sort: 'createdAt' }),
        [`select[${titleField}]`, 'true'],
      ]);
      const answer = await ask(`/api/${slug}?${String(query)}`);
      const said: unknown = await answer.json();
      if (!answer.ok) throw new Refused(answered.parse(said).errors[0]?.message);
      const { docs, hasNextPage } = page.parse(said);
      found.push(...docs.map((doc) => ({ id: doc.id, title: titleOf(doc[titleField]) })));
      more = hasNextPage;
    }
  }
  return found;
}

const titleOf = (title: unknown): string =>
  typeof title === 'string' && title.trim() !== '' ? title : 'Untitled';

/**
 * Does to one document after the other what was asked for all of them: one that is refused keeps none
 * of the others back.
 */
export async function doOneByOne(
  ask: Ask,
  request: BulkRequest,
  documents: readonly Found[],
  given: { init: RequestInit; signal: AbortSignal; tell: (progress: Progress) => void },
): Promise<Progress> {
  const docs: object[] = [];
  const failed: Failed[] = [];
  const so = (): Progress => ({ total: documents.length, docs: [...docs], failed: [...failed] });
  given.tell(so());
  for (const document of documents) {
    if (given.signal.aborted) break;
    const answer = await change(ask, request.one(document.id), given.init);
    if ('doc' in answer) docs.push(answer.doc);
    else failed.push({ ...document, why: answer.why });
    given.tell(so());
  }
  return so();
}

async function change(
  ask: Ask,
  address: string,
  init: RequestInit,
): Promise<{ doc: object } | { why: string }> {
  try {
    const answer = await ask(address, init);
    const { docs, errors } = answered.parse(await answer.json());
    const [doc] = docs;
    if (doc) return { doc };
    return {
      why: errors[0]?.message ?? 'It is not there any more, or you may not change it.',
    };
  } catch {
    return { why: 'The server could not be reached. Try this one again.' };
  }
}
