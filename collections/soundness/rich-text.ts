import type { FlattenedField } from 'payload';
import { z } from 'zod';

import { isEmailAddress } from '@/platform/email-address';

import { isBlank } from '@/platform/plain-text';

import { limits, saidIn, shapes } from '../article-text';

/** What the editor's features make (payload.config.ts). */
const known = z.enum([
  'root',
  'paragraph',
  'heading',
  'list',
  'listitem',
  'link',
  'autolink',
  'text',
  'linebreak',
  'tab',
]);

const node = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  url: z.string().nullish(),
  fields: z.looseObject({ url: z.string().nullish() }).nullish(),
  children: z.array(z.unknown()).optional(),
});

type Node = z.infer<typeof node>;

/** No list of a person lies deeper. */
const deepest = 40;

const unknownPart = 'This text has a part that the site does not know.';

/** Its nodes, each before what is in it; undefined where it is no formatted text. */
function nodesOf(value: unknown): Node[] | undefined {
  const { data } = z.object({ root: z.unknown() }).safeParse(parsed(value));
  return data && nodesIn(data.root, 0);
}

function nodesIn(given: unknown, depth: number): Node[] | undefined {
  const { data } = node.safeParse(given);
  if (!data || depth > deepest) return undefined;
  const nodes = [data];
  for (const child of data.children ?? []) {
    const inside = nodesIn(child, depth + 1);
    if (!inside) return undefined;
    nodes.push(...inside);
  }
  return nodes;
}

/** Payload takes it as JSON in a text, too. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** What is wrong with the kind of a formatted text: it holds for drafts as well. */
export function richTextProblem(value: unknown): string | undefined {
  if (value === '') return undefined;
  const nodes = nodesOf(value);
  return nodes ? oddShape(nodes) : unknownPart;
}

/** Of the first node that is not what its type promises; a limit says which it is. */
function oddShape(nodes: readonly Node[]): string | undefined {
  for (const each of nodes) {
    const [issue] = shapes.get(each.type)?.safeParse(each).error?.issues ?? [];
    if (issue) return limits.find((limit) => limit === issue.message) ?? unknownPart;
    for (const text of saidIn(each)?.texts ?? [])
      if (nodesOf(text)?.every(isPlain) !== true) return unknownPart;
  }
  return undefined;
}

/** What a text within another one can hold: words, lists and links. */
const plain: ReadonlySet<string> = new Set(known.options.filter((type) => type !== 'heading'));
const isPlain = ({ type }: Node) => plain.has(type);

/** Whether a formatted text shows nothing. */
const isBlankRichText = (value: unknown): boolean => !(nodesOf(value) ?? []).some(shows);

const shows = (given: Node): boolean =>
  given.type === 'upload' || !isBlank(given.text ?? '') || !saysNothing(given);

function saysNothing(given: Node): boolean {
  const { lines = [], code = [], texts = [] } = saidIn(given) ?? {};
  return [...lines, ...code].every(isBlank) && texts.every(isBlankRichText);
}

const schemes = ['http:', 'https:', 'tel:'];

/** Read as browsers read it, which skip what people cannot see. */
function leadsSomewhere(url: string): boolean {
  const base = 'https://site.invalid';
  if (!URL.canParse(url, base)) return false;
  const { protocol } = new URL(url, base);
  return protocol === 'mailto:' ? isMailLink(url.trim()) : schemes.includes(protocol);
}

/** The words of a link, which tell it from others. */
const wordsIn = ({ children = [] }: Node): string =>
  children
    .flatMap((child) => nodesIn(child, 0) ?? [])
    .map(({ text = '' }) => text)
    .join('');

/**
 * What keeps a formatted text from being published: a part that no page can show, or that shows
 * nothing, a link that runs a script.
 * @param alsoKnown what the editor of this field makes besides
 */
export function unpublishable(value: unknown, alsoKnown: readonly string[]): string | undefined {
  const nodes = nodesOf(value) ?? [];
  if (nodes.some(({ type }) => !known.safeParse(type).success && !alsoKnown.includes(type)))
    return unknownPart;
  return oddShape(nodes) ?? firstOf(nodes, emptyPart) ?? firstOf(nodes, badLink);
}

function firstOf(nodes: readonly Node[], find: (node: Node) => string | undefined) {
  for (const each of nodes) {
    const problem = find(each);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function emptyPart(given: Node): string | undefined {
  const said = given.type === 'upload' ? undefined : saidIn(given);
  if (said === undefined) return undefined;
  if (saysNothing(given)) return `A ${said.name} is empty: write in it, or take it out.`;
  for (const text of said.texts) {
    const problem = unpublishable(text, []);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function badLink(given: Node): string | undefined {
  const url = [given.url, given.fields?.url].find(
    (each) => typeof each === 'string' && !leadsSomewhere(each),
  );
  if (url === undefined) return undefined;
  return `The link “${wordsIn(given)}” leads to “${url}”. A link leads to a web address, an email address or a telephone number.`;
}

/** Whether a field with words shows readers nothing; of a list, whether one of its items does. */
export function isEmpty(type: FlattenedField['type'], value: unknown): boolean {
  if (type === 'richText') return isBlankRichText(value);
  if (Array.isArray(value)) return value.length === 0 || value.some((each) => isEmpty(type, each));
  return typeof value !== 'string' || isBlank(value);
}

/** To one address, with a subject and a text at most: a line's end would begin a header of its own. */
export function isMailLink(typed: string): boolean {
  const [, to = '', query = ''] = /^mailto:([^?#]*)(?:\?([^#]*))?$/i.exec(typed) ?? [];
  const said = [...new URLSearchParams(query)];
  return (
    !to.includes('%') &&
    isEmailAddress(to) &&
    said.every(([name, text]) => /^(subject|body)$/i.test(name) && !/\p{C}/u.test(text))
  );
}
