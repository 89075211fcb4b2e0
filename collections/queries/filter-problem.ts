import type { FlattenedField, Payload } from 'payload';
import { z } from 'zod';

import { operatorsOf, soughtAt, type Sought } from './fitting-operators';

type Collections = Payload['collections'];

const parts = z.record(z.string(), z.unknown());
const alternatives = z.array(z.unknown());

const one = z.union([z.string(), z.number(), z.boolean(), z.null(), z.date()]);
const id = z.union([z.string(), z.number()]);
const list = z.union([z.array(one).max(1000), z.string()]);
const moment = one.refine(
  (given) =>
    given === null ||
    given === '' ||
    given === 'null' ||
    (typeof given !== 'boolean' && !Number.isNaN(new Date(given).getTime())),
);
const ids = z.array(id);
const manyOfJson = z.array(one).min(1);
const phrase = z.string();
const moments = z.preprocess(
  (given) => (typeof given === 'string' ? given.split(',') : given),
  z.array(moment),
);

/**
 * Why a filter cannot be asked of these fields, in words; undefined when it can. Payload (3.90.2)
 * makes a statement of whatever operator meets whatever field, and the database cannot read it.
 * @param isBehind whether the fields are those of a document that another one names
 */
export function filterProblem(
  where: unknown,
  fields: readonly FlattenedField[],
  collections: Collections,
  isBehind = false,
): string | undefined {
  if (where === undefined || where === null) return undefined;
  const given = parts.safeParse(where);
  if (!given.success) return 'A filter names fields, each with what is asked of it.';
  for (const [path, part] of Object.entries(given.data)) {
    const problem = /^(and|or)$/i.test(path)
      ? alternativesProblem(part, fields, collections, isBehind)
      : fieldProblem(path, part, fields, collections, isBehind);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

const order = z.union([z.string(), z.array(z.string())]).catch([]);

/** Why a list cannot be put in this order by what another document says; of its own fields, Payload takes any. */
export function orderProblem(
  sort: unknown,
  fields: readonly FlattenedField[],
  collections: Collections,
): string | undefined {
  const given = [order.parse(sort)].flat().flatMap((each) => each.split(','));
  const paths = given.map((each) => each.replace(/^-/, '').replaceAll('__', '.').split('.'));
  const wrong = paths.find(
    (path) => leadsToAnother(fields, path) && soughtAt(fields, path, collections) === undefined,
  );
  return wrong && `“${wrong.join('.')}” is nothing to sort by.`;
}

function leadsToAnother(fields: readonly FlattenedField[], path: readonly string[]): boolean {
  const [name, ...rest] = path;
  const field = fields.find((each) => each.name === name);
  if (!field || rest.length === 0) return false;
  if (field.type === 'relationship' || field.type === 'upload') return true;
  return 'flattenedFields' in field && leadsToAnother(field.flattenedFields, rest);
}

function alternativesProblem(
  part: unknown,
  fields: readonly FlattenedField[],
  collections: Collections,
  isBehind: boolean,
): string | undefined {
  const given = alternatives.safeParse(part);
  if (!given.success) return '“and” and “or” take a list of filters.';
  for (const each of given.data) {
    const problem = filterProblem(each ?? 'nothing', fields, collections, isBehind);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function fieldProblem(
  path: string,
  part: unknown,
  fields: readonly FlattenedField[],
  collections: Collections,
  isBehind: boolean,
): string | undefined {
  const sought = soughtAt(fields, path.replaceAll('__', '.').split('.'), collections, isBehind);
  if (!sought) return `“${path}” is no field that can be searched.`;
  const asked = parts.safeParse(part);
  if (!asked.success) return `“${path}” needs an operator, as in ${path}[equals].`;
  const fitting = operatorsOf(sought.kind);
  for (const [operator, value] of Object.entries(asked.data)) {
    if (!fitting.includes(operator))
      return `“${path}” cannot be searched by “${operator}”. It can by: ${fitting.join(', ')}.`;
    const [related] = sought.related ?? [];
    if (operator === 'contains' && related !== undefined && parts.safeParse(value).success)
      return filterProblem(value, collections[related].config.flattenedFields, collections, true);
    if (!valueOf(sought, operator).safeParse(value).success)
      return `“${path}” cannot be compared with what “${operator}” was given.`;
  }
  return undefined;
}

function valueOf({ kind, related = [] }: Sought, operator: string): z.ZodType {
  if (operator === 'exists') return one;
  const isList = operator === 'in' || operator === 'not_in';
  switch (kind) {
    case 'ofSeveralKinds':
      return z.object({ relationTo: z.enum(related), value: id });
    case 'idOfSeveralKinds':
      return isList ? ids : id;
    // A text would be one value.
    case 'inJson':
      return isList ? manyOfJson : one;
    case 'date':
      return isList ? moments : moment;
    default:
      if (isList) return list;
      return operator === 'like' || operator === 'not_like' ? phrase : one;
  }
}
