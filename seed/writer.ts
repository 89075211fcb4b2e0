import type {
  CollectionSlug,
  DataFromGlobalSlug,
  GlobalSlug,
  Payload,
  RequiredDataFromCollectionSlug,
  Where,
} from 'payload';
import type { DeepPartial } from 'ts-essentials';

import { writeDocument, type Outcome } from './write-document';

/** Seeds write as the server itself, and have no pages to expire. */
export const asServer = {
  overrideAccess: true,
  depth: 0,
  /** New for each: with a bucket Payload's plugin notes in it that a picture has been sent. */
  get context() {
    return { disableRevalidate: true };
  },
} as const;

export type SeedReport = Record<Outcome, number>;

interface SeedDocument<Slug extends CollectionSlug> {
  /** Tells it from the other documents of its collection, also in the ledger. */
  key: string;
  where: Where;
  /** Payload takes the whole for a new document and a part for a known one. */
  data: RequiredDataFromCollectionSlug<Slug> & DeepPartial<RequiredDataFromCollectionSlug<Slug>>;
  /** What the seed's author wrote, where `data` holds ids or rich text made from it. */
  written?: unknown;
  filePath?: string;
}

/** Writes documents and globals of the seed, and counts what became of each. */
export function createWriter(payload: Payload) {
  const report: SeedReport = { created: 0, updated: 0, kept: 0 };

  async function writeCollection<Slug extends CollectionSlug>(
    collection: Slug,
    documents: SeedDocument<Slug>[],
  ): Promise<void> {
    for (const { key, where, data, written = data, filePath } of documents) {
      const outcome = await writeDocument(payload, {
        key: `${collection}:${key}`,
        written,
        // A draft that waits is somebody's work, too.
        find: async () =>
          (await payload.find({ collection, where, draft: true, limit: 1, ...asServer })).docs[0],
        create: () => payload.create({ collection, data, filePath, ...asServer }),
        update: (id) => payload.update({ collection, id, data, ...asServer }),
      });
      report[outcome] += 1;
    }
  }

  async function writeGlobal<Slug extends GlobalSlug>(
    slug: Slug,
    data: DeepPartial<Omit<DataFromGlobalSlug<Slug>, 'id'>>,
    written: unknown = data,
  ): Promise<void> {
    const write = async () => {
      const { updatedAt } = await payload.updateGlobal({ slug, data, ...asServer });
      return { id: slug, updatedAt };
    };
    const find = async () => {
      const { updatedAt } = await payload.findGlobal({ slug, draft: true, ...asServer });
      return updatedAt ? { id: slug, updatedAt } : undefined;
    };
    const key = `globals:${slug}`;
    report[await writeDocument(payload, { key, written, find, create: write, update: write })] += 1;
  }

  return { report, writeCollection, writeGlobal };
}
