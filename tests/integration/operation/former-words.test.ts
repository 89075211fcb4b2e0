import { expect, test } from 'vitest';

import { schema } from '~/migrations/first/former-schema';
import { wordsInOneColumn } from '~/migrations/first/convert-words';

import { newDatabase } from '../../support/sites/new-database';

const { client } = await newDatabase('former_words');

const tables = ['navigation', 'small_words', 'forms', 'mails', 'cookie_question'].flatMap(
  (table): [string, string][] => [
    [table, ''],
    [`_${table}_v`, 'version_'],
  ],
);

/** What links were called before they were rows, which nothing reads. */
const isUnread = (column: string) =>
  /^(?:version_)?(?:menu_(?:home|industries|services|process|work|contact)|footer_(?:home|services|work|contact|privacy|terms|disclaimer|accessibility))$/.test(
    column,
  );

async function wordColumns(table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = $1 AND data_type = 'character varying'
       AND column_name !~ 'changed_by(_id)?$'`,
    [table],
  );
  return rows.map((row) => row.name);
}

const snake = (words: string) => words.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** By the names that their columns had. */
const columnsIn = (prefix: string, words: Record<string, Record<string, string>> | null) =>
  Object.fromEntries(
    Object.entries(words ?? {}).flatMap(([tab, texts]) =>
      Object.entries(texts).map(([word, text]) => [`${prefix}${snake(tab)}_${snake(word)}`, text]),
    ),
  );

test('every word of every page and version is in its one column, and nothing else is', async () => {
  await client.query(schema.join(';\n'));
  const written = new Map<string, Record<string, string>[]>();
  for (const [table] of tables) {
    const columns = await wordColumns(table);
    expect(columns.length).toBeGreaterThan(7);
    // With all words, with some, with empty ones, with none.
    const rows = [0, 1, 2, 3].map((row) =>
      Object.fromEntries(
        columns
          .filter((_, at) => row === 0 || (row === 1 && at % 3 === 0) || row === 2)
          .map((column) => [column, row === 2 ? '' : `“${column}” \\ 'of' ${row}`]),
      ),
    );
    for (const [at, row] of rows.entries())
      await client.query(
        `INSERT INTO ${table} (created_at${Object.keys(row)
          .map((column) => `, ${column}`)
          .join('')})
         VALUES ('2026-11-2${at}'${Object.keys(row)
           .map((_, index) => `, $${index + 1}`)
           .join('')})`,
        Object.values(row),
      );
    written.set(table, rows);
  }
  await client.query(wordsInOneColumn.join(';\n'));
  for (const [table, prefix] of tables) {
    const { rows } = await client.query<{ words: Record<string, Record<string, string>> | null }>(
      `SELECT ${prefix}words AS words FROM ${table} ORDER BY created_at`,
    );
    const read = written
      .get(table)
      ?.map((row) => Object.entries(row).filter(([column]) => !isUnread(column)));
    expect([table, rows.map(({ words }) => columnsIn(prefix, words))]).toEqual([
      table,
      read?.map((row) => Object.fromEntries(row)),
    ]);
    expect(await wordColumns(table)).toEqual([]);
  }
});
