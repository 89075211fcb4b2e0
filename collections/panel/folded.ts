import type { CollapsibleField, Field } from 'payload';

/** What a folded chapter says of one of its fields. */
export interface FoldedPart {
  /** In the document or row that the chapter is in: `impact.heading`. */
  readonly path: string;
  readonly label: string;
  readonly kind: 'words' | 'rows' | 'tick' | 'set';
}

interface Folding {
  /** Open at first; without it, folded. */
  readonly isOpen?: boolean;
  readonly description?: string;
  readonly condition?: NonNullable<CollapsibleField['admin']>['condition'];
}

/**
 * Fields of a long form that fold together under a plain name. Their values stay where they were, and
 * while they are folded a line says what is in them.
 */
export const folded = (
  label: string,
  fields: Field[],
  { isOpen = false, ...rest }: Folding = {},
): CollapsibleField => ({
  type: 'collapsible',
  label,
  fields,
  admin: {
    ...rest,
    initCollapsed: !isOpen,
    components: {
      Label: {
        path: '/src/panel/blocks/folded-label#FoldedLabel',
        clientProps: { name: label, parts: partsOf(fields) },
      },
    },
  },
});

const kinds: Partial<Record<Field['type'], FoldedPart['kind']>> = {
  ...{ text: 'words', textarea: 'words', email: 'words' },
  ...{ array: 'rows', blocks: 'rows', checkbox: 'tick', upload: 'set', relationship: 'set' },
};

function partsOf(fields: readonly Field[], within = ''): FoldedPart[] {
  return fields.flatMap((field) => {
    if (field.type === 'row' || field.type === 'collapsible') return partsOf(field.fields, within);
    if (!('name' in field)) return [];
    const path = `${within}${field.name}`;
    if (field.type === 'group') return partsOf(field.fields, `${path}.`);
    const kind = kinds[field.type];
    return kind === undefined ? [] : [{ path, kind, label: labelOf(field) }];
  });
}

const labelOf = (field: Extract<Field, { name: string }>): string => {
  const own =
    field.type === 'array' || field.type === 'blocks' ? field.labels?.plural : field.label;
  return typeof own === 'string' ? own : inWords(field.name);
};

/** `callToAction` as the panel says it: “Call to action”. */
const inWords = (name: string): string => {
  const words = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
