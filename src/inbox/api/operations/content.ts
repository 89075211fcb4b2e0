import { sql } from 'drizzle-orm';
import { createLocalReq, type PayloadRequest } from 'payload';
import { z } from 'zod';

import { may } from '@/accounts/rights';
import { inOneTransaction, runInTransaction } from '@/platform/payload/in-transaction';
import { openSlugs } from '~/collections';
import { titleOf } from '~/collections/deletion/find-uses';
import { findTexts } from '~/collections/texts/find-texts';
import { textsOf } from '~/collections/texts/walk-texts';

import { inSearchTurn } from '../../list/reads/search-turn';
import { noBody, noParams, operation, type As } from '../operation';
import { notFound, Problem } from '../problem';
import { id, instant, someWords } from '../shapes';

const collection = z.enum(openSlugs);
type Collection = z.output<typeof collection>;

const listed = z.object({
  collection,
  id: z.string(),
  title: z.string(),
  isPublished: z.boolean().describe('Whether visitors see it as it is here.'),
  updatedAt: instant,
});

const stored = z.looseObject({
  id: z.string(),
  updatedAt: z.string(),
  _status: z.string().nullish(),
});
type Stored = z.output<typeof stored>;

/** The latest drafts for who changes content; for everybody else, what is published. */
const readingAs = async ({ payload, user }: As) => {
  const req: PayloadRequest = await createLocalReq({ user }, payload);
  return { draft: may(user, 'content'), depth: 0, overrideAccess: false, req } as const;
};

function configOf({ payload }: As, slug: Collection) {
  const found = payload.config.collections.find((each) => each.slug === slug);
  if (!found) throw notFound();
  return found;
}

const summaryOf = (as: As, slug: Collection, doc: Stored): z.input<typeof listed> => ({
  collection: slug,
  id: doc.id,
  title: titleOf(configOf(as, slug), doc),
  isPublished: doc._status !== 'draft',
  updatedAt: doc.updatedAt,
});

const mostDocuments = 1000;

async function documentsOf(as: As, slug: Collection): Promise<Stored[]> {
  const { docs } = await as.payload.find({
    ...{ collection: configOf(as, slug).slug, limit: mostDocuments, pagination: false },
    ...(await readingAs(as)),
  });
  return z.array(stored).parse(docs);
}

export const listContent = operation(
  {
    id: 'list_content',
    method: 'GET',
    path: '/content/{collection}',
    scope: 'content:read',
    status: 200,
    problems: [],
    summary: 'List the documents of a collection',
  },
  {
    params: z.strictObject({ collection }),
    query: noParams,
    body: noBody,
    answer: z.object({ documents: z.array(listed) }),
  },
  async (as, { params }) => {
    const docs = await documentsOf(as, params.collection);
    return { documents: docs.map((doc) => summaryOf(as, params.collection, doc)) };
  },
);

const mostFound = 40;

export const searchContent = operation(
  {
    id: 'search_content',
    method: 'GET',
    path: '/content',
    scope: 'content:read',
    status: 200,
    problems: [],
    summary: 'Search the texts of the site',
    description: 'All words have to occur in a text, or in it and its place.',
  },
  {
    params: noParams,
    query: z.strictObject({ q: z.string().min(1).max(200) }),
    body: noBody,
    answer: z.object({
      found: z.array(
        z.object({
          collection,
          id: z.string(),
          path: z.string(),
          place: z.string(),
          excerpt: z.string(),
        }),
      ),
      count: z.number().int().describe(`Of all; the first ${mostFound} are here.`),
    }),
  },
  async (as, { query }) => {
    const texts = await inSearchTurn(as.user.id, () => textsOfAll(as));
    const found = findTexts(texts, query.q);
    return {
      count: found.length,
      found: found.slice(0, mostFound).map((each) => ({
        collection: each.collection,
        id: each.id,
        path: each.path,
        place: each.label,
        excerpt: each.excerpt,
      })),
    };
  },
);

async function textsOfAll(as: As) {
  const all = [];
  for (const slug of collection.options) {
    const config = configOf(as, slug);
    for (const doc of await documentsOf(as, slug)) {
      const title = titleOf(config, doc);
      for (const { text, path, label } of textsOf(config.fields, doc))
        all.push({ collection: slug, id: doc.id, path, text, label: `${title} › ${label}` });
    }
  }
  return all;
}

const whole = listed.extend({
  texts: z.array(z.object({ path: z.string(), place: z.string(), text: z.string() })),
});

const oneOf = z.strictObject({ collection, id });

async function documentOf(as: As, slug: Collection, wanted: string): Promise<Stored> {
  const doc = await as.payload.findByID({
    ...{ collection: configOf(as, slug).slug, id: wanted, disableErrors: true },
    ...(await readingAs(as)),
  });
  if (!doc) throw notFound();
  return stored.parse(doc);
}

const wholeOf = (as: As, slug: Collection, doc: Stored): z.input<typeof whole> => ({
  ...summaryOf(as, slug, doc),
  texts: textsOf(configOf(as, slug).fields, doc).map(({ path, label, text }) => ({
    path,
    place: label,
    text,
  })),
});

export const readContent = operation(
  {
    id: 'read_content',
    method: 'GET',
    path: '/content/{collection}/{id}',
    scope: 'content:read',
    status: 200,
    problems: [404],
    summary: 'Read the texts of a document',
    description: 'A draft for accounts that change content; for others what is published.',
  },
  { params: oneOf, query: noParams, body: noBody, answer: whole },
  async (as, { params }) =>
    wholeOf(as, params.collection, await documentOf(as, params.collection, params.id)),
);

export const draftContent = operation(
  {
    id: 'draft_content',
    method: 'POST',
    path: '/content/{collection}/{id}/draft',
    scope: 'drafts:write',
    status: 200,
    problems: [404, 409],
    summary: 'Write other words into a draft of a document',
    description:
      'Nothing is published: visitors see it once an editor publishes the draft. “seen” is the “updatedAt” that you have read.',
  },
  {
    params: oneOf,
    query: noParams,
    body: z.strictObject({
      seen: instant,
      texts: z
        .array(z.strictObject({ path: z.string().max(300), text: someWords(20_000) }))
        .min(1)
        .max(50),
    }),
    answer: whole,
  },
  async (as, { params: { collection: slug, id: wanted }, body }) => {
    if (!may(as.user, 'content'))
      throw new Problem(403, 'The account of the token changes no content.');
    const doc = await documentOf(as, slug, wanted);
    const known = textsOf(configOf(as, slug).fields, doc);
    const data = body.texts.reduce<Record<string, unknown>>((changed, { path, text }, at) => {
      const isKnown = known.some((each) => each.path === path && each.fixed === undefined);
      const next = isKnown
        ? record.safeParse(withText(changed, path.split('.'), text)).data
        : undefined;
      if (next === undefined)
        throw new Problem(422, 'Name paths that reading the document lists, of plain texts.', {
          errors: [{ at: `body.texts.${at}.path`, message: 'There is no such plain text.' }],
        });
      return next;
    }, doc);
    const touched = new Set(body.texts.map(({ path }) => path.split('.')[0] ?? ''));
    await oneByOne(as, { slug, wanted, seen: body.seen }, (req) =>
      as.payload.update({
        ...{ collection: configOf(as, slug).slug, id: wanted, draft: true, depth: 0 },
        overrideLock: false,
        data: {
          ...Object.fromEntries([...touched].map((name) => [name, data[name]])),
          _status: 'draft',
        },
        ...{ overrideAccess: false, req },
      }),
    );
    return wholeOf(as, slug, await documentOf(as, slug, wanted));
  },
);

interface Seen {
  readonly slug: Collection;
  readonly wanted: string;
  readonly seen: string;
}

/**
 * Two that read the same change it one after the other, and the second is told.
 * @throws Problem 409 where it has changed since it was seen
 */
async function oneByOne(
  as: As,
  { slug, wanted, seen }: Seen,
  change: (req: PayloadRequest) => Promise<unknown>,
): Promise<void> {
  const req = await createLocalReq({ user: as.user }, as.payload);
  await inOneTransaction(req, async () => {
    const key = `words of ${slug} ${wanted}`;
    await runInTransaction(req, sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const now = await documentOf(as, slug, wanted);
    if (now.updatedAt !== seen)
      throw new Problem(409, 'It has changed since you read it, so nothing was changed.', {
        current: wholeOf(as, slug, now),
      });
    await change(req);
  });
}

const record = z.record(z.string(), z.unknown());
const rows = z.array(z.unknown());

/** The same with another text at a path; null where no plain text stands there. */
function withText(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return typeof value === 'string' ? text : null;
  const list = rows.safeParse(value).data;
  const inside = list ? { ...Object.fromEntries(list.entries()) } : record.safeParse(value).data;
  if (!inside || !Object.hasOwn(inside, name)) return null;
  const changed = withText(inside[name], rest, text);
  if (changed === null) return null;
  const next = { ...inside, [name]: changed };
  return list ? Object.values(next) : next;
}
