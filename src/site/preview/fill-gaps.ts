import type { CollectionSlug, FlattenedField, Option, Payload } from 'payload';
import { z } from 'zod';

/** Stands for a picture that nobody has chosen yet: 8:5, crossed out. */
const noPicture = {
  id: '',
  alt: 'No picture yet',
  url: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000"><path d="M0 0h1600v1000H0zm0 0 1600 1000M1600 0 0 1000" fill="none" stroke="#888" stroke-width="4"/></svg>',
  )}`,
  width: 1600,
  height: 1000,
};

const emptyText = {
  root: { type: 'root', children: [], direction: null, format: '', indent: 0, version: 1 },
};

/**
 * Fills in what a draft lacks and a published document always has, so that its page can be drawn.
 * @param doc as it was read: what is missing is written into it
 */
export function fillGaps(payload: Payload, fields: FlattenedField[], doc: object): void {
  for (const field of fields) {
    const given: unknown = Reflect.get(doc, field.name);
    const value = given ?? gapOf(field);
    if (given !== value) Reflect.set(doc, field.name, value);
    fillInside(payload, field, value);
  }
}

function fillInside(payload: Payload, field: FlattenedField, value: unknown): void {
  const fill = (fields: FlattenedField[], inside: unknown) => {
    const rows: unknown[] = Array.isArray(inside) ? inside : [inside];
    for (const each of rows)
      if (typeof each === 'object' && each !== null) fillGaps(payload, fields, each);
  };
  if (field.type === 'group' || field.type === 'tab' || field.type === 'array')
    fill(field.flattenedFields, value);
  if (field.type === 'blocks')
    for (const { slug, flattenedFields } of field.blocks)
      fill(flattenedFields, rowsOf(value, slug));
  if (field.type === 'relationship' && typeof field.relationTo === 'string')
    fill(fieldsOf(payload, field.relationTo), value);
}

const fieldsOf = (payload: Payload, slug: CollectionSlug) =>
  payload.collections[slug].config.flattenedFields;

const rowsOf = (blocks: unknown, type: string): unknown[] =>
  Array.isArray(blocks)
    ? blocks.filter((each: unknown) => row.safeParse(each).data?.blockType === type)
    : [];

const row = z.object({ blockType: z.string() });

/** What stands for a value that is missing; undefined where a page can do without. */
function gapOf(field: FlattenedField): unknown {
  if (field.type === 'group' || field.type === 'tab') return {};
  if (!('required' in field) || field.required !== true) return undefined;
  if ('hasMany' in field && field.hasMany === true) return [];
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
      return '';
    case 'number':
      return typeof field.defaultValue === 'number' ? field.defaultValue : (field.min ?? 0);
    case 'checkbox':
      return false;
    case 'date':
      return new Date().toISOString();
    case 'select':
    case 'radio':
      return field.defaultValue ?? valueOf(field.options[0]);
    case 'array':
    case 'blocks':
      return [];
    case 'upload':
      return { ...noPicture };
    case 'richText':
      return emptyText;
    case 'relationship':
      // The id of nothing, as of a document that visitors do not see.
      return typeof field.relationTo === 'string' ? '' : undefined;
    default:
      return undefined;
  }
}

const valueOf = (option: Option | undefined) =>
  typeof option === 'object' ? option.value : option;
