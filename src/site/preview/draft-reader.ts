import 'server-only';

import type { GlobalSlug, Payload, TypedGlobalSelect, TypedUser } from 'payload';

import { addressOfGlobal } from '@/platform/payload/panel/addresses';

import { fillGaps } from './fill-gaps';
import { markDocument, markTexts } from './mark-texts';

/** What a read of content asks of Payload. */
export type Reader = Pick<Payload, 'find' | 'findGlobal' | 'findByID' | 'count'>;

/**
 * Reads as this editor does, and the latest drafts in place of what is published. Each text is marked
 * with its field (src/site/preview/marks.ts). Whatever a read
 * says of its access stays: `overrideAccess: false` then asks what the editor may see.
 */
export function draftReader(payload: Payload, user: TypedUser): Reader {
  const asEditor = { draft: true, user };
  return {
    async find(options) {
      const found = await payload.find({ ...options, ...asEditor });
      const { flattenedFields } = payload.collections[options.collection].config;
      for (const doc of found.docs) {
        fillGaps(payload, flattenedFields, doc);
        markDocument(payload, options.collection, doc);
      }
      return found;
    },
    async findByID(options) {
      const doc = await payload.findByID({ ...options, ...asEditor });
      const { flattenedFields } = payload.collections[options.collection].config;
      if (doc === null) return doc;
      fillGaps(payload, flattenedFields, doc);
      markDocument(payload, options.collection, doc);
      return doc;
    },
    // TypeScript cannot tell its second type from what it is given.
    async findGlobal<Slug extends GlobalSlug, Select extends TypedGlobalSelect[Slug]>(
      options: Parameters<typeof payload.findGlobal<Slug, Select>>[0],
    ) {
      const doc = await payload.findGlobal<Slug, Select>({ ...options, ...asEditor });
      const config = payload.globals.config.find(({ slug }) => slug === options.slug);
      const fields = config?.flattenedFields ?? [];
      fillGaps(payload, fields, doc);
      markTexts(payload, fields, doc, addressOfGlobal(options.slug));
      return doc;
    },
    count: (options) => payload.count({ ...options, user }),
  };
}
