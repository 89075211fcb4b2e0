import type { CollectionSlug, FlattenedField, Operator, Payload } from 'payload';

const same = ['equals', 'not_equals', 'in', 'not_in', 'exists'] as const;
const order = [
  ...(['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'] as const),
] as const;
const words = ['like', 'not_like', 'contains'] as const;

/**
 * What each kind of value can be asked for. Payload's own lists say what its panel offers and what
 * its GraphQL takes; of these, its PostgreSQL adapter (3.90.2) makes broken SQL or none of some. Its
 * search of a list says `like` to a number and to what another document is, too, and means the same.
 */
const operators = {
  text: [...same, ...order, ...words],
  id: [...same, ...order, 'like'],
  number: [...same, ...order, 'like'],
  date: [...same, ...order],
  yesOrNo: ['equals', 'not_equals', 'exists'],
  choice: same,
  choices: [...same, 'contains'],
  document: [...same, 'like'],
  documents: [...same, 'like', 'contains'],
  ofSeveralKinds: ['equals'],
  idOfSeveralKinds: ['equals', 'not_equals', 'in'],
  nameOfKind: ['equals', 'not_equals', 'in', 'not_in'],
  json: ['exists'],
  inJson: same,
} satisfies Record<string, readonly Operator[]>;

type Kind = keyof typeof operators;

/**
 * What the panel is told of a field that names documents of several collections: it would offer five
 * filters by it, of which the database has one.
 */
export const ofSeveralKinds = { disableListFilter: true } as const;

export const operatorsOf = (kind: Kind): readonly string[] => operators[kind];

export interface Sought {
  readonly kind: Kind;
  /** The collections whose documents the field can name. */
  readonly related?: readonly CollectionSlug[];
}

type Collections = Payload['collections'];

/**
 * What stands at the path; undefined when nothing does that could be looked for.
 * @param isBehind whether the fields are those of a document that another one names: of lists of values
 *   there, Payload (3.90.2) asks the wrong table
 */
export function soughtAt(
  fields: readonly FlattenedField[],
  [name, ...rest]: readonly string[],
  collections: Collections,
  isBehind = false,
): Sought | undefined {
  const field = fields.find((each) => each.name === name);
  const isWhole = rest.length === 0;
  if (!field) return name === 'id' && isWhole ? { kind: 'id' } : undefined;
  if ('virtual' in field && field.virtual) return undefined;
  if (isBehind && isListOfValues(field)) return undefined;
  switch (field.type) {
    case 'blocks':
    case 'json':
    case 'richText':
      return { kind: isWhole ? 'json' : 'inJson' };
    case 'relationship':
    case 'upload':
      return typeof field.relationTo === 'string'
        ? soughtIn(field.relationTo, field.hasMany === true, rest, collections)
        : soughtOfSeveral(field.relationTo, rest);
    case 'group':
    case 'tab':
    case 'array':
      return isWhole ? undefined : soughtAt(field.flattenedFields, rest, collections, isBehind);
    case 'select':
      return isWhole ? { kind: field.hasMany === true ? 'choices' : 'choice' } : undefined;
    default: {
      const kind = isWhole ? simpleKinds.get(field.type) : undefined;
      return kind && { kind };
    }
  }
}

const isListOfValues = (field: FlattenedField): boolean =>
  (field.type === 'text' || field.type === 'number' || field.type === 'select') &&
  field.hasMany === true;

const simpleKinds = new Map<string, Kind>([
  ['text', 'text'],
  ['textarea', 'text'],
  ['email', 'text'],
  ['code', 'text'],
  ['number', 'number'],
  ['date', 'date'],
  ['checkbox', 'yesOrNo'],
  ['radio', 'choice'],
]);

function soughtIn(
  related: CollectionSlug,
  isMany: boolean,
  rest: readonly string[],
  collections: Collections,
): Sought | undefined {
  if (rest.length === 0) return { kind: isMany ? 'documents' : 'document', related: [related] };
  return soughtAt(collections[related].config.flattenedFields, rest, collections, true);
}

function soughtOfSeveral(
  related: readonly CollectionSlug[],
  [part, ...rest]: readonly string[],
): Sought | undefined {
  if (part === undefined) return { kind: 'ofSeveralKinds', related };
  if (rest.length > 0) return undefined;
  if (part === 'value') return { kind: 'idOfSeveralKinds' };
  return part === 'relationTo' ? { kind: 'nameOfKind' } : undefined;
}
