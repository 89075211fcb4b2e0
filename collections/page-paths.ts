import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import { z } from 'zod';

import { inTurn } from '@/platform/database/in-turn';

import { routesOfArticleLists } from './page-types/articles';
import { globalPages, pageCollections, pageTypes, type PageCollection } from './page-types';
import { searchPath } from './search/path';

/** The routes that are there with documents, or once an editor says so, as Next names them. */
export const routesOfDocuments: ReadonlySet<string> = new Set([
  ...Object.values(pageTypes).map(({ home }) => `${home}[slug]`),
  ...routesOfArticleLists,
  searchPath,
]);

const page = z.looseObject({ slug: z.string().min(1) });

/** A page without a heading is nothing to list. */
const titled = z.object({ title: z.string().min(1) });

const kept = z.object({ meta: z.object({ noindex: z.literal(true) }) });
const elsewhere = z.object({ meta: z.object({ canonical: z.string().min(1) }) });

/** Where the page of a document stands; a project without a case study has none. */
export function pathOf(collection: PageCollection, doc: unknown): string | undefined {
  const { home, onlyIf } = pageTypes[collection];
  const { data } = page.safeParse(doc);
  if (data === undefined || (onlyIf !== undefined && data[onlyIf] !== true)) return undefined;
  return home + data.slug;
}

interface Page {
  readonly collection: PageCollection;
  readonly id: string;
  readonly path: string;
  /** When what visitors see of it was last changed. */
  readonly updatedAt: string;
  /** Whether search engines are to know of it. */
  readonly isListed: boolean;
}

/** Reads within a transaction as a visitor, not as the person who is signed in. */
const asVisitor = (req?: PayloadRequest) => ({
  depth: 0,
  overrideAccess: false,
  pagination: false,
  ...(req?.transactionID !== undefined && { req: { transactionID: req.transactionID } }),
});

async function pagesOf(
  payload: Pick<Payload, 'find'>,
  collection: PageCollection,
  as: object,
  where?: Where,
): Promise<Page[]> {
  const { onlyIf, onlyNamed } = pageTypes[collection];
  const select = { title: true, slug: true, meta: true, updatedAt: true } as const;
  const { docs } = await payload.find({
    collection,
    select: { ...select, ...(onlyIf && { [onlyIf]: true }) },
    ...as,
    ...(where && { where }),
  });
  const named = onlyNamed && docs.length > 0 ? await idsNamed(payload, onlyNamed, as) : undefined;
  return docs.flatMap((doc) => {
    const path = pathOf(collection, doc);
    if (path === undefined || named?.has(doc.id) === false) return [];
    const isListed =
      titled.safeParse(doc).success &&
      !kept.safeParse(doc).success &&
      !elsewhere.safeParse(doc).success;
    return { collection, id: doc.id, path, updatedAt: doc.updatedAt, isListed };
  });
}

/** The documents that others name in a field, by their ids. */
async function idsNamed(
  payload: Pick<Payload, 'find'>,
  { by, field }: { by: CollectionSlug; field: string },
  as: object,
): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({ collection: by, select: { [field]: true }, ...as });
  return new Set(docs.flatMap((doc) => ids.parse(Reflect.get(doc, field))));
}

const ids = z
  .array(z.string())
  .nullish()
  .transform((given) => given ?? []);

/** The pages of all documents, as visitors have them. */
export async function listPages(
  payload: Pick<Payload, 'find'>,
  collections: readonly PageCollection[] = pageCollections,
): Promise<Page[]> {
  const read = (collection: PageCollection) => pagesOf(payload, collection, asVisitor());
  return (await inTurn(collections, read)).flat();
}

/** The document whose page visitors find at a path. */
export async function findPage(path: string, req: PayloadRequest): Promise<Page | undefined> {
  for (const collection of pageCollections) {
    const { home } = pageTypes[collection];
    const slug = path.startsWith(home) ? path.slice(home.length) : '';
    if (slug === '' || slug.includes('/')) continue;
    const where = { slug: { equals: slug } };
    const [found] = await pagesOf(req.payload, collection, asVisitor(req), where);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The pages that are there once, without lists that would list nothing.
 * @param pages of all documents, as visitors have them
 */
export const shownGlobalPages = (pages: readonly Pick<Page, 'collection'>[]) =>
  globalPages.filter(
    ({ onlyFilledBy }) =>
      onlyFilledBy === undefined || pages.some(({ collection }) => collection === onlyFilledBy),
  );

const underWay = new WeakMap<PayloadRequest, Promise<ReadonlyMap<string, Page>>>();

/**
 * The pages of all documents by their paths. Whoever asks for them at once waits for one read: of a
 * document with many links, each does.
 */
export function pagesByPath(req: PayloadRequest): Promise<ReadonlyMap<string, Page>> {
  const asked = underWay.get(req);
  if (asked) return asked;
  const pages = readByPath(req).finally(() => underWay.delete(req));
  underWay.set(req, pages);
  return pages;
}

async function readByPath(req: PayloadRequest): Promise<ReadonlyMap<string, Page>> {
  const read = (collection: PageCollection) => pagesOf(req.payload, collection, asVisitor(req));
  const pages = (await inTurn(pageCollections, read)).flat();
  // Backwards, so that of two at one path the first stays, as in `findPage`.
  return new Map(pages.reverse().map((page) => [page.path, page]));
}

/** Where visitors find the page of a document, when they do. */
export async function publicPath(
  { collection, id }: Pick<Page, 'collection' | 'id'>,
  req: PayloadRequest,
): Promise<string | undefined> {
  const where = { id: { equals: id } };
  return (await pagesOf(req.payload, collection, asVisitor(req), where))[0]?.path;
}
