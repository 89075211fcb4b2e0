import type { FlattenedField } from 'payload';

/** What is wrong with a value of a document, and where. */
export interface OddValue {
  /** As the panel knows the field: `solutions.1.title`. */
  readonly path: string;
  /** In words, from the outside in. */
  readonly label: string;
  readonly message: string;
}

/** Where a walk through a document is. */
export interface Place {
  readonly path: string;
  readonly label: string;
}

export const outside: Place = { path: '', label: '' };

export const odd = ({ path, label }: Place, message: string): OddValue => ({
  path,
  label,
  message,
});

export function within({ path, label }: Place, field: FlattenedField): Place {
  const name = 'label' in field && typeof field.label === 'string' ? field.label : field.name;
  return {
    path: path === '' ? field.name : `${path}.${field.name}`,
    label: label === '' ? name : `${label} > ${name}`,
  };
}

export const rowOf = ({ path, label }: Place, at: number): Place => ({
  path: `${path}.${at}`,
  label: `${label} ${at + 1}`,
});

/** The fields of a row; of a part, by its kind. */
export const fieldsOfRow = (
  field: Extract<FlattenedField, { type: 'array' | 'blocks' }>,
  { blockType }: Readonly<Record<string, unknown>>,
): readonly FlattenedField[] | undefined =>
  field.type === 'array'
    ? field.flattenedFields
    : field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields;
