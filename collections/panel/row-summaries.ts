import type { ArrayField, Block, CollectionConfig, Field, GlobalConfig, Tab } from 'payload';

/** As many can be taken in without folding. */
const fewRows = 2;

/**
 * Has each list of a form say what its rows are: folded, by their first words, in place of “Solution
 * card 02”. A list of more than a few rows of several fields begins folded.
 */
export const withRowSummaries = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map(summed),
});

export const withGlobalRowSummaries = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: global.fields.map(summed),
});

function summed(field: Field): Field {
  switch (field.type) {
    case 'tabs':
      return { ...field, tabs: field.tabs.map(summedTab) };
    case 'array':
      return summedList({ ...field, fields: field.fields.map(summed) });
    case 'blocks':
      return { ...field, blocks: field.blocks.map(summedBlock) };
    case 'group':
    case 'row':
    case 'collapsible':
      return { ...field, fields: field.fields.map(summed) };
    default:
      return field;
  }
}

const summedTab = (tab: Tab): Tab => ({ ...tab, fields: tab.fields.map(summed) });
const summedBlock = (block: Block): Block => ({ ...block, fields: block.fields.map(summed) });

function summedList(list: ArrayField): ArrayField {
  const shown = shownIn(list.fields);
  const says = shown
    .filter(({ type }) => type === 'text' || type === 'textarea')
    .map(({ name }) => name)
    .slice(0, 2);
  if (says.length === 0 || list.admin?.components?.RowLabel !== undefined) return list;
  const { maxRows = Infinity } = list;
  return {
    ...list,
    admin: {
      initCollapsed: maxRows > fewRows && shown.length > 1,
      ...list.admin,
      components: {
        ...list.admin?.components,
        RowLabel: { path: '/src/panel/blocks/block-label#RowWords', clientProps: { says } },
      },
    },
  };
}

/** The fields of a row that somebody sees. */
const shownIn = (fields: readonly Field[]): { name: string; type: Field['type'] }[] =>
  fields.flatMap((field) => {
    if (field.type === 'row' || field.type === 'collapsible') return shownIn(field.fields);
    if (!('name' in field) || field.type === 'ui') return [];
    return field.admin?.hidden === true ? [] : [{ name: field.name, type: field.type }];
  });
