import 'server-only';

import {
  afterReadTraverseFields,
  createLocalReq,
  type Payload,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload';

import type { Reader } from '../preview/draft-reader';
import { fillGaps } from '../preview/fill-gaps';
import { inserted, matches } from './matches';
import type { Reviewed } from './reviewed';

/** Deep enough for each read of content; what a visitor would not find stays an id. */
const depth = 1;
const mostRounds = 20;

/**
 * Reads as a visitor does, but for one document, which is there as its draft. Nothing else of what is not
 * published is in any answer: what the draft names is read as a visitor as well.
 */
export function reviewReader(payload: Payload, reviewed: Reviewed): Reader {
  const { collection, global, link } = reviewed;
  const findGlobal = readGlobal(payload.findGlobal, async (slug, doc) => {
    const config = payload.globals.config.find((each) => each.slug === slug);
    if (slug === global && config) Object.assign(doc, await drawn(payload, reviewed, config));
  });
  return {
    async find(options) {
      const asked: string = options.collection;
      if (collection === undefined || asked !== collection) return payload.find(options);
      const { where = {}, limit = 0, page = 1, sort } = options;
      const others = { and: [where, { id: { not_equals: link.document } }] };
      const found = await payload.find({ ...options, where: others });
      const draft = await drawn(payload, reviewed, payload.collections[collection].config);
      if (page > 1 || !matches(draft, where)) return found;
      const order = Array.isArray(sort) ? sort[0] : sort;
      const docs: object[] = inserted<object>(found.docs, draft, order);
      Object.assign(found, { docs: limit > 0 ? docs.slice(0, limit) : docs });
      return found;
    },
    findByID: (options) => payload.findByID(options),
    findGlobal,
    count: async (options) => {
      const { totalDocs } = await payload.count(options);
      const asked: string = options.collection;
      if (collection === undefined || asked !== collection) return { totalDocs };
      const own = { and: [options.where ?? {}, { id: { equals: link.document } }] };
      const before = await payload.count({ ...options, where: own });
      const draft = await drawn(payload, reviewed, payload.collections[collection].config);
      return { totalDocs: totalDocs - before.totalDocs + (matches(draft, options.where) ? 1 : 0) };
    },
  };
}

/** It has the type of the read: written out, Payload’s types of a global are too deep for TypeScript. */
const readGlobal =
  <Options extends { slug: string }, Doc>(
    read: (options: Options) => Promise<Doc>,
    settle: (slug: string, doc: object) => Promise<void>,
  ) =>
  async (options: Options): Promise<Doc> => {
    const doc = await read(options);
    if (typeof doc === 'object' && doc !== null) await settle(options.slug, doc);
    return doc;
  };

type Owner = SanitizedCollectionConfig | SanitizedGlobalConfig;

/** The draft as a visitor would read it, once it is published. */
async function drawn(payload: Payload, { draft, link, collection }: Reviewed, owner: Owner) {
  const doc: Record<string, unknown> = structuredClone({
    ...draft,
    id: link.document ?? draft['id'],
  });
  const req = await createLocalReq({}, payload);
  const [fieldPromises, populationPromises]: [Promise<void>[], Promise<void>[]] = [[], []];
  const ofCollection = collection === undefined ? null : payload.collections[collection].config;
  const global = payload.globals.config.find(({ slug }) => slug === owner.slug) ?? null;
  afterReadTraverseFields({
    collection: ofCollection,
    global: ofCollection ? null : global,
    fields: owner.fields,
    context: req.context,
    currentDepth: 1,
    depth,
    doc,
    siblingDoc: doc,
    draft: false,
    overrideAccess: false,
    fallbackLocale: null,
    locale: null,
    flattenLocales: true,
    findMany: false,
    fieldPromises,
    populationPromises,
    parentIndexPath: '',
    parentPath: '',
    parentSchemaPath: '',
    req,
    showHiddenFields: false,
  });
  // Each may add more.
  for (
    let round = 0;
    round < mostRounds && fieldPromises.length + populationPromises.length > 0;
    round += 1
  ) {
    await Promise.all(fieldPromises.splice(0));
    await Promise.all(populationPromises.splice(0));
  }
  fillGaps(payload, owner.flattenedFields, doc);
  return doc;
}
