import type { FlattenedField } from 'payload';
import { z } from 'zod';

import { fieldsOfRow, odd, outside, rowOf, within, type OddValue, type Place } from './odd-value';

/** Where a field says nothing else. No list that somebody reads comes near it. */
export const mostRows = 200;

/** Of all lists together, those within others too. */
export const mostTogether = 1000;

const record = z.record(z.string(), z.unknown());

interface Walk {
  rows: number;
}

/**
 * The lists of a document that are too long. Payload walks all rows, and the hooks of their fields ask
 * the database, before it counts them: a limit stands before the work.
 */
export const longLists = (fields: readonly FlattenedField[], doc: unknown): OddValue[] =>
  inRecord(fields, doc, outside, { rows: 0 });

function inRecord(
  fields: readonly FlattenedField[],
  given: unknown,
  place: Place,
  walk: Walk,
): OddValue[] {
  const { data: values } = record.safeParse(given);
  if (!values) return [];
  return fields.flatMap((field) => inField(field, values[field.name], within(place, field), walk));
}

function inField(field: FlattenedField, value: unknown, place: Place, walk: Walk): OddValue[] {
  if (field.type === 'group' || field.type === 'tab')
    return inRecord(field.flattenedFields, value, place, walk);
  if (!Array.isArray(value)) return [];
  const most = mostOf(field);
  if (most === undefined) return [];
  if (value.length > most)
    return [odd(place, `Keep at most ${most} here. These are ${value.length}.`)];
  const before = walk.rows;
  walk.rows += value.length;
  if (walk.rows > mostTogether)
    // The first list with which they are too many says so.
    return before > mostTogether
      ? []
      : [odd(place, `Keep at most ${mostTogether} rows in all lists together.`)];
  if (field.type !== 'array' && field.type !== 'blocks') return [];
  return value.flatMap((row: unknown, at) =>
    inRecord(
      fieldsOfRow(field, record.safeParse(row).data ?? {}) ?? [],
      row,
      rowOf(place, at),
      walk,
    ),
  );
}

/** How many a list takes; undefined where a field is none. */
function mostOf(field: FlattenedField): number | undefined {
  const isList =
    field.type === 'array' ||
    field.type === 'blocks' ||
    ('hasMany' in field && field.hasMany === true);
  if (!isList) return undefined;
  return ('maxRows' in field ? field.maxRows : undefined) ?? mostRows;
}
