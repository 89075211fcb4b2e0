import type { FlattenedField, Payload, SanitizedConfig } from 'payload';

declare global {
  /** What is stored of documents, as it was when this process began. */
  var fieldsAtStart: string | undefined;
}

type Shape = readonly unknown[];

/** What decides where and how the value of a field is stored. */
function shapeOf(field: FlattenedField): Shape {
  const { name, type } = field;
  const choice = 'options' in field ? field.options.map(valueOf) : [];
  const to = 'relationTo' in field ? field.relationTo : [];
  const isMany = 'hasMany' in field && field.hasMany === true;
  const within = 'flattenedFields' in field ? shapesOf(field.flattenedFields) : [];
  const blocks =
    'blocks' in field
      ? field.blocks.map(({ slug, flattenedFields }) => [slug, shapesOf(flattenedFields)])
      : [];
  return [name, type, isMany, to, choice, within, blocks];
}

/** What is virtual has no place of its own: a new word is stored where the others are. */
const shapesOf = (fields: readonly FlattenedField[]): Shape =>
  fields.filter((field) => !('virtual' in field && field.virtual)).map(shapeOf);

const valueOf = (option: string | { value: string }) =>
  typeof option === 'string' ? option : option.value;

const fieldsOf = ({ collections, globals }: Pick<SanitizedConfig, 'collections' | 'globals'>) =>
  JSON.stringify(
    [...collections, ...globals].map(({ slug, flattenedFields }) => [
      slug,
      shapesOf(flattenedFields),
    ]),
  );

/** Called once as a process begins, with a database that is up to date. */
export function noteFields({ config }: Pick<Payload, 'config'>): void {
  globalThis.fieldsAtStart ??= fieldsOf(config);
}

/**
 * Whether fields were changed since this process began. Payload (3.90.2) takes over such a change while
 * `next dev` runs as far as its panel goes: it shows a new field, and drops what is typed into it, since
 * the database has no place for it.
 */
export const haveFieldsChanged = (config: SanitizedConfig): boolean =>
  globalThis.fieldsAtStart !== undefined && fieldsOf(config) !== globalThis.fieldsAtStart;
