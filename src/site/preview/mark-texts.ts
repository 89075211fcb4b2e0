import type { CollectionSlug, FlattenedField, Payload } from 'payload';
import { z } from 'zod';

import { addressOfDocument } from '@/platform/payload/panel/addresses';
import { isBlank } from '@/platform/plain-text';
import { saidIn } from '~/collections/article-text';

import { markOf, withMark } from './marks';

/** What nobody reads. */
const unread = ['slug', 'blockName', 'changedBy'];

/** An address leads somewhere, and is read by nobody. */
const isAddress = (text: string) => /^(?:[/#]|\w+:\S|\S+@\S+$)/.test(text);

/** What a field may say of its text: a page that compares it with another would take a mark for a difference. */
const custom = z
  .object({ whenEmpty: z.string(), fixed: z.unknown(), isCompared: z.boolean() })
  .partial()
  .catch({});
const named = z.object({ id: z.string().min(1) });
const row = z.object({ blockType: z.string() });

/**
 * Marks each text of a document with the field that holds it, and the words that stand in the place of
 * an empty one.
 * @param doc as it was read: the marks are written into it
 */
export function markTexts(
  payload: Payload,
  fields: readonly FlattenedField[],
  doc: object,
  form: string,
  inside = '',
): void {
  for (const field of fields) {
    if (unread.includes(field.name)) continue;
    const path = inside + field.name;
    const value: unknown = Reflect.get(doc, field.name);
    switch (field.type) {
      case 'text':
      case 'textarea':
        Reflect.set(doc, field.name, marked(value, field, markOf(form, path)));
        break;
      case 'richText':
        markNodes(value, markOf(form, path));
        break;
      case 'group':
      case 'tab':
        for (const each of objectsIn(value))
          markTexts(payload, field.flattenedFields, each, form, `${path}.`);
        break;
      case 'array':
        for (const [at, each] of objectsIn(value).entries())
          markTexts(payload, field.flattenedFields, each, form, `${path}.${at}.`);
        break;
      case 'blocks':
        for (const [at, each] of objectsIn(value).entries()) {
          const block = field.blocks.find(
            ({ slug }) => slug === row.safeParse(each).data?.blockType,
          );
          markTexts(payload, block?.flattenedFields ?? [], each, form, `${path}.${at}.`);
        }
        break;
      case 'relationship':
      case 'upload':
        if (typeof field.relationTo === 'string')
          for (const each of objectsIn(value)) markDocument(payload, field.relationTo, each);
        break;
      default:
    }
  }
}

/** The same for a document of a collection, which may stand in another one. */
export function markDocument(payload: Payload, collection: CollectionSlug, doc: object): void {
  const { data: known } = named.safeParse(doc);
  if (!known) return;
  const { flattenedFields } = payload.collections[collection].config;
  markTexts(payload, flattenedFields, doc, addressOfDocument(collection, known.id));
}

function marked(value: unknown, field: FlattenedField, mark: string): unknown {
  const { whenEmpty, fixed, isCompared = false } = custom.parse(field.custom);
  if (fixed !== undefined || isCompared) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => marked(each, field, mark));
  const text = typeof value === 'string' && !isBlank(value) ? value : whenEmpty;
  return text === undefined || isAddress(text) ? value : withMark(text, mark);
}

const node = z.looseObject({
  text: z.string().optional(),
  children: z.array(z.unknown()).optional(),
});

function markNodes(value: unknown, mark: string): void {
  for (const each of objectsIn(value)) {
    const { data: given } = node.safeParse(Reflect.get(each, 'root') ?? each);
    if (!given) continue;
    if (given.text !== undefined) Reflect.set(each, 'text', withMark(given.text, mark));
    for (const child of given.children ?? []) markNodes(child, mark);
    for (const text of saidIn(each)?.texts ?? []) markNodes(text, mark);
  }
}

/** A document, those in a list, or none. */
const objectsIn = (value: unknown): object[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (each: unknown): each is object => typeof each === 'object' && each !== null,
  );
