import type { ClientField, StaticLabel, TabsFieldClient } from 'payload';
import { z } from 'zod';

/** Where a field stands in its form. */
export interface Place {
  /** As the panel names it, from the outside in: “Solutions › Solution card 2 › Title”. */
  readonly label: string;
  /** Which tab to open, counted from 0. */
  readonly tab: number | undefined;
  readonly field: ClientField | undefined;
}

interface Inside {
  readonly labels: readonly string[];
  readonly tab?: number;
  readonly field?: ClientField;
}

const record = z.record(z.string(), z.unknown()).catch({});
const rows = z.array(z.unknown()).catch([]);
const block = z.looseObject({ blockType: z.string() });

/**
 * @param path as a check names it: `solutions.1.title`
 * @param values of the whole form: they say of which kind a block is
 */
export function placeOf(fields: readonly ClientField[], path: string, values: unknown): Place {
  const { labels, tab, field } = find(fields, path.split('.'), values) ?? { labels: [path] };
  return { label: labels.join(' › '), tab, field };
}

function find(
  fields: readonly ClientField[],
  path: readonly string[],
  values: unknown,
): Inside | undefined {
  for (const field of fields) {
    const inside = findIn(field, path, values);
    if (inside) return inside;
  }
  return undefined;
}

function findIn(
  field: ClientField,
  [name = '', ...rest]: readonly string[],
  values: unknown,
): Inside | undefined {
  if (field.type === 'tabs') return findInTabs(field.tabs, [name, ...rest], values);
  if (!('name' in field) || !field.name)
    return 'fields' in field ? find(field.fields, [name, ...rest], values) : undefined;
  if (field.name !== name) return undefined;
  const label = words(field.label, field.name);
  if (rest.length === 0) return { labels: [label], field };
  const value = record.parse(values)[name];
  switch (field.type) {
    case 'group':
      return within(label, find(field.fields, rest, value));
    case 'array':
      return within(label, findRow(rest, value, field.labels?.singular, field.fields));
    case 'blocks': {
      const { blockType } = block.safeParse(rows.parse(value)[Number(rest[0])]).data ?? {};
      const kind = field.blocks.find(({ slug }) => slug === blockType);
      return within(label, findRow(rest, value, kind?.labels?.singular, kind?.fields ?? []));
    }
    default:
      return { labels: [label] };
  }
}

function findInTabs(
  tabs: TabsFieldClient['tabs'],
  [name = '', ...rest]: readonly string[],
  values: unknown,
): Inside | undefined {
  for (const [at, tab] of tabs.entries()) {
    const own = 'name' in tab ? tab.name : undefined;
    if (own !== undefined && own !== name) continue;
    const inside =
      own === undefined
        ? find(tab.fields, [name, ...rest], values)
        : find(tab.fields, rest, record.parse(values)[own]);
    if (inside)
      return { ...inside, labels: [words(tab.label, own ?? ''), ...inside.labels], tab: at };
  }
  return undefined;
}

function findRow(
  [at = '', ...rest]: readonly string[],
  value: unknown,
  name: StaticLabel | undefined,
  fields: readonly ClientField[],
): Inside | undefined {
  const row = rows.parse(value)[Number(at)];
  return within(`${words(name, 'Row')} ${Number(at) + 1}`, find(fields, rest, row));
}

const within = (label: string, inside: Inside | undefined): Inside => ({
  ...inside,
  labels: [label, ...(inside?.labels ?? [])],
});

/** Payload makes a label of the name where a field has none. */
const words = (label: unknown, name: string): string => (typeof label === 'string' ? label : name);
