import type { FlattenedField } from 'payload';
import { z } from 'zod';

import { kindProblem } from './kinds-of-values';
import { fieldsOfRow, odd, outside, rowOf, within, type OddValue, type Place } from './odd-value';

const record = z.record(z.string(), z.unknown());

/** How Payload's form sends a list without rows. */
const noRows = z.union([z.literal(0), z.literal('0'), z.literal('')]);

/** A row's own; Payload makes one where it is missing. */
const rowId = z.union([z.string(), z.number()]).nullish();

/** All values of a document that are of another kind than their field, by the definitions alone. */
export const oddValues = (fields: readonly FlattenedField[], doc: unknown): OddValue[] =>
  inRecord(fields, doc, outside);

function inRecord(fields: readonly FlattenedField[], given: unknown, place: Place): OddValue[] {
  const { data: values } = record.safeParse(given);
  if (!values) return [odd(place, 'This is not a set of fields.')];
  return fields.flatMap((field) => {
    const value = values[field.name];
    return value === undefined ? [] : inField(field, value, within(place, field));
  });
}

function inField(field: FlattenedField, value: unknown, place: Place): OddValue[] {
  switch (field.type) {
    case 'group':
    case 'tab':
      return inRecord(field.flattenedFields, value, place);
    case 'array':
    case 'blocks':
      return inRows(value, place, (row) => fieldsOfRow(field, row));
    default: {
      if (field.name === 'id')
        return rowId.safeParse(value).success ? [] : [odd(place, 'This is not an id.')];
      const message = kindProblem(field, value);
      return message === undefined ? [] : [odd(place, message)];
    }
  }
}

function inRows(
  value: unknown,
  place: Place,
  fieldsOf: (row: Record<string, unknown>) => readonly FlattenedField[] | undefined,
): OddValue[] {
  if (value === null || noRows.safeParse(value).success) return [];
  if (!Array.isArray(value)) return [odd(place, 'This is not a list.')];
  return value.flatMap((given: unknown, at) => {
    const own = rowOf(place, at);
    const { data: row } = record.safeParse(given);
    if (!row) return [odd(own, 'This is not a set of fields.')];
    const fields = fieldsOf(row);
    return fields
      ? inRecord(fields, row, own)
      : [odd({ ...own, path: `${own.path}.blockType` }, 'There is no part of this kind.')];
  });
}
