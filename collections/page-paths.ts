import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';

import { inTurn } from '@/platform/database/in-turn';

/** What stands before the slug in the address of a document's page. */
const homes = {
  industries: '/industries/',
  projects: '/work/',
  'legal-pages': '/',
  pages: '/',
} as const;

export type PageCollection = keyof typeof homes;

/** The routes that show a document each, as Next names them. */
export const routesOfDocuments: ReadonlySet<string> = new Set(
  Object.values(homes).map((home) => `${home}[slug]`),
);

/** The collections whose documents have pages of their own. */
export const pageCollections = ['industries', 'projects', 'legal-pages', 'pages'] as const;

const page = z.object({ slug: z.string().min(1), hasCaseStudy: z.boolean().nullish() });

/** A page without a heading is nothing to list. */
const titled = z.object({ title: z.string().min(1) });

const kept = z.object({ meta: z.object({ noindex: z.literal(true) }) });
const elsewhere = z.object({ meta: z.object({ canonical: z.string().min(1) }) });

/** Where the page of a document stands; a project without a case study has none. */
export function pathOf(collection: PageCollection, doc: unknown): string | undefined {
  const { data } = page.safeParse(doc);
  if (data === undefined) return undefined;
  if (collection === 'projects' && data.hasCaseStudy !== true) return undefined;
  return `${homes[collection]}${data.slug}`;
}

export interface Page {
  readonly collection: PageCollection;
  readonly id: string;
  readonly path: string;
  /** When what visitors see of it was last changed. */
  readonly updatedAt: string;
  /** Whether search engines are to know of it. */
  readonly isListed: boolean;
}

/** Reads within a transaction as a visitor, not as who is signed in. */
const asVisitor = (req?: PayloadRequest) => ({
  depth: 0,
  overrideAccess: false,
  pagination: false,
  select: { title: true, slug: true, hasCaseStudy: true, meta: true, updatedAt: true },
  ...(req?.transactionID !== undefined && { req: { transactionID: req.transactionID } }),
});

async function pagesOf(
  payload: Pick<Payload, 'find'>,
  collection: PageCollection,
  query: object,
): Promise<Page[]> {
  const { docs } = await payload.find({ collection, ...query });
  return docs.flatMap((doc) => {
    const path = pathOf(collection, doc);
    if (path === undefined) return [];
    const isListed =
      titled.safeParse(doc).success &&
      !kept.safeParse(doc).success &&
      !elsewhere.safeParse(doc).success;
    return { collection, id: doc.id, path, updatedAt: doc.updatedAt, isListed };
  });
}

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
    const slug = path.startsWith(homes[collection]) ? path.slice(homes[collection].length) : '';
    if (slug === '' || slug.includes('/')) continue;
    const where = { slug: { equals: slug } };
    const [found] = await pagesOf(req.payload, collection, { ...asVisitor(req), where });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Where visitors find the page of a document, when they do. */
export async function publicPath(
  { collection, id }: Pick<Page, 'collection' | 'id'>,
  req: PayloadRequest,
): Promise<string | undefined> {
  const where = { id: { equals: id } };
  return (await pagesOf(req.payload, collection, { ...asVisitor(req), where }))[0]?.path;
}
