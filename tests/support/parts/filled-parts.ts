import type { Block, Field } from 'payload';

/** What an editor writes: nothing that need not be, what a new part brings along, or as much as there is room for. */
export type Filling = 'least' | 'first' | 'longest';

interface Given {
  /** Ids of documents that may be chosen, by their collections. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
  /** Stands first in the longest texts. */
  readonly words?: string;
}

type Values = Record<string, unknown>;

/** A part of a page that can be published, made of its fields: a new kind of part comes by itself. */
export function filledPart({ slug, fields }: Block, filling: Filling, given: Given): Values {
  return { blockType: slug, ...valuesOf(fields, filling, given) };
}

const addresses: Readonly<Record<string, string>> = {
  address: '/work',
  link: 'https://www.example.com/a/rather/long/address',
};

function valuesOf(fields: readonly Field[], filling: Filling, given: Given): Values {
  return Object.fromEntries(
    fields.flatMap((field) => Object.entries(valuesIn(field, filling, given))),
  );
}

function valuesIn(field: Field, filling: Filling, given: Given): Values {
  if (field.type === 'row' || field.type === 'collapsible')
    return valuesOf(field.fields, filling, given);
  if (!('name' in field) || !field.name) return {};
  const value = valueOf(field, filling, given);
  return value === undefined ? {} : { [field.name]: value };
}

function valueOf(field: Field, filling: Filling, given: Given): unknown {
  const isRequired = 'required' in field && field.required === true;
  const hasFirst = 'defaultValue' in field && field.defaultValue !== undefined;
  switch (field.type) {
    case 'group':
      // What leads on has no words where it need not.
      return valuesOf(field.fields, filling, given);
    case 'array': {
      const { minRows = 0, maxRows = 3 } = field;
      const count = { least: minRows, first: Math.max(1, minRows), longest: maxRows }[filling];
      if (filling === 'first' && hasFirst) return undefined;
      return Array.from({ length: isRequired || filling === 'longest' ? count : 0 }, () =>
        valuesOf(field.fields, filling, given),
      );
    }
    case 'upload':
    case 'relationship': {
      // What visitors download is a file or a picture; of the two, this one.
      const isOneOfTwo = field.name === 'file';
      if (!isRequired && !isOneOfTwo && filling !== 'longest') return undefined;
      const of = [field.relationTo].flat().find((slug) => given.ids[slug]);
      const ids = given.ids[of ?? ''] ?? [];
      if (field.hasMany === true) return ids.slice(0, filling === 'longest' ? field.maxRows : 1);
      return Array.isArray(field.relationTo) ? undefined : ids[0];
    }
    case 'text':
    case 'textarea':
      return textOf(field, filling, isRequired, hasFirst, given);
    case 'date':
      return filling === 'longest' ? '2026-11-28T00:00:00.000Z' : undefined;
    default:
      return undefined;
  }
}

type TextField = Extract<Field, { type: 'text' | 'textarea' }>;

function textOf(
  field: TextField,
  filling: Filling,
  isRequired: boolean,
  hasFirst: boolean,
  { words = 'Words' }: Given,
): unknown {
  const { name, maxLength = 60 } = field;
  const isList = 'hasMany' in field && field.hasMany === true;
  if (name === 'anchor' || (hasFirst && filling === 'first')) return undefined;
  // A link that has to be there has to lead somewhere.
  const known = isRequired && name === 'address' ? film : addresses[name];
  if (known !== undefined) return known;
  if (filling !== 'longest' && !isRequired)
    return isList ? [] : filling === 'least' ? '' : undefined;
  const text = filling === 'longest' ? longest(words, maxLength) : 'W';
  return isList ? [text] : text;
}

const film = 'https://vimeo.com/76979871';

const longest = (words: string, length: number) =>
  `${words} `
    .repeat(Math.ceil(length / words.length))
    .slice(0, length)
    .trim();
