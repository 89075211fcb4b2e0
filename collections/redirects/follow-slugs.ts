import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
  RequestContext,
} from 'payload';
import { z } from 'zod';

import { asServer } from '../access';
import { isDraftSave } from '../drafts/saves';
import { publicPath } from '../page-paths';
import { pageCollections, type PageCollection } from '../page-types';
import { takeOffList } from './strike-missing';

const known = z.object({ id: z.string() });

/** Where a document's page stood before the change that is under way. */
const pathBefore = (context: RequestContext, id: string) =>
  z.string().optional().parse(context[contextKey(id)]);

const contextKey = (id: string) => `path of ${id}`;

const remove = (
  req: PayloadRequest,
  where: Parameters<PayloadRequest['payload']['delete']>[0]['where'],
) => req.payload.delete({ collection: 'redirects', where, ...asServer(req) });

const notePath =
  (collection: PageCollection): CollectionBeforeChangeHook =>
  async ({ context, data, originalDoc, req }) => {
    if (isDraftSave(context, collection)) return data;
    const doc = known.safeParse(originalDoc).data;
    if (doc) context[contextKey(doc.id)] = await publicPath({ collection, id: doc.id }, req);
    return data;
  };

/**
 * Leaves a redirect where visitors found the page until now. It names the document, so that it
 * follows each further change. What visitors see is compared, not what was typed. A draft moves
 * nothing, and is saved while somebody types: it asks nothing.
 */
const followSlug =
  (collection: PageCollection): CollectionAfterChangeHook =>
  async ({ context, doc, req }) => {
    if (isDraftSave(context, collection)) return;
    const { id } = known.parse(doc);
    const before = pathBefore(context, id);
    const after = await publicPath({ collection, id }, req);
    if (after === undefined || after === before) return;
    // A page wins over a redirect; one that stays would only confuse.
    await remove(req, { from: { in: [after, ...(before === undefined ? [] : [before])] } });
    await takeOffList(after, req);
    if (before === undefined) return;
    await req.payload.create({
      collection: 'redirects',
      data: {
        from: before,
        to: { type: 'reference', reference: { relationTo: collection, value: id } },
        type: '308',
        automatic: true,
      },
      ...asServer(req),
    });
  };

/** What led to the page leads nowhere any more. */
const removeRedirects: CollectionBeforeDeleteHook = ({ id, req }) =>
  remove(req, { 'to.reference.value': { equals: String(id) } });

/** Visitors of a former address of a document are led to the present one. */
export const withFollowedSlugs = (collection: CollectionConfig): CollectionConfig => {
  const pages = pageCollections.find((slug) => slug === collection.slug);
  if (pages === undefined) return collection;
  const { hooks } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), notePath(pages)],
      afterChange: [...(hooks?.afterChange ?? []), followSlug(pages)],
      beforeDelete: [...(hooks?.beforeDelete ?? []), removeRedirects],
    },
  };
};
