import { sql } from 'drizzle-orm';
import { createLocalReq, type Payload, type PayloadRequest, type SanitizedConfig } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { z } from 'zod';

import { findUnwritten } from '~/collections/drafts/unwritten';
import { spreadWords } from '~/globals/words/stored-words';
import { runInTransaction } from '@/platform/payload/in-transaction';
import { wordPages } from '@/words';

import type { Content, Entry, EntryOfGlobal } from './folder';
import { whatLeaves, wordsOf } from './what-leaves';

type Collection = SanitizedConfig['collections'][number];
type Global = SanitizedConfig['globals'][number];

/** As the database has it, before any hook adds to it. */
const stored = z.looseObject({
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  _status: z.enum(['draft', 'published']).nullish(),
});
type StoredDocument = z.infer<typeof stored>;

const globalStored = stored.partial();
const versionOfGlobal = z.object({ version: globalStored });

/** All content that is not in the trash, as it is at one moment. */
export async function readContent(payload: Payload): Promise<Content> {
  const req = await createLocalReq({}, payload);
  const transaction = await payload.db.beginTransaction();
  if (transaction === null) throw new Error('The database takes no transactions');
  req.transactionID = transaction;
  try {
    await runInTransaction(req, sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`);
    return await readAll(payload.config, req);
  } finally {
    await payload.db.rollbackTransaction(transaction);
  }
}

async function readAll(config: SanitizedConfig, req: PayloadRequest): Promise<Content> {
  const leaving = whatLeaves(config);
  const collections = new Map<string, Entry[]>();
  for (const collection of leaving.collections)
    collections.set(collection.slug, await readCollection(collection, req));
  const globals = new Map<string, EntryOfGlobal>();
  for (const global of leaving.globals) {
    const entry = await readGlobal(global, req);
    if (entry) globals.set(global.slug, entry);
  }
  return { collections, globals };
}

async function readCollection(collection: Collection, req: PayloadRequest): Promise<Entry[]> {
  const { db } = req.payload;
  const { slug, orderable, trash } = collection;
  const all = { collection: slug, pagination: false, limit: 0, req } as const;
  const { docs } = await db.find({
    ...all,
    sort: [orderable ? '_order' : 'createdAt', 'id'],
    where: trash ? { deletedAt: { exists: false } } : {},
  });
  const live = docs.map((doc) => stored.parse(doc));
  if (!hasDraftsEnabled(collection))
    return live.map((doc) => ({ ...timesOf(doc), published: wordsOf(doc) }));
  const latest = new Map<string, StoredDocument>();
  for (const doc of (await db.queryDrafts(all)).docs) {
    const version = stored.parse(doc);
    latest.set(version.id, version);
  }
  const unwritten = await findUnwritten(req, slug);
  return live
    .filter(({ id }) => !unwritten.includes(id))
    .map((doc) => ({ ...timesOf(doc), ...sidesOf(doc, latest.get(doc.id)) }));
}

const timesOf = ({ id, createdAt, updatedAt }: StoredDocument) => ({ id, createdAt, updatedAt });

async function readGlobal({ slug }: Global, req: PayloadRequest): Promise<EntryOfGlobal | null> {
  const { db } = req.payload;
  const live = withFields(slug, globalStored.parse(await db.findGlobal({ slug, req })));
  // Nobody has ever saved it.
  if (live.updatedAt === undefined) return null;
  const { docs } = await db.findGlobalVersions({
    global: slug,
    where: { latest: { equals: true } },
    limit: 1,
    req,
  });
  const latest = versionOfGlobal.optional().parse(docs[0])?.version;
  return {
    updatedAt: live.updatedAt,
    ...sidesOf(live, latest && withFields(slug, latest)),
  };
}

/** Words by their fields, whose names an import knows in whatever release. */
function withFields(slug: string, doc: Partial<StoredDocument>): Partial<StoredDocument> {
  const page = wordPages.find((each) => each.slug === slug);
  if (!page) return doc;
  const { words, ...fields } = doc;
  spreadWords(page, fields, words);
  return fields;
}

/** A draft that was published since says nothing of its own. */
function sidesOf(
  live: Partial<StoredDocument>,
  latest: Partial<StoredDocument> = live,
): Pick<Entry, 'published' | 'draft'> {
  return {
    ...(live._status === 'published' && { published: wordsOf(live) }),
    ...(latest._status !== 'published' && { draft: wordsOf(latest) }),
  };
}
