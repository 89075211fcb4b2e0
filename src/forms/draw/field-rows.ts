import { kindOf, type FieldKind, type FormField } from '../kinds';

/** Fields that stand beside each other: short texts in pairs, choices in threes. */
export interface FieldRow {
  readonly columns: FieldKind['columns'];
  readonly fields: readonly FormField[];
}

export interface FieldGroup {
  readonly heading: string | null;
  readonly text?: string;
  readonly rows: readonly FieldRow[];
}

/** Cuts a list where the key of its items changes. */
function runs<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key) {
  const found: { key: Key; items: Item[] }[] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (last && last.key === keyOf(item)) last.items.push(item);
    else found.push({ key: keyOf(item), items: [item] });
  }
  return found;
}

export function fieldGroups(fields: readonly FormField[]): FieldGroup[] {
  return runs(fields, (field) => field.group ?? null).map(({ key, items }) => ({
    heading: key,
    text: items[0]?.groupText,
    rows: runs(items, (field) => field.columns ?? kindOf(field).columns).map((run) => ({
      columns: run.key,
      fields: run.items,
    })),
  }));
}
