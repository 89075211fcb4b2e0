import { schema } from './former-schema';

/** The pages of words and their tabs. The former release had each word in a column of its own. */
const pages: Readonly<Record<string, readonly string[]>> = {
  navigation: ['menu', 'footer', 'spoken'],
  small_words: [
    ...['everywhere', 'home', 'industries', 'work', 'machines', 'gallery', 'legal'],
    ...['not_found', 'drawings'],
  ],
  forms: ['contact', 'quote', 'both'],
  mails: ['contact', 'quote', 'password', 'both'],
  cookie_question: ['question'],
};

/** What links were called before they were rows: nothing reads it any more. */
const isUnread = (column: string) =>
  /^menu_(home|industries|services|process|work|contact)$/.test(column) ||
  /^footer_(home|services|work|contact|privacy|terms|disclaimer|accessibility)$/.test(column);

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const columnsOf = (table: string, tab: string) =>
  schema.flatMap((statement) => {
    const [, of, column = ''] =
      /^ALTER TABLE (\w+) ADD COLUMN (\w+) character varying$/.exec(statement) ?? [];
    return of === table && column.startsWith(`${tab}_`) ? [column] : [];
  });

const tables = Object.entries(pages).flatMap(([page, tabs]) =>
  [
    { table: page, prefix: '' },
    { table: `_${page}_v`, prefix: 'version_' },
  ].map(({ table, prefix }) => {
    const columns = tabs.flatMap((tab) =>
      columnsOf(table, prefix + tab).map((column) => {
        const name = camel(column.slice(`${prefix}${tab}_`.length));
        return { column, tab: camel(tab), name, isRead: !isUnread(column.slice(prefix.length)) };
      }),
    );
    return { table, prefix, columns };
  }),
);

/** The columns that are no more, as `navigation.menu_home`. */
export const droppedColumns = tables.flatMap(({ table, columns }) =>
  columns.map(({ column }) => `${table}.${column}`),
);

/** Puts the words of a page into one column (docs/decisions/23-words-as-content.md). */
export const wordsInOneColumn = tables.flatMap(({ table, prefix, columns }) => {
  const values = columns
    .filter(({ isRead }) => isRead)
    .map(({ column, tab, name }) => `('${tab}', '${name}', page."${column}")`);
  const drops = columns.map(({ column }) => `DROP COLUMN "${column}"`);
  return [
    `ALTER TABLE "${table}" ADD COLUMN "${prefix}words" jsonb`,
    `UPDATE "${table}" AS page SET "${prefix}words" = (
      SELECT jsonb_object_agg(tab, words) FROM (
        SELECT tab, jsonb_object_agg(name, text) AS words
        FROM (VALUES ${values.join(', ')}) AS word (tab, name, text)
        WHERE text IS NOT NULL GROUP BY tab
      ) AS tabs
    )`,
    `ALTER TABLE "${table}" ${drops.join(', ')}`,
  ];
});
