import type { FlattenedField } from 'payload';
import { z } from 'zod';

const record = z.record(z.string(), z.unknown());
const rows = z.array(record);

/** @returns what stands there then; undefined: what stands there now */
type Change = (field: FlattenedField, value: unknown, path: string) => unknown;

/** A document with other values in some of its fields, wherever these stand, and where they are. */
export function changeFields(
  fields: readonly FlattenedField[],
  doc: unknown,
  change: Change,
): { readonly doc: Record<string, unknown>; readonly paths: readonly string[] } {
  const paths: string[] = [];
  const inRecord = (inside: readonly FlattenedField[], given: unknown, path: string) => {
    const values = record.catch({}).parse(given);
    const changed = inside.map((field): [string, unknown] => [
      field.name,
      inField(field, values[field.name], path === '' ? field.name : `${path}.${field.name}`),
    ]);
    return { ...values, ...Object.fromEntries(changed.filter(([, value]) => value !== undefined)) };
  };
  const inField = (field: FlattenedField, value: unknown, path: string): unknown => {
    const other = change(field, value, path);
    if (other !== undefined) {
      paths.push(path);
      return other;
    }
    if (field.type === 'group' || field.type === 'tab')
      return inRecord(field.flattenedFields, value, path);
    const found = rows.safeParse(value).data ?? [];
    if (field.type === 'array' && found.length > 0)
      return found.map((row, at) => inRecord(field.flattenedFields, row, `${path}.${at}`));
    if (field.type === 'blocks' && found.length > 0)
      return found.map((row, at) => {
        const block = field.blocks.find(({ slug }) => slug === row['blockType']);
        return inRecord(block?.flattenedFields ?? [], row, `${path}.${at}`);
      });
    return value;
  };
  return { doc: inRecord(fields, doc, ''), paths };
}
