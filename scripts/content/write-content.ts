import type { GlobalSlug, PayloadRequest, SanitizedConfig } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { z } from 'zod';

import { hasFiles } from '~/collections/files/claimed-names';

import type { Content, EntryOfGlobal } from './folder';
import { inOrder, namedBy, type Document } from './in-order';
import type { Transaction } from './one-transaction';

type Words = Record<string, unknown>;
type Collection = SanitizedConfig['collections'][number];

/** Nobody is signed in: what hooks want to know of a person, they don't note. */
const asServer = { depth: 0, overrideAccess: true } as const;

/**
 * Puts all content into the database.
 * @returns what was refused, and why, in words
 */
export async function writeContent(
  content: Content,
  { req, attempt }: Transaction,
  say: (line: string) => void,
): Promise<string[]> {
  const { collections, globals } = req.payload.config;
  const { docs, first } = inOrder(content);
  const refused = new Map<string, string>();
  const find = (slug: string) => {
    const found = collections.find((each) => each.slug === slug);
    if (!found) throw new Error(`There is no collection ${slug}`);
    return found;
  };
  const put = async (doc: Document, work: (one: PayloadRequest) => Promise<void>) => {
    if (refused.has(doc.id)) return;
    const reason = reasonOf(await attempt(work));
    if (reason !== null) refused.set(doc.id, `${nameOf(find(doc.collection), doc)}: ${reason}`);
  };

  for (const doc of docs.filter(({ id }) => first.has(id)))
    await put(doc, async (one) => {
      const collection = find(doc.collection);
      if (!hasDraftsEnabled(collection)) throw new Error('It names itself in a circle.');
      const data: Words = { id: doc.id, createdAt: doc.createdAt };
      await one.payload.create({
        collection: collection.slug,
        data,
        draft: true,
        req: one,
        ...asServer,
      });
    });
  for (const [index, doc] of docs.entries()) {
    if (index > 0 && index % 100 === 0) say(`documents: ${index} of ${docs.length}`);
    await put(doc, async (one) => {
      const lost = [...namedBy(doc)].find((id) => refused.has(id));
      if (lost !== undefined) throw new Error(`It names ${lost}, which was refused.`);
      await writeDocument(find(doc.collection), doc, first.has(doc.id), one);
    });
  }
  for (const { slug } of globals) {
    const entry = content.globals.get(slug);
    if (!entry) continue;
    const reason = reasonOf(await attempt((one) => writeGlobal(slug, entry, one)));
    if (reason !== null) refused.set(slug, `${slug}: ${reason}`);
  }
  return [...refused.values()];
}

async function writeDocument(
  collection: Collection,
  { id, createdAt, updatedAt, published, draft }: Document,
  isThere: boolean,
  req: PayloadRequest,
): Promise<void> {
  const { payload } = req;
  const { slug } = collection;
  const own = { id, createdAt, updatedAt };
  // A file of a picture is not made anew but copied, with its smaller copies.
  if (hasFiles(collection)) {
    await payload.db.create({ collection: slug, data: { ...published, ...own }, req });
    return;
  }
  const data: Words = { ...(published ?? draft) };
  if (hasDraftsEnabled(collection)) data._status = published ? 'published' : 'draft';
  const one = { collection: slug, draft: !published, req, ...asServer };
  if (isThere) await payload.update({ ...one, id, data });
  else await payload.create({ ...one, data: { ...data, ...own } });
  if (published && draft) await payload.update({ ...one, id, data: draft, draft: true });
  // An update is of now.
  if (isThere) await payload.db.updateOne({ collection: slug, id, data: { updatedAt }, req });
}

async function writeGlobal(
  slug: GlobalSlug,
  { published, draft, updatedAt }: EntryOfGlobal,
  req: PayloadRequest,
): Promise<void> {
  const { payload } = req;
  const one = { slug, req, ...asServer };
  const data: Words = { ...published, _status: 'published' };
  if (published) await payload.updateGlobal({ ...one, data });
  if (draft) await payload.updateGlobal({ ...one, data: draft, draft: true });
  await payload.db.updateGlobal({ slug, data: { updatedAt }, req });
}

/** As the panel calls it: projects “DeelFlo”. */
function nameOf({ slug, admin }: Collection, { id, published, draft }: Document): string {
  const title = (published ?? draft)?.[admin.useAsTitle ?? 'id'];
  return `${slug} ${typeof title === 'string' && title !== '' ? `“${title}”` : id}`;
}

const ofFields = z.object({
  data: z.object({
    errors: z.array(z.object({ path: z.string(), message: z.string() })).min(1),
  }),
});

/** Why something was refused, in one line; null when nothing was. */
function reasonOf(error: unknown): string | null {
  if (error === undefined) return null;
  const fields = ofFields.safeParse(error).data?.data.errors;
  if (fields) return fields.map(({ path, message }) => `${path}: ${message}`).join(' ');
  // Drizzle's own message is the statement.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'for no reason that is known';
  return cause === error ? cause.message : `The database does not take a value: ${cause.message}.`;
}
