import 'server-only';

import type { Payload, TypedUser } from 'payload';

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
  const findGlobal = readAs(payload.findGlobal, asEditor, (doc, slug) => {
    const config = payload.globals.config.find((global) => global.slug === slug);
    const fields = config?.flattenedFields ?? [];
    fillGaps(payload, fields, doc);
    markTexts(payload, fields, doc, addressOfGlobal(slug));
  });
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
    findGlobal,
    count: (options) => payload.count({ ...options, user }),
  };
}

/**
 * A read with other options, and what is done to its document then. It has the type of the read: written
 * out, Payload’s types of a global are too deep for TypeScript as soon as there are some more of them.
 */
const readAs =
  <Options extends { slug: string }, Doc>(
    read: (options: Options) => Promise<Doc>,
    more: object,
    settle: (doc: object, slug: string) => void,
  ) =>
  async (options: Options): Promise<Doc> => {
    const doc = await read({ ...options, ...more });
    if (typeof doc === 'object' && doc !== null) settle(doc, options.slug);
    return doc;
  };
