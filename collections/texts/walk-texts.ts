import type { Field, Tab } from 'payload';
import { z } from 'zod';

import { isBlank } from '@/platform/plain-text';

import { paragraphsOf } from './paragraphs';

/** A text of a document, and the field that holds it. */
export interface FieldText {
  readonly text: string;
  /** As the panel names it: `solutions.1.title`. */
  readonly path: string;
  /** In words, from the outside in: “Solutions › Solution card 2 › Title”. */
  readonly label: string;
  /** Which tab of the form to open, counted from 0. */
  readonly tab: number | undefined;
  /** Why nobody changes it, in half a sentence; undefined for what editors write. */
  readonly fixed: string | undefined;
}

/** What a field may say of its text (globals/words/word-field.ts). */
const custom = z
  .object({
    fixed: z.string().optional(),
    /** Stands on the site while the field is empty. */
    whenEmpty: z.string().optional(),
  })
  .catch({});

/** Where the walk is. */
interface Place {
  readonly path: string;
  readonly labels: readonly string[];
  readonly tab: number | undefined;
}

/** What nobody writes: it is made by the server, or an address and no text. */
const unwritten = ['id', 'slug', 'changedBy', 'changedById', 'canonical'];

/** No form shows it: what a file tells of itself, and what the next release drops. */
const isHidden = (field: Field) =>
  ('hidden' in field && field.hidden === true) ||
  (field.admin !== undefined && 'hidden' in field.admin && field.admin.hidden === true);

const record = z.record(z.string(), z.unknown());
const rows = z.array(record);
const texts = z.union([z.string(), z.array(z.string())]);

/** All texts of a document, in the order of its form. */
export const textsOf = (fields: readonly Field[], doc: unknown): FieldText[] =>
  walk(fields, doc, { path: '', labels: [], tab: undefined });

function walk(fields: readonly Field[], doc: unknown, place: Place): FieldText[] {
  const values = record.safeParse(doc).data ?? {};
  return fields.flatMap((field) => textsIn(field, values, place));
}

function textsIn(field: Field, values: Record<string, unknown>, place: Place): FieldText[] {
  if (field.type === 'tabs')
    return field.tabs.flatMap((tab, at) => textsInTab(tab, values, { ...place, tab: at }));
  if (field.type === 'row' || field.type === 'collapsible')
    return walk(field.fields, values, place);
  if (!('name' in field) || unwritten.includes(field.name) || isHidden(field)) return [];
  const value = values[field.name];
  const inside = within(place, field.name, labelOf(field.label, field.name));
  switch (field.type) {
    case 'group':
      return walk(field.fields, value, inside);
    case 'array':
      return eachRow(value, inside, () => ({ fields: field.fields, name: field.labels?.singular }));
    case 'blocks':
      return eachRow(value, inside, ({ blockType }) => {
        const block = field.blocks.find(({ slug }) => slug === blockType);
        return { fields: block?.fields ?? [], name: block?.labels?.singular };
      });
    case 'text':
    case 'textarea':
    case 'email':
      return textsWritten(value, field.custom, inside);
    case 'richText':
      return paragraphsOf(value).flatMap((text) => found(text, inside));
    default:
      return [];
  }
}

function textsInTab(tab: Tab, values: Record<string, unknown>, place: Place): FieldText[] {
  const label = labelOf(tab.label, 'name' in tab ? tab.name : '');
  if (!('name' in tab))
    return walk(tab.fields, values, { ...place, labels: [...place.labels, label] });
  return walk(tab.fields, values[tab.name], within(place, tab.name, label));
}

function eachRow(
  value: unknown,
  place: Place,
  kindOf: (row: Record<string, unknown>) => { fields: readonly Field[]; name: unknown },
): FieldText[] {
  return (rows.safeParse(value).data ?? []).flatMap((row, at) => {
    const { fields, name } = kindOf(row);
    const label = `${typeof name === 'string' ? name : 'Row'} ${at + 1}`;
    return walk(fields, row, within(place, String(at), label));
  });
}

/** Payload makes a label of the name where a field has none. */
const labelOf = (label: unknown, name: string): string =>
  typeof label === 'string' ? label : name;

function textsWritten(value: unknown, said: unknown, place: Place): FieldText[] {
  const { fixed, whenEmpty = '' } = custom.parse(said);
  const written = [texts.safeParse(value).data ?? []].flat();
  const shown = isBlank(written.join('')) ? [whenEmpty] : written;
  return shown.flatMap((text) => found(text, place, fixed));
}

const found = (text: string, { path, labels, tab }: Place, fixed?: string): FieldText[] =>
  isBlank(text) ? [] : [{ text, path, tab, fixed, label: labels.join(' › ') }];

const within = ({ path, labels, tab }: Place, name: string, label: string): Place => ({
  path: path === '' ? name : `${path}.${name}`,
  labels: [...labels, label],
  tab,
});
