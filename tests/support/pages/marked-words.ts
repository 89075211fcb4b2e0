import type { APIRequestContext } from 'playwright/test';
import { z } from 'zod';

const document = z.record(z.string(), z.unknown());
const documents = z.object({ docs: z.array(document) });
const permissions = z.object({
  globals: z.record(z.string(), z.object({ update: z.unknown().optional() })),
  collections: z.record(z.string(), z.unknown()),
});

/** What a document says of itself, and what has to keep its form. */
const noWords = new Set(
  'id _status updatedAt createdAt globalType changedBy url meta slug icon building image blockType to relationTo value'.split(
    ' ',
  ),
);

const isWords = (key: string, value: unknown): value is string =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  !noWords.has(key) &&
  !(key === 'address' && value.startsWith('/')) &&
  !(key === 'email' && value.includes('@'));

/** Every text in a document, also those in its lists. */
export function leavesOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return isWords(key, value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, name));
}

function changeLeaves(value: unknown, change: (text: string, key: string) => string): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) => (isWords(key, part) ? change(part, key) : part)),
  );
}

/**
 * No text of ours holds these brackets. What may be as long as it can be loses its end: a long text,
 * and the words of links, for which the header has little room.
 */
const marked = (text: string, key: string, count: number) => {
  const mark = `‹${count.toString(36)}›`;
  const isFull = text.length > 60 || key === 'words';
  return (isFull ? text.slice(0, -mark.length) : text) + mark;
};
export const marks = /‹[0-9a-z]+›/g;

const readGlobal = async (request: APIRequestContext, slug: string) =>
  document.parse(await (await request.get(`/api/globals/${slug}?depth=0`)).json());

export interface MarkedWords {
  /** Every text that editors can change in a global, with its mark, and the global’s name. */
  readonly texts: ReadonlyMap<string, string>;
  readonly putBack: () => Promise<void>;
}

/** Puts a mark of its own behind each text of each global that an editor may change. */
export async function markGlobals(request: APIRequestContext): Promise<MarkedWords> {
  const { globals } = permissions.parse(await (await request.get('/api/access')).json());
  const slugs = Object.keys(globals).filter((slug) => globals[slug]?.update);
  const before = new Map<string, object>();
  const texts = new Map<string, string>();
  const write = async (slug: string, data: object) => {
    const answer = await request.post(`/api/globals/${slug}?depth=0`, { data });
    if (!answer.ok()) throw new Error(`${slug}: ${answer.status()} ${await answer.text()}`);
  };
  const putBack = async () => {
    for (const [slug, data] of before) await write(slug, data);
  };
  try {
    for (const slug of slugs) {
      const its = await readGlobal(request, slug);
      before.set(slug, its);
      await write(
        slug,
        document.parse(changeLeaves(its, (text, key) => marked(text, key, (count += 1)))),
      );
      const now = leavesOf(await readGlobal(request, slug));
      for (const text of now) if (text.match(marks)) texts.set(text, slug);
    }
  } catch (error) {
    await putBack();
    throw error;
  }
  return { texts, putBack };
}

/** From here on a mark has two letters. */
let count = 35;

/** What editors wrote in lists, as visitors may read it, in pieces. */
export async function listedTexts(request: APIRequestContext): Promise<Set<string>> {
  const { collections } = permissions.parse(await (await request.get('/api/access')).json());
  const found: string[] = [];
  for (const slug of Object.keys(collections)) {
    const answer = await request.get(`/api/${slug}?limit=500&depth=0`);
    if (!answer.ok() || slug === 'users') continue;
    const list = documents.safeParse(await answer.json());
    found.push(...leavesOf(list.data?.docs));
  }
  return new Set(found.flatMap(piecesOf).map(plain));
}

/** What a page may part a text into: its paragraphs, its lines, and what stands around a name in braces. */
export const piecesOf = (text: string): string[] => [
  text,
  ...text.split(/\n\s*\n/),
  ...text.split(/\n+|\{\w+\}/),
];

/** As a page shows it: spaces and line breaks make no difference. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
