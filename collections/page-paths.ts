import {
  createLocalReq,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload';
import { z } from 'zod';

import { inTurn } from '@/platform/database/in-turn';
import { readColumns } from '@/platform/payload/read-columns';
import { isBlank } from '@/platform/plain-text';

import { routesOfArticleLists } from './page-types/articles';
import { positionPages } from './page-types/positions';
import { globalPages, pageCollections, pageTypes, type PageCollection } from './page-types';
import { searchPath } from './search/path';

/** The routes that are there with documents, or once an editor says so, as Next names them. */
export const routesOfDocuments: ReadonlySet<string> = new Set([
  ...Object.values(pageTypes).map(({ home }) => `${home}[slug]`),
  ...routesOfArticleLists,
  positionPages.list.path,
  searchPath,
]);

const page = z.looseObject({ slug: z.string().min(1) });

/**
 * A page without a heading is nothing to list, nor is one with a heading that nobody sees, or that an editor keeps from
 * search engines or that stands elsewhere. In one look: of a document that fails one, an error is made.
 */
const indexable = z.object({
  title: z.string().refine((title) => !isBlank(title)),
  meta: z
    .object({ noindex: z.literal(false).nullish(), canonical: z.literal('').nullish() })
    .nullish(),
});

/** @param moment as it is stored; what is none never comes */
export const isOver = (moment: unknown, now = Date.now()): boolean =>
  typeof moment === 'string' && Date.parse(moment) <= now;

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

type Visiting = ReturnType<typeof asVisitor>;

/** Payload itself, or what reads drafts through it. */
type Source = Payload | Pick<Payload, 'find'>;

const isPayload = (source: Source): source is Payload => 'db' in source;

interface Read {
  readonly collection: PageCollection;
  readonly where?: Where;
}

/**
 * What visitors see, by one statement: on ten thousand documents Payload's adapter alone takes four times as long,
 * and every edit waits for it.
 */
async function readLean(payload: Payload, { collection, where = {} }: Read, as: Visiting) {
  const { onlyIf, until } = pageTypes[collection];
  const req = await createLocalReq({ ...(as.req && { req: as.req }) }, payload);
  const seen = await payload.collections[collection].config.access.read({ req });
  if (seen === false) return [];
  const written = { deletedAt: { exists: false } };
  const rows = await readColumns(req, {
    collection,
    columns: [
      ...['id', 'title', 'slug', 'updatedAt', 'meta_noindex', 'meta_canonical'],
      ...(onlyIf ? [onlyIf] : []),
      ...(until ? [until] : []),
    ],
    where: { and: [where, written, ...(seen === true ? [] : [seen])] },
  });
  return rows.map(({ meta_noindex: noindex, meta_canonical: canonical, ...row }) => ({
    ...row,
    ...stored.parse(row),
    meta: { noindex, canonical },
  }));
}

const stored = z.object({
  id: z.string(),
  updatedAt: z.string().transform((moment) => new Date(moment).toISOString()),
});

async function pagesOf(
  source: Source,
  collection: PageCollection,
  as: Visiting,
  where?: Where,
): Promise<Page[]> {
  const { onlyIf, onlyNamed, until } = pageTypes[collection];
  const always = { title: true, slug: true, meta: true, updatedAt: true } as const;
  const select = { ...always, ...(onlyIf && { [onlyIf]: true }), ...(until && { [until]: true }) };
  const read = { collection, ...(where && { where }) };
  const docs = isPayload(source)
    ? await readLean(source, read, as)
    : (await source.find({ ...read, select, ...as })).docs;
  const named = onlyNamed && docs.length > 0 ? await idsNamed(source, onlyNamed, as) : undefined;
  return docs.flatMap((doc) => {
    const path = pathOf(collection, doc);
    if (path === undefined || named?.has(doc.id) === false) return [];
    const isListed =
      !(until && isOver(Reflect.get(doc, until))) && indexable.safeParse(doc).success;
    return { collection, id: doc.id, path, updatedAt: doc.updatedAt, isListed };
  });
}

/** The documents that others name in a field, by their ids. */
async function idsNamed(
  source: Source,
  { by, field }: { by: CollectionSlug; field: string },
  as: Visiting,
): Promise<ReadonlySet<string>> {
  if (isPayload(source)) {
    const { values } = await source.findDistinct({ collection: by, field, ...as, limit: 0 });
    return new Set(
      values.flatMap((value) => named.nullish().parse(Reflect.get(value, field)) ?? []),
    );
  }
  const { docs } = await source.find({ collection: by, select: { [field]: true }, ...as });
  return new Set(docs.flatMap((doc) => ids.parse(Reflect.get(doc, field))));
}

/** A draft that is reviewed comes with the documents that it names. */
const named = z.union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)]);

const ids = z
  .array(named)
  .nullish()
  .transform((given) => given ?? []);

/** The pages of all documents, as visitors have them. */
export async function listPages(
  source: Source,
  collections: readonly PageCollection[] = pageCollections,
): Promise<Page[]> {
  const read = (collection: PageCollection) => pagesOf(source, collection, asVisitor());
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
