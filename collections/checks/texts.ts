import { z } from 'zod';

import { saidIn } from '../article-text';

interface Text {
  readonly path: string;
  /** The last name in the path that is none of a row. */
  readonly name: string;
  readonly text: string;
}

/** A node of a formatted text: a heading, a link, words, or what holds these. */
const node = z.looseObject({
  type: z.string(),
  tag: z.string().optional(),
  text: z.string().optional(),
  fields: z.looseObject({}).nullish(),
  children: z.array(z.unknown()).optional(),
});
type Node = z.infer<typeof node>;

interface RichText {
  readonly path: string;
  /** Each after those that it stands in. */
  readonly nodes: readonly Node[];
}

const formatted = z.object({ root: node });

/** What no visitor reads as words; what a project leads to follows from its slug. */
const unread = new Set([
  'id',
  '_status',
  '_order',
  'slug',
  'blockType',
  'changedBy',
  'changedById',
  'filename',
  'internalLink',
]);
const isRead = (name: string) => !unread.has(name);

/** A document that another one names, where it may be of several collections. */
export interface Reference {
  readonly path: string;
  readonly collection: string;
  readonly id: string;
}

const reference = z.object({
  relationTo: z.string(),
  value: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
});

export interface Words {
  readonly texts: readonly Text[];
  readonly richTexts: readonly RichText[];
  readonly references: readonly Reference[];
}

interface Collected {
  texts: Text[];
  richTexts: RichText[];
  references: Reference[];
}

/** All that a document says, by where it stands. It needs no list of fields: it reads what is there. */
export function wordsOf(doc: unknown): Words {
  const words: Collected = { texts: [], richTexts: [], references: [] };
  collect(doc, [], words);
  return words;
}

function collect(value: unknown, path: readonly string[], words: Collected): void {
  if (typeof value === 'string') {
    const name = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
    words.texts.push({ path: path.join('.'), name, text: value });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const { data } = formatted.safeParse(value);
  if (data) {
    words.richTexts.push({ path: path.join('.'), nodes: nodesOf(data.root) });
    return;
  }
  const named = reference.safeParse(value).data;
  if (named) {
    const { relationTo: collection, value: id } = named;
    words.references.push({ path: path.join('.'), collection, id });
    return;
  }
  for (const [name, part] of Object.entries(value))
    if (isRead(name)) collect(part, [...path, name], words);
}

/** With what stands beside its children; code is quoted, and says nothing of the company. */
function nodesOf(given: unknown): Node[] {
  const { data } = node.safeParse(given);
  if (!data) return [];
  const { lines = [], texts = [] } = saidIn(given) ?? {};
  return [
    data,
    ...(data.children ?? []).flatMap(nodesOf),
    ...lines.map((text) => ({ type: 'text', text })),
    ...texts.flatMap((text) => nodesOf(formatted.safeParse(text).data?.root)),
  ];
}

/** The words in a node and below it. */
export const textIn = (given: Node): string =>
  nodesOf(given)
    .map(({ text = '' }) => text)
    .join('');
