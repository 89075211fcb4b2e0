import type { CollectionConfig, Field } from 'payload';

/** The first picture of a document that stands in no group of its own. */
function pictureIn(fields: readonly Field[]): string | undefined {
  for (const field of fields) {
    if (field.type === 'upload') return field.name;
    const inside =
      field.type === 'tabs'
        ? field.tabs.flatMap((tab) => ('name' in tab ? [] : tab.fields))
        : field.type === 'row' || field.type === 'collapsible'
          ? field.fields
          : [];
    const found = pictureIn(inside);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * What a list shows of each document, also where one is picked: after its title its picture, and at
 * the end whether visitors see it, who changed it and when.
 */
export function columnsOf({ admin, fields }: CollectionConfig): string[] {
  const [title, ...others] = admin?.defaultColumns ?? [];
  const picture = pictureIn(fields);
  const columns = [title, picture, ...others, '_status', 'changedBy', 'updatedAt'];
  return [...new Set(columns.filter((column) => column !== undefined))];
}
